import { useId } from "react";
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { LONGEST_ALT, type PictureItem } from "#domain/media/picture.ts";
import { described, FieldBox, LetterCount } from "../../parts/form/field-box.tsx";
import { nextRow, type RowAnswer, useRowSave } from "../../parts/list/rows/row-saves.ts";
import { RowState } from "../../parts/list/rows/row-state.tsx";
import { postJson, SIGNED_OUT } from "../../parts/requests/fetch-json.ts";
import type { DescribeAnswer } from "../details/change.ts";
import { kindText } from "../picture-parts.tsx";

type Props = { picture: PictureItem; rows: Map<string, () => Promise<boolean>> };

export const TextRow = ({ picture, rows }: Props) => {
  const { id: picked, name, type, width, height } = picture;
  const id = useId();
  const row = useRowSave<Alt>({
    id: picked,
    rows,
    start: { alt: picture.alt },
    send: (texts, base) => save(picture, texts, base),
  });
  const { alt } = row.texts;
  const error = row.errors.alt;
  return (
    <li className="row-form row-form-picture" onBlur={row.save}>
      <span className="framed row-form-view">
        <Picture picture={{ ...picture, alt: "" }} sizes="120px" />
      </span>
      <div className="row-form-of">
        <Link className="entry-title" to={`/cms/media/${picked}`}>
          {name}
        </Link>
        <span className="entry-aside num">
          {kindText(type)} · {width} × {height}
        </span>
      </div>
      <FieldBox id={id} label="Alternative text" error={error} note={<LetterCount text={alt} max={LONGEST_ALT} />}>
        <textarea
          id={id}
          name="alt"
          className="input"
          aria-label={`Alternative text of “${name}”`}
          rows={2}
          value={alt}
          onKeyDown={nextRow}
          onChange={({ target }) => row.change({ alt: target.value.replace(/\n/g, " ") })}
          {...described(id, { error })}
        />
      </FieldBox>
      <RowState {...row} saved="Saved, live" />
    </li>
  );
};

type Alt = { alt: string };

const save = async ({ id }: PictureItem, { alt }: Alt, base: Alt): Promise<RowAnswer<Alt>> => {
  const body = new URLSearchParams({ alt, baseAlt: base.alt });
  const answer = await postJson<DescribeAnswer | null>(`/cms/media/${id}/describe`, body);
  if (answer.outcome === "signed-out") return { outcome: "refused", errors: { alt: SIGNED_OUT }, again: true };
  const { saved, errors, stale } = (answer.outcome === "answered" && answer.body) || { saved: false };
  if (saved) return { outcome: "saved" };
  if (stale !== undefined) return { outcome: "stale", theirs: { alt: stale } };
  const said = errors?.alt;
  return { outcome: "refused", errors: { alt: said ?? "It could not be saved. Try again" }, again: !said };
};
