import type { Platform } from "#platform/platform.ts";
import { FILE_TYPE, fileIdIn } from "../file.ts";

/** The file at an address (`filePath`), for visitors: its name and the key of its bytes; null where there is none, or it is in the trash. */
export const readFileOf = async (
  { database }: Pick<Platform, "database">,
  path: string,
): Promise<{ key: string; name: string } | null> => {
  const id = fileIdIn(path);
  if (!id) return null;
  const row = await database
    .selectFrom("media")
    .select(["file", "name"])
    .where("id", "=", id)
    .where("type", "=", FILE_TYPE)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? { key: row.file, name: row.name } : null;
};
