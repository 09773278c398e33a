import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type Excerpt, excerptOf } from "../../search/excerpt.ts";
import { termsOf } from "../../search/search-words.ts";
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
  const revisions = asked.flatMap((row) => [row.draft_revision ?? [], row.published_revision ?? []].flat());
  if (revisions.length === 0) return new Map();
  const stored = await database
    .selectFrom("revision")
    .select(["id", "data", "shape"])
    .where("id", "in", [...new Set(revisions)])
    .execute();
  const found = (type: string, revision: string | null) => {
    const row = stored.find(({ id }) => id === revision);
    return row ? excerptOf(passagesIn(type as DocumentType, storedData({ type, ...row })), terms) : null;
  };
  return new Map(
    asked.flatMap(({ id, type, draft_revision, published_revision }) => {
      const excerpt = found(type, draft_revision) ?? onSite(found(type, published_revision));
      return excerpt ? [[id, excerpt] as const] : [];
    }),
  );
};

const isNamed = ({ title, path }: Row, search: string): boolean => {
  const name = `${title} ${path ?? ""}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
};

const onSite = (excerpt: Excerpt | null): Excerpt | null =>
  excerpt && { ...excerpt, where: `On the site, not in the draft: ${excerpt.where}` };
