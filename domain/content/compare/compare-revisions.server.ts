import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";
import { formOf } from "../form/document-form.ts";
import { picturesIn, referencesIn } from "../form/fields-in.ts";
import { compareData, type FieldChange } from "./compare-data.ts";

export type ComparedRevision = { id: string; number: number; at: number; author: string | null; note: string };

export type Comparison = { before: ComparedRevision; after: ComparedRevision; changes: FieldChange[] };

/** What differs between two revisions of a document, given by their ids, in words. Null when one is not of this document. */
export const compareRevisions = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { document, before, after }: { document: string; before: string; after: string },
): Promise<Comparison | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const [a, b] = await Promise.all([before, after].map((id) => revisionOf(database, document, id)));
  if (!a || !b) return null;
  const [dataA, dataB] = [JSON.parse(a.data), JSON.parse(b.data)];
  const names = await namesOf(database, row.type, [dataA, dataB]);
  const changes = compareData(formOf(row.type), dataA, dataB, (id) => names.get(id) ?? id);
  return { before: withoutData(a), after: withoutData(b), changes };
};

const withoutData = ({ data: _, ...rest }: ComparedRevision & { data: string }): ComparedRevision => rest;

const revisionOf = (database: Database, document: string, id: string) =>
  database
    .selectFrom("revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.id", "number", "revision.created_at as at", "staff.name as author", "note", "data"])
    .where("revision.id", "=", id)
    .where("document_id", "=", document)
    .executeTakeFirst();

const namesOf = async (database: Database, type: DocumentType, both: object[]): Promise<Map<string, string>> => {
  const pictures = both.flatMap((data) => picturesIn(type, data));
  const ids = both.flatMap((data) => referencesIn(type, data));
  const [media, documents] = await Promise.all([
    pictures.length === 0
      ? []
      : database.selectFrom("media").select(["id", "alt"]).where("id", "in", pictures).execute(),
    ids.length === 0 ? [] : database.selectFrom("document").select(["id", "title"]).where("id", "in", ids).execute(),
  ]);
  return new Map([
    ...media.map(({ id, alt }): [string, string] => [id, alt ? `[picture: ${alt}]` : `[picture ${id}]`]),
    ...documents.map(({ id, title }): [string, string] => [id, title]),
  ]);
};
