import { useId } from "react";
import { Link } from "react-router";
import { nameOf } from "#domain/content/kinds.ts";
import type { PageTitles, TitlesRow } from "#domain/content/titles/list-titles.server.ts";
import { StatusPill } from "../content/status-pill.tsx";
import { described, FieldBox, LetterCount } from "../parts/form/field-box.tsx";
import { nextRow, type RowAnswer, useRowSave } from "../parts/list/rows/row-saves.ts";
import { RowState } from "../parts/list/rows/row-state.tsx";
import { postJson, SIGNED_OUT } from "../parts/requests/fetch-json.ts";

type Texts = PageTitles & Record<string, string>;

/** As in `searchFields`. */
const MOST = { title: 70, description: 200 };

type Props = {
  line: TitlesRow;
  site: { home: string; company: string; siteTitle: string; description: string };
  rows: Map<string, () => Promise<boolean>>;
  onSaved: () => void;
};

export const TitleRow = ({ line, site, rows, onSaved }: Props) => {
  const { id, type, name, path, status, title, description } = line;
  const isLive = status === "live";
  const send = async (texts: Texts, base: Texts) => {
    const answer = await save(id, texts, base);
    if (answer.outcome === "saved" && isLive) onSaved();
    return answer;
  };
  const row = useRowSave<Texts>({ id, rows, start: { title, description }, send });
  const { texts, errors, change } = row;
  return (
    <li
      className="row-form"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || row.save()}
    >
      <div className="row-form-of">
        <Link className="entry-title" to={`/cms/edit/${id}`}>
          {name}
        </Link>
        <span className="entry-aside cut">
          {nameOf(type)} · {path}
        </span>
        <StatusPill status={row.state === "saved" && isLive ? "changed" : status} />
      </div>
      <Text
        label="Title"
        about={name}
        name="title"
        value={texts.title}
        error={errors.title}
        placeholder={path === site.home ? site.siteTitle : `${name} | ${site.company}`}
        onChange={(value) => change({ title: value })}
      />
      <Text
        label="Description"
        about={name}
        name="description"
        rows={3}
        value={texts.description}
        error={errors.description}
        placeholder={site.description}
        onChange={(value) => change({ description: value })}
      />
      <RowState {...row} saved={isLive ? "Saved as a draft" : "Saved in the draft"} />
    </li>
  );
};

type TextProps = {
  label: string;
  about: string;
  name: keyof PageTitles;
  rows?: number;
  value: string;
  error: string | undefined;
  placeholder: string;
  onChange: (value: string) => void;
};

const Text = ({ label, about, name, rows = 2, value, error, placeholder, onChange }: TextProps) => {
  const id = useId();
  return (
    <FieldBox id={id} label={label} error={error} note={<LetterCount text={value} max={MOST[name]} />}>
      <textarea
        id={id}
        name={name}
        className="input"
        aria-label={`${label} of “${about}”`}
        rows={rows}
        value={value}
        placeholder={placeholder}
        onKeyDown={nextRow}
        onChange={({ target }) => onChange(target.value.replace(/\n/g, " "))}
        {...described(id, { error })}
      />
    </FieldBox>
  );
};

const save = async (id: string, texts: Texts, base: Texts): Promise<RowAnswer<Texts>> => {
  const body = { texts, base };
  const answer = await postJson<RowAnswer<Texts> | null>(`/cms/titles/${id}`, body);
  if (answer.outcome === "signed-out") return { outcome: "refused", errors: { title: SIGNED_OUT }, again: true };
  if (answer.outcome === "answered" && answer.body) return answer.body;
  return { outcome: "refused", errors: { title: "It could not be saved. Try again" }, again: true };
};
