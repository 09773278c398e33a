import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Language } from "../../../languages.ts";
import { typed } from "../../find-document.server.ts";
import { changesSince } from "../in-step/changes-since.server.ts";

/** A translation that visitors see, and how many changes of its original it does not have. */
export type FallingBehind = { id: string; language: Language; title: string; changes: number };

/** The live translations of a document that are behind once its draft is published, in the order of their languages. */
export const fallingBehind = async (
  database: Database,
  {
    id,
    translation_of,
    draft_revision,
  }: Pick<Selectable<Tables["document"]>, "id" | "translation_of" | "draft_revision">,
): Promise<FallingBehind[]> => {
  if (translation_of !== null) return [];
  const rows = await database
    .selectFrom("document")
    .selectAll()
    .where("translation_of", "=", id)
    .where("published_revision", "is not", null)
    .orderBy("language")
    .execute();
  const all = await Promise.all(
    rows.map(async (row) => {
      const changes = (await changesSince(database, row, draft_revision)).length;
      return { id: row.id, language: typed(row).language, title: row.title, changes };
    }),
  );
  return all.filter(({ changes }) => changes > 0);
};
