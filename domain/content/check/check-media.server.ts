import type { Database } from "#platform/database/database.ts";
import { sizeWords } from "../../formats/size.ts";
import { FILE_TYPE, fileIdIn } from "../../media/file.ts";
import { type Field, ofKind } from "../form/fields-in.ts";
import { error, type Issue, warning } from "./issue.ts";

/** A single picture, and all of a page together, in bytes; more is slow on a phone. */
const HEAVY = 500_000;
const HEAVY_TOGETHER = 4_000_000;

const ANOTHER = "Choose another one.";
const IN_TRASH = "Take it back in Media, under Trash, or choose another one.";
const SILENT = "People who listen to the page will not know what it shows.";
const SLOW = "It is slow on a phone. Upload a smaller one.";
const SLOW_TOGETHER = "The page is slow on a phone. Use fewer or smaller ones.";

/** Pictures that are gone, that say nothing to people who do not see them, or that weigh too much. */
export const checkPictures = async (database: Database, fields: Field[]): Promise<Issue[]> => {
  const used = usedIn(fields, (field) => ofKind(field)?.pictures?.(field.value) ?? []);
  if (used.length === 0) return [];
  const rows = await inLibrary(database, used).where("type", "!=", FILE_TYPE).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const issues = used.flatMap(({ field, id }): Issue[] => {
    const picture = known.get(id);
    if (!picture) return [error(field, "A picture is no longer in the media library", ANOTHER)];
    if (picture.deleted_at !== null) return [error(field, "A picture is in the trash", IN_TRASH)];
    const plain = picture.variants === "[]";
    return [
      ...(picture.alt.trim() === "" ? [error(field, "A picture has no alternative text", SILENT)] : []),
      ...(plain && picture.bytes > HEAVY ? [warning(field, `A picture weighs ${sizeWords(picture.bytes)}`, SLOW)] : []),
    ];
  });
  const together = rows.reduce((sum, { bytes, variants }) => sum + (variants === "[]" ? bytes : 0), 0);
  return together > HEAVY_TOGETHER
    ? [...issues, warning("", `The pictures weigh ${sizeWords(together)} together`, SLOW_TOGETHER)]
    : issues;
};

/** Files that are offered or linked to, and are not there or rest in the trash. */
export const checkFiles = async (database: Database, fields: Field[]): Promise<Issue[]> => {
  const used = usedIn(fields, (field) => {
    const kind = ofKind(field);
    const linked = (kind?.links?.(field.value) ?? []).flatMap((href) => fileIdIn(href) ?? []);
    return [...(kind?.files?.(field.value) ?? []), ...linked];
  });
  if (used.length === 0) return [];
  const rows = await inLibrary(database, used).where("type", "=", FILE_TYPE).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return used.flatMap(({ id, field }) => {
    const file = known.get(id);
    if (!file) return error(field, "A file is no longer in the media library", ANOTHER);
    return file.deleted_at === null ? [] : error(field, "A file is in the trash", IN_TRASH);
  });
};

type Used = { id: string; field: string };

/** What visitors would see of the library, and in which field. */
const usedIn = (fields: Field[], idsIn: (field: Field) => string[]): Used[] =>
  fields.filter(({ hidden }) => !hidden).flatMap((field) => idsIn(field).map((id) => ({ id, field: field.path })));

const inLibrary = (database: Database, used: Used[]) =>
  database
    .selectFrom("media")
    .select(["id", "alt", "bytes", "variants", "deleted_at"])
    .where("id", "in", [...new Set(used.map(({ id }) => id))]);
