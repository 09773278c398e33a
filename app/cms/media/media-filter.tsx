import { Form, useSearchParams, useSubmit } from "react-router";
import { allTypes, kinds } from "#domain/content/kinds.ts";
import { keysOf } from "#domain/keys-of.ts";
import type { PictureTag } from "#domain/media/library/tag-pictures.server.ts";
import { isPictureFilter, type PictureFilter, pictureFilters } from "#domain/media/picture.ts";
import { Chips, SearchForm, useUrlControl } from "../parts/list/filters.tsx";
import { searchIn, tagIn } from "../parts/list/query-in.ts";

type Filter = { filter: PictureFilter; tag?: string; where?: string };
type Props = Filter & { counts: Record<PictureFilter, number>; at?: string; known?: PictureTag[] };

export const MediaFilter = ({ counts, filter, tag, where, at = "/cms/media", known = [] }: Props) => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  return (
    <div className="list-filter">
      <SearchForm
        action={at}
        words={words}
        found={counts[filter]}
        label={at === "/cms/media" ? "Search pictures and files" : "Search pictures"}
        placeholder="Search name or text…"
        kept={[...new URLSearchParams(queryOf({ filter, tag, where }))]}
      />
      <Chips
        chips={filtersAt(at).map((key) => ({
          key,
          name: pictureFilters[key],
          count: counts[key],
          isOn: key === filter,
          to: `${at}?${queryOf({ words, filter: key, tag, where })}`,
        }))}
      />
      {at === "/cms/media" && <Narrow {...{ filter, tag, where, known, words }} />}
    </div>
  );
};

const filtersAt = (at: string): PictureFilter[] =>
  keysOf(pictureFilters).filter((key) => key !== "files" || at === "/cms/media");

const queryOf = ({ words = "", filter, tag, where }: Filter & { words?: string }): string => {
  const all = { q: words, show: filter === "all" ? "" : filter, tag, in: where };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
};

type NarrowProps = Filter & { known: PictureTag[]; words: string };

/** By tag, and by what shows it. */
const Narrow = ({ filter, tag, where, known, words }: NarrowProps) => {
  const submit = useSubmit();
  const shownTag = useUrlControl<HTMLSelectElement>(tag ?? "");
  const shownIn = useUrlControl<HTMLSelectElement>(where ?? "");
  return (
    <Form className="sorter" action="/cms/media" onChange={(event) => submit(event.currentTarget)}>
      {[...new URLSearchParams(queryOf({ filter, words }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {known.length > 0 && (
        <select className="select" name="tag" ref={shownTag} defaultValue={tag ?? ""} aria-label="With the tag">
          <option value="">All tags</option>
          {known.map(({ slug, name, pictures }) => (
            <option key={slug} value={slug}>
              {name} ({pictures})
            </option>
          ))}
        </select>
      )}
      <select className="select" name="in" ref={shownIn} defaultValue={where ?? ""} aria-label="Used in">
        <option value="">Used anywhere or not</option>
        {allTypes.map((type) => (
          <option key={type} value={type}>
            Used in {kinds[type].all}
          </option>
        ))}
      </select>
    </Form>
  );
};

export const filterIn = (params: URLSearchParams): Filter & { search: string } => {
  const show = params.get("show") ?? "";
  const where = params.get("in");
  return {
    filter: isPictureFilter(show) ? show : "all",
    search: searchIn(params),
    tag: tagIn(params),
    where: allTypes.find((type) => type === where),
  };
};
