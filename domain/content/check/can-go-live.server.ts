import type { Database } from "#platform/database/database.ts";
import { type Language, languageAt, languages } from "../../languages.ts";
import { endOfDay } from "../../time/local-time.server.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { prefixIn } from "../fields/kinds/address.ts";
import { type FoundLink, fieldsIn, linksIn } from "../form/fields-in.ts";
import { checkSchema } from "../form/issues.ts";
import { kinds } from "../kinds.ts";
import { fillNames } from "../names.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import { isOpen } from "../published/published-site.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { liveNames } from "../texts/live-names.server.ts";
import { checkAuthor } from "./check-author.server.ts";
import { checkLinks } from "./check-links.server.ts";
import { checkFiles, checkPictures } from "./check-media.server.ts";
import { checkSamples } from "./check-samples.server.ts";
import {
  checkEmptyParts,
  checkExamples,
  checkGaps,
  checkGone,
  checkHeadings,
  checkSearch,
  schemaIssues,
} from "./check-texts.ts";
import { error, type Issue } from "./issue.ts";

/** `links`: how many stay on this site, or call or mail somebody. */
export type Check = { issues: Issue[]; links: number };

type Content = { document: string; type: DocumentType; revision: string; data: object };

/** A revision without errors, its data completed by the schema. The class stays in this module, so nobody else can make one. */
class CheckedDraft {
  readonly #content: Content;
  constructor(content: Content) {
    this.#content = content;
  }
  get content(): Content {
    return this.#content;
  }
}

export type { CheckedDraft };

/** `path` is where it would be live, null where the document has no address; `elsewhere` its links to other sites. */
export type Verdict = { check: Check; path: string | null; elsewhere: FoundLink[]; draft: CheckedDraft | null };

/** The one gate to the public, for the transaction that publishes: what stands in a revision's way. `at`: when it would go live, in ms since 1970. Throws where there is no such revision. */
export const canGoLive = async (
  database: Database,
  { id, type, language }: { id: string; type: DocumentType; language: Language },
  revision: string,
  at: number,
): Promise<Verdict> => {
  const data = await revisionData(database, revision);
  const checked = checkSchema(type, data);
  const fields = fieldsIn(type, data);
  const { path, endsOn } = summarize(type, checked.data ?? data);
  const found = [
    ...schemaIssues(checked.issues, fields),
    ...checkGaps(fields),
    ...checkExamples(fields),
    ...checkEmptyParts(fields),
    ...(await checkAddress(database, { id, language }, path)),
    ...(await checkLanguage(database, { type, language })),
    ...(await checkLinks(database, { type, path, data })),
    ...(await checkPictures(database, fields)),
    ...(await checkAuthor(database, data)),
    ...(await checkFiles(database, fields)),
    ...(await checkSamples(database, { id, type, revision }, checked.data)),
    ...checkGone(fields),
    ...checkHeadings(fields),
    ...checkSearch(fillNames(data, (await liveNames(database, language)).values)),
    ...checkEnd(endsOn, at),
  ];
  const errors = found.filter(({ level }) => level === "error");
  const issues = [...errors, ...found.filter(({ level }) => level === "warning")];
  const content = checked.data && errors.length === 0 ? { document: id, type, revision, data: checked.data } : null;
  const links = linksIn(type, data);
  const elsewhere = links.filter(({ href }) => /^https?:/.test(href));
  const check = { issues, links: links.length - elsewhere.length };
  return { check, path, elsewhere, draft: content && new CheckedDraft(content) };
};

const checkEnd = (endsOn: string | null | undefined, at: number): Issue[] => {
  const end = endsOn ? endOfDay(endsOn) : null;
  if (end === null || end > at) return [];
  return [error("endsOn", "Its last day is over", "Give it a later one, or none.")];
};

/** What stands on every page comes first. */
const checkLanguage = async (
  database: Database,
  { type, language }: { type: DocumentType; language: Language },
): Promise<Issue[]> => {
  if (kinds[type].single || (await isOpen(database, language))) return [];
  const { name } = languages[language];
  const message = `Translate Settings and SEO Settings into ${name} and publish them: they stand on every page.`;
  return [{ ...error("", `The site isn't in ${name} yet`, message), ofOthers: true }];
};

const checkAddress = async (
  database: Database,
  { id, language }: { id: string; language: Language },
  path: string | null,
): Promise<Issue[]> => {
  if (!path) return [];
  if (languageAt(path) !== language)
    return [error("path", "The address is that of another language", `Start with ${prefixIn(language, "")}`)];
  const other = await liveDocuments(database)
    .select("title")
    .where("path", "=", path)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (!other) return [];
  return [{ ...error("path", `The address ${path} is taken`, `“${other.title}” is live there.`), ofOthers: true }];
};
