import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { documentTypes } from "../content/document-types.ts";
import { tagsKind } from "../content/fields/kinds/tags.ts";
import { allTypes, kinds } from "../content/kinds.ts";
import { fillNames } from "../content/names.ts";
import { published, toPublished } from "../content/published/published-document.server.ts";
import { passagesShown } from "../content/texts/keep-texts.server.ts";
import { collectionOf, inLanguage, type Language } from "../languages.ts";
import { excerptOf, type Part } from "../search/excerpt.ts";
import { askIndex, liveTexts } from "../search/search-index.server.ts";
import type { Term } from "../search/search-words.ts";
import { holdsWords } from "../sql.server.ts";

/** A page that visitors can open, with the sentence that says what they looked for. */
export type SiteHit = { path: string; title: string; kind: string; parts: Part[] };

/** `some`: no page says all of the words, these say one of them. */
export type FoundPages = { hits: SiteHit[]; some: boolean };

const MOST_HITS = 20;
/** Texts that are looked at for one search, however many say a common word: what bounds its cost. */
const MOST_TEXTS = 400;

/**
 * Live pages in a language that hold what `terms` ask for, 20 at most. Those with most of it in the title come
 * first; then services; pages and case studies; positions; posts, newest first. `names` fill what texts name in braces.
 */
export const findPages = async (
  database: Database,
  { language, names }: { language: Language; names: Record<string, string> },
  asked: Term[],
): Promise<FoundPages> => {
  const terms = asked.map(wholeIfShort).map(withSingular);
  const ask = (any: boolean) => askIndex(database, (indexes) => idsOf(indexes, language, terms, any));
  const found = await ask(false);
  const some = found.length === 0 && terms.length > 1;
  const ids = some ? await ask(true) : found;
  return { hits: await hitsOf(database, ids, terms, names), some };
};

/** A letter or two begin thousands of words, each of which would be looked up. */
const wholeIfShort = (term: Term): Term => ({ ...term, whole: term.whole || term.words.join("").length < 3 });

/** "jobs" as "job", which may go on: pages that speak of one are found too. Not what ends like "access", "status" or "analysis". */
const PLURAL = /(?<=..[^isu])s$/;

const withSingular = ({ words, whole }: Term): Term => ({
  words: words.map((word, at) => (at === words.length - 1 && !whole ? word.replace(PLURAL, "") : word)),
  whole,
});

const ownPage = allTypes.filter((type) => kinds[type].shown === "own-page");

const idsOf = async (database: Database, language: Language, terms: Term[], any: boolean): Promise<string[]> => {
  const said = database
    .with(
      (cte) => cte("said").materialized(),
      () => liveTexts(database, terms, { most: MOST_TEXTS, any, language }),
    )
    .selectFrom((e) => e.selectFrom("said").selectAll().limit(MOST_TEXTS).as("some"))
    .innerJoin("document", (join) =>
      join.onRef("document.id", "=", "some.document_id").onRef("document.published_revision", "=", "some.revision"),
    )
    .where("document.deleted_at", "is", null)
    .where("document.language", "=", language)
    .where("document.type", "in", ownPage);
  const titled = terms.flatMap(({ words }) => words).map((word) => holdsWords(word, ["title"]));
  const inTitle = sql.join(
    titled.map((holds) => sql`case when ${holds} then 1 else 0 end`),
    sql` + `,
  );
  const rows = await said
    .select(["document.id"])
    .orderBy(sql`(${inTitle})`, "desc")
    .orderBy(sql`case document.type when 'service' then 0 when 'position' then 2 when 'post' then 3 else 1 end`)
    .orderBy(sql`coalesce(document.shown_on, '')`, "desc")
    .orderBy(sql`case when document.path = ${inLanguage(language, "/")} then 1 else 0 end`)
    .orderBy("document.path")
    .limit(MOST_HITS)
    .execute();
  return rows.map(({ id }) => id);
};

type Filled = { title: string; search: { title: string; description: string }; tags?: string[] };

/** Each with a sentence of its page: what only names the page, its titles and tags, is none. */
const hitsOf = async (
  database: Database,
  ids: string[],
  terms: Term[],
  names: Record<string, string>,
): Promise<SiteHit[]> => {
  if (ids.length === 0) return [];
  const rows = await published(database).where("document.id", "in", ids).execute();
  const hits = rows
    .filter(({ type }) => type in documentTypes)
    .map((row) => {
      const { id, type, language, path, data } = toPublished(row);
      const filled = fillNames(data, names) as Filled;
      const labels = [filled.title, filled.search.title, tagsKind.text?.(filled.tags)];
      const passages = passagesShown(type, filled).filter(({ text }) => !labels.includes(text));
      const parts = excerptOf(passages, terms)?.parts ?? [{ text: filled.search.description, hit: false }];
      return { id, hit: { path, title: filled.title, kind: collectionOf(type, language)?.name ?? "", parts } };
    });
  return ids.flatMap((id) => hits.find((one) => one.id === id)?.hit ?? []);
};
