import type { Database } from "#platform/database/database.ts";
import { summarize } from "../document-summary.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { revisionData } from "../find-document.server.ts";
import { checkContrast } from "./check-contrast.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkLinks } from "./check-links.server.ts";
import { checkPictures } from "./check-pictures.server.ts";
import { checkSearch } from "./check-search.ts";
import { checkTexts } from "./check-texts.ts";
import { fieldName } from "./field-name.ts";
import type { Issue } from "./issue.ts";
import { linksIn } from "./links-in.ts";

/** What the check before publishing found, errors first, and how many links it followed. */
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

/** `draft` is what `goLive` takes; null when there are errors. */
export type Verdict = { check: Check; draft: CheckedDraft | null };

/**
 * The one gate to the public: everything that stands in the way of making this revision of a document live, as visitors
 * would meet it. Hand in the transaction that publishes. Throws when there is no such revision.
 */
export const canGoLive = async (
  database: Database,
  { id, type }: { id: string; type: DocumentType },
  revision: string,
): Promise<Verdict> => {
  const data = await revisionData(database, revision);
  const parsed = documentTypes[type].safeParse(data);
  const found = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => schemaIssue(type, data, issue))),
    ...checkTexts(documentTypes[type], data),
    ...(await checkAddress(database, id, summarize(type, parsed.data ?? data).path)),
    ...(await checkLinks(database, summarize(type, data).path, data)),
    ...(await checkPictures(database, data)),
    ...checkHeadings(data),
    ...checkSearch(data),
    ...(parsed.success && "colours" in parsed.data ? checkContrast(parsed.data) : []),
  ];
  const errors = found.filter(({ level }) => level === "error");
  const issues = [...errors, ...found.filter(({ level }) => level === "warning")];
  const content = parsed.success && errors.length === 0 ? { document: id, type, revision, data: parsed.data } : null;
  return { check: { issues, links: linksIn(data).length }, draft: content && new CheckedDraft(content) };
};

const schemaIssue = (type: DocumentType, data: object, { path, message }: SchemaIssue): Issue => {
  const name = fieldName(documentTypes[type], path, data);
  const title = `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return { level: "error", field: path.map(String).join("."), title, text: "", message };
};

type SchemaIssue = { path: PropertyKey[]; message: string };

const checkAddress = async (database: Database, id: string, path: string | null): Promise<Issue[]> => {
  if (!path) return [];
  const other = await database
    .selectFrom("document")
    .select("title")
    .where("path", "=", path)
    .where("id", "!=", id)
    .where("published_revision", "is not", null)
    .executeTakeFirst();
  if (!other) return [];
  return [
    { level: "error", field: "path", title: `The address ${path} is taken`, text: `“${other.title}” is live there.` },
  ];
};
