import type { Database } from "#platform/database/database.ts";
import { FILE_TYPE, fileIdIn } from "../../media/file.ts";
import { type Field, ofKind } from "../form/fields-in.ts";
import { error, type Issue } from "./issue.ts";

/** Files that are offered or linked to, and are not there or rest in the trash. */
export const checkFiles = async (database: Database, fields: Field[]): Promise<Issue[]> => {
  const used = fields
    .filter(({ hidden }) => !hidden)
    .flatMap((field) => {
      const kind = ofKind(field);
      const linked = (kind?.links?.(field.value) ?? []).flatMap((href) => fileIdIn(href) ?? []);
      return [...(kind?.files?.(field.value) ?? []), ...linked].map((id) => ({ id, field: field.path }));
    });
  if (used.length === 0) return [];
  const rows = await database
    .selectFrom("media")
    .select(["id", "deleted_at"])
    .where("id", "in", [...new Set(used.map(({ id }) => id))])
    .where("type", "=", FILE_TYPE)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return used.flatMap(({ id, field }) => {
    const row = known.get(id);
    if (!row) return error(field, "A file is no longer in the media library", "Choose another one.");
    return row.deleted_at === null ? [] : error(field, "A file is in the trash", IN_TRASH);
  });
};

const IN_TRASH = "Take it back in Media, under Trash, or choose another one.";
