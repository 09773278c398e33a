import { useState } from "react";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { listTitles, TITLES_PER_PAGE } from "#domain/content/titles/list-titles.server.ts";
import { pageTypes, type TitlesFilter, titlesFilters } from "#domain/content/titles/titles-filter.ts";
import { FIRST_LANGUAGE, inLanguage, knownLanguage } from "#domain/languages.ts";
import { LeaveGuard } from "../parts/dialog/leave-guard.tsx";
import { FilterChips, TypeChips } from "../parts/list/filter-chips.tsx";
import { SearchForm } from "../parts/list/filters.tsx";
import { LanguageChips } from "../parts/list/language-chips.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { searchIn } from "../parts/list/query-in.ts";
import { readPage } from "../parts/list/read-page.ts";
import { useUnsavedRows } from "../parts/list/rows/row-saves.ts";
import { BarButton, SelectionBar } from "../parts/list/rows/selection-bar.tsx";
import { Blank } from "../parts/panel.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/titles";
import { TitleRow } from "./title-row.tsx";

export const loader = forStaff(async (platform, member, { url }: Route.LoaderArgs) => {
  const filter = filterIn(url.searchParams);
  const list = await readPage(url.searchParams, (page) => listTitles(platform, member, { ...filter, page }));
  const { settings, seo } = (await publishedSite(platform, filter.language)).filled;
  const home = inLanguage(filter.language, "/");
  const site = { home, company: settings.company.name, siteTitle: seo.siteTitle, description: seo.description };
  const here = url.pathname + url.search;
  return { ...list, ...filter, perPage: TITLES_PER_PAGE, site, here };
});

export default function Titles({ loaderData }: Route.ComponentProps) {
  const { rows: lines, counts, language, filter, search, type, total, pages, site, here } = loaderData;
  const { rows, loses, save } = useUnsavedRows();
  const [saved, setSaved] = useState<string[]>([]);
  const publishable = saved.filter((id) => lines.some((line) => line.id === id));
  return (
    <Screen
      title="Titles & descriptions"
      sub="What pages tell search engines. A line saves itself as a draft when you leave it; Enter leads to the next one."
    >
      <LeaveGuard loses={loses} save={save} />
      <div className="list-filter">
        <SearchForm
          action="/cms/titles"
          words={search}
          found={total}
          label="Search pages"
          kept={[
            ...(type ? [["type", type] as const] : []),
            ...(filter === "all" ? [] : [["show", filter] as const]),
            ...(language === FIRST_LANGUAGE ? [] : [["language", language] as const]),
          ]}
        />
        <FilterChips here="/cms/titles" names={titlesFilters} counts={counts} filter={filter} />
        <TypeChips here="/cms/titles" types={pageTypes} type={type} />
        <LanguageChips here="/cms/titles" language={language} />
      </div>
      {lines.length === 0 ? (
        <Blank className="panel blank" title="None" text="No page is without it, or none has these words." />
      ) : (
        <section className="panel" aria-label="Pages">
          <ul className="row-forms" data-rows>
            {lines.map((line) => (
              <TitleRow
                key={line.id}
                line={line}
                site={site}
                rows={rows}
                onSaved={() => setSaved((now) => [...new Set([...now, line.id])])}
              />
            ))}
          </ul>
          {pages > 1 && <Pager {...loaderData} />}
        </section>
      )}
      {publishable.length > 0 && (
        <SelectionBar
          ids={publishable}
          fields={{ back: here }}
          label="With what was saved here"
          said={`${publishable.length} saved here, not live yet`}
          action="/cms/content/publish"
        >
          <BarButton name={publishable.length === 1 ? "Publish it" : "Publish them"} icon="upload" />
        </SelectionBar>
      )}
    </Screen>
  );
}

const filterIn = (params: URLSearchParams) => {
  const show = params.get("show") ?? "";
  return {
    language: knownLanguage(params.get("language")),
    type: pageTypes.find((one) => one === params.get("type")) ?? null,
    filter: Object.hasOwn(titlesFilters, show) ? (show as TitlesFilter) : ("all" as const),
    search: searchIn(params),
  };
};
