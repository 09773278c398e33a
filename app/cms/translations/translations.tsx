import { Link } from "react-router";
import { allTypes, editorPath, nameOf } from "#domain/content/kinds.ts";
import {
  listTranslations,
  TRANSLATIONS_PER_PAGE,
  type TranslationsRow,
} from "#domain/content/translation/states/list-translations.server.ts";
import { isTranslationFilter, translationFilters } from "#domain/content/translation/states/translation-state.ts";
import { keysOf } from "#domain/keys-of.ts";
import { allLanguages, languages } from "#domain/languages.ts";
import { FilterChips, TypeChips } from "../parts/list/filter-chips.tsx";
import { SearchForm } from "../parts/list/filters.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { searchIn } from "../parts/list/query-in.ts";
import { readPage } from "../parts/list/read-page.ts";
import { Blank } from "../parts/panel.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/translations";
import { LanguageState } from "./language-state.tsx";

export const loader = forStaff(async (platform, member, { url: { searchParams } }: Route.LoaderArgs) => {
  const show = searchParams.get("show") ?? "";
  const filter = {
    type: allTypes.find((type) => type === searchParams.get("type")) ?? null,
    filter: isTranslationFilter(show) ? show : ("all" as const),
    search: searchIn(searchParams),
  };
  const list = await readPage(searchParams, (page) => listTranslations(platform, member, { ...filter, page }));
  return { ...list, ...filter, perPage: TRANSLATIONS_PER_PAGE };
});

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { rows, counts, filter, search, type, types, total, pages } = loaderData;
  const kept = [...(type ? [["type", type] as const] : []), ...(filter === "all" ? [] : [["show", filter] as const])];
  return (
    <Screen title="Translations" sub="Every document in every language of the site, and what its original says anew.">
      <div className="list-filter tongues-filter">
        <SearchForm action="/cms/translations" words={search} found={total} label="Search documents" kept={kept} />
        <FilterChips
          here="/cms/translations"
          names={translationFilters}
          keys={keysOf(translationFilters).filter((key) => key !== "alone" || counts.alone > 0 || filter === "alone")}
          counts={counts}
          filter={filter}
        />
        <TypeChips here="/cms/translations" types={types} type={type} />
      </div>
      {rows.length === 0 ? (
        <Blank className="panel blank" title="None" text="No document stands like that, or none has these words." />
      ) : (
        <section className="panel" aria-label="Documents by language">
          <Table rows={rows} />
          {pages > 1 && <Pager {...loaderData} />}
        </section>
      )}
    </Screen>
  );
}

const Table = ({ rows }: { rows: TranslationsRow[] }) => (
  <table className="tongues">
    <caption className="visually-hidden">Documents by language</caption>
    <thead>
      <tr>
        <th scope="col">Document</th>
        {allLanguages.map((language) => (
          <th key={language} scope="col" lang={languages[language].locale}>
            {languages[language].name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

const Row = ({ row: { id, type, title, isGone, languages: all } }: { row: TranslationsRow }) => (
  <tr>
    <th scope="row">
      {isGone ? (
        <span className="entry-title cut">{title}</span>
      ) : (
        <Link className="entry-title cut" to={editorPath(type, id)}>
          {title}
        </Link>
      )}
      <span className="entry-aside cut">{nameOf(type)}</span>
    </th>
    {all.map((one) => (
      <td key={one.language}>
        <span className="tongue-name" lang={languages[one.language].locale} aria-hidden="true">
          {languages[one.language].name}
        </span>
        <LanguageState original={id} type={type} title={title} one={one} />
      </td>
    ))}
  </tr>
);
