import { Form, useSubmit } from "react-router";
import { type DocumentStatus, statuses } from "#domain/content/document-status.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { sorts } from "#domain/content/lists/document-sorts.ts";
import type { KnownTag } from "#domain/content/lists/known-tags.server.ts";
import type { DocumentFilter, DocumentList } from "#domain/content/lists/list-documents.server.ts";
import { keysOf } from "#domain/keys-of.ts";
import { FIRST_LANGUAGE, type Language } from "#domain/languages.ts";
import { type Chip, Chips, SearchForm, useUrlControl } from "../../parts/list/filters.tsx";
import { LanguageChips } from "../../parts/list/language-chips.tsx";
import { useFilterLink } from "../../parts/list/use-filter-link.ts";

type Props = {
  type: DocumentType;
  filter: DocumentFilter;
  counts: DocumentList["counts"];
  found: number;
  tags: KnownTag[];
};

const always: DocumentStatus[] = ["live", "draft"];

export const ListTools = ({ type, filter, counts, found, tags }: Props) => {
  const linkTo = useFilterLink(kinds[type].listPath);
  const shown = keysOf(statuses).filter(
    (status) => counts[status] > 0 || always.includes(status) || filter.status === status,
  );
  const chip = (status: DocumentStatus | null): Chip => {
    const key = status ?? "all";
    const name = status ? statuses[status] : "All";
    return {
      key,
      name,
      count: counts[key],
      isOn: filter.status === status && !filter.samples,
      to: linkTo({ status: status ?? "", samples: "" }),
    };
  };
  const to = linkTo({ status: "", samples: "yes" });
  const sample: Chip = { key: "samples", name: "Samples", count: counts.samples, isOn: filter.samples ?? false, to };
  const samples = counts.samples > 0 || filter.samples ? [sample] : [];
  return (
    <div className="tools">
      <Search type={type} filter={filter} found={found} />
      <Chips chips={[...[null, ...shown].map(chip), ...samples]} />
      <LanguageChips here={kinds[type].listPath} language={filter.language ?? FIRST_LANGUAGE} />
      <Sort type={type} filter={filter} tags={tags} />
    </div>
  );
};

const hasLanguage = (filter: DocumentFilter): filter is DocumentFilter & { language: Language } =>
  filter.language !== undefined && filter.language !== FIRST_LANGUAGE;

const Search = ({ type, filter, found }: Omit<Props, "counts" | "tags">) => (
  <SearchForm
    action={kinds[type].listPath}
    words={filter.search}
    found={found}
    label={`Search ${kinds[type].one}s`}
    kept={[
      ...(filter.status ? [["status", filter.status] as const] : []),
      ...(hasLanguage(filter) ? [["language", filter.language] as const] : []),
      ...(filter.tag ? [["tag", filter.tag] as const] : []),
      ...(filter.samples ? [["samples", "yes"] as const] : []),
      ["sort", filter.sort],
    ]}
  />
);

const Sort = ({ type, filter, tags }: Pick<Props, "type" | "filter" | "tags">) => {
  const submit = useSubmit();
  const shown = useUrlControl<HTMLSelectElement>(filter.sort);
  const shownTag = useUrlControl<HTMLSelectElement>(filter.tag ?? "");
  const names = keysOf(sorts).filter((name) => name !== "order" || kinds[type].ordered);
  return (
    <Form className="sorter" action={kinds[type].listPath} onChange={(event) => submit(event.currentTarget)}>
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      {hasLanguage(filter) && <input type="hidden" name="language" value={filter.language} />}
      {filter.samples && <input type="hidden" name="samples" value="yes" />}
      {filter.search && <input type="hidden" name="q" value={filter.search} />}
      {tags.length > 0 && (
        <select className="select" name="tag" ref={shownTag} defaultValue={filter.tag ?? ""} aria-label="With the tag">
          <option value="">All tags</option>
          {tags.map(({ slug, name, documents }) => (
            <option key={slug} value={slug}>
              {name} ({documents})
            </option>
          ))}
        </select>
      )}
      <select className="select" name="sort" ref={shown} defaultValue={filter.sort} aria-label="Sort by">
        {names.map((name) => (
          <option key={name} value={name}>
            {sorts[name]}
          </option>
        ))}
      </select>
    </Form>
  );
};
