import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type Excerpt, excerptOf } from "../../search/excerpt.ts";
import { type Term, termsOf } from "../../search/search-words.ts";
import type { DocumentType } from "../document-types.ts";
import { storedData } from "../stored/read-stored.ts";
import { passagesIn } from "./keep-texts.server.ts";

type Row = Pick<
  Selectable<Tables["document"]>,
  "id" | "type" | "title" | "path" | "draft_revision" | "published_revision"
>;

/** What was looked for in its sentence, by document: in the draft, else in what visitors see. None for those whose title or address says it all. */
export const excerptsOf = async (database: Database, rows: Row[], search: string): Promise<Map<string, Excerpt>> => {
  const terms = termsOf(search);
  const asked = terms.length === 0 ? [] : rows.filter((row) => !isNamed(row, search));
  const inDrafts = await foundIn(database, asked, "draft_revision", terms);
  const others = asked.filter(
    ({ id, draft_revision: draft, published_revision: live }) => !inDrafts.has(id) && draft !== live,
  );
  const onSite = await foundIn(database, others, "published_revision", terms);
  for (const [id, excerpt] of onSite)
    inDrafts.set(id, { ...excerpt, where: `On the site, not in the draft: ${excerpt.where}` });
  return inDrafts;
};

type Version = "draft_revision" | "published_revision";

const foundIn = async (database: Database, rows: Row[], version: Version, terms: Term[]) => {
  const revisions = rows.flatMap((row) => row[version] ?? []);
  const excerpts = new Map<string, Excerpt>();
  if (revisions.length === 0) return excerpts;
  const stored = await database
    .selectFrom("revision")
    .innerJoin("document", "document.id", "revision.document_id")
    .select(["document.id", "document.type", "data", "shape"])
    .where("revision.id", "in", revisions)
    .execute();
  for (const { id, ...revision } of stored) {
    const excerpt = excerptOf(passagesIn(revision.type as DocumentType, storedData(revision)), terms);
    if (excerpt) excerpts.set(id, excerpt);
  }
  return excerpts;
};

const isNamed = ({ title, path }: Row, search: string): boolean => {
  const name = `${title} ${path ?? ""}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
};
