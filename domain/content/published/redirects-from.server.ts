import type { Database } from "#platform/database/database.ts";

/** Where those of the paths lead that are redirected; the others are left out. */
export const redirectsFrom = async (database: Database, paths: string[]): Promise<Map<string, string>> => {
  if (paths.length === 0) return new Map();
  const rows = await database
    .selectFrom("redirect")
    .select(["from_path", "to_path"])
    .where("from_path", "in", paths)
    .execute();
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
};
