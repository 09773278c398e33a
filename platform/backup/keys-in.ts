import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The keys of all files that the database names. What can be made again from them, such as cards, is not among them. */
export const keysIn = async (database: Kysely<Tables>): Promise<string[]> => {
  const rows = await database.selectFrom("media").select(["file", "variants"]).execute();
  const variants = rows.flatMap((row) => (JSON.parse(row.variants) as { file: string }[]).map(({ file }) => file));
  return [...new Set([...rows.map((row) => row.file), ...variants])].sort();
};
