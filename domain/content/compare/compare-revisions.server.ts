import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { isFile } from "../../media/file.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";
import { formOf } from "../form/document-form.ts";
import { filesIn, picturesIn, referencesIn } from "../form/fields-in.ts";
import { findRevision, type Revision } from "../stored/find-revision.server.ts";
import { compareData, type FieldChange } from "./compare-data.ts";

export type ComparedRevision = Omit<Revision, "data">;

export type Comparison = { before: ComparedRevision; after: ComparedRevision; changes: FieldChange[] };

/** What differs between two revisions of a document, given by their ids, in words. Null when one is not of this document. */
export const compareRevisions = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { document, before, after }: { document: string; before: string; after: string },
): Promise<Comparison | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const [a, b] = await Promise.all([before, after].map((id) => findRevision(database, document, id)));
  if (!a || !b) return null;
  const names = await namesOf(database, row.type, [a.data, b.data]);
  const changes = compareData(formOf(row.type), a.data, b.data, (id) => names.get(id) ?? id);
  return { before: withoutData(a), after: withoutData(b), changes };
};

const withoutData = ({ data: _, ...rest }: Revision): ComparedRevision => rest;

/** What pictures, files and documents in the contents of a type are called, by their ids. */
export const namesOf = async (database: Database, type: DocumentType, both: object[]): Promise<Map<string, string>> => {
  const pictures = both.flatMap((data) => [...picturesIn(type, data), ...filesIn(type, data)]);
  const ids = both.flatMap((data) => referencesIn(type, data));
  const [media, documents] = await Promise.all([
    pictures.length === 0
      ? []
      : database.selectFrom("media").select(["id", "alt", "name", "type"]).where("id", "in", pictures).execute(),
    ids.length === 0 ? [] : database.selectFrom("document").select(["id", "title"]).where("id", "in", ids).execute(),
  ]);
  return new Map([
    ...media.map(({ id, alt, name, type: kind }): [string, string] => {
      if (isFile({ type: kind })) return [id, `[file: ${name}]`];
      return [id, `[picture: ${alt || name}]`];
    }),
    ...documents.map(({ id, title }): [string, string] => [id, title]),
  ]);
};
