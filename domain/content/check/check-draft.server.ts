import type { Database } from "#platform/database/database.ts";
import { summarize } from "../document-summary.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { revisionData } from "../find-document.server.ts";
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

/** True when there is an error, so that the draft can't be published. */
export const isBlocked = ({ issues }: Check): boolean => issues.some(({ level }) => level === "error");

type Row = { id: string; type: DocumentType; draft_revision: string | null };

/** Checks the newest draft of a document as visitors would meet it. Inside a transaction, hand in that. */
export const checkDraft = async (database: Database, row: Row): Promise<Check> => {
  const data = row.draft_revision ? await revisionData(database, row.draft_revision) : {};
  const { path } = summarize(row.type, data);
  const found = [
    ...schemaIssues(row.type, data),
    ...checkTexts(documentTypes[row.type], data),
    ...(await addressIssues(database, row, path)),
    ...(await checkLinks(database, path, data)),
    ...(await checkPictures(database, data)),
    ...checkHeadings(data),
    ...checkSearch(data),
  ];
  const issues = [
    ...found.filter(({ level }) => level === "error"),
    ...found.filter(({ level }) => level === "warning"),
  ];
  return { issues, links: linksIn(data).length };
};

const schemaIssues = (type: DocumentType, data: object): Issue[] => {
  const parsed = documentTypes[type].safeParse(data);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => {
    const field = path.map(String).join(".");
    return {
      level: "error",
      field,
      title: `${fieldName(documentTypes[type], path, data)}: ${lower(message)}`,
      text: "",
    };
  });
};

/** "This field is required" after the name of the field. */
const lower = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

const addressIssues = async (database: Database, row: Row, path: string | null): Promise<Issue[]> => {
  if (!path) return [];
  const other = await database
    .selectFrom("document")
    .select("title")
    .where("path", "=", path)
    .where("id", "!=", row.id)
    .where("published_revision", "is not", null)
    .executeTakeFirst();
  if (!other) return [];
  return [
    { level: "error", field: "path", title: `The address ${path} is taken`, text: `“${other.title}” is live there.` },
  ];
};
