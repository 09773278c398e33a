import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { FIRST_LANGUAGE, type Language } from "../languages.ts";
import { FILE_TYPE, type FileView, filePath, isFile } from "./file.ts";
import type { PictureItem, PictureView } from "./picture.ts";
import type { Variant } from "./stored-files.server.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

export type ViewRow = Record<"id" | "file" | "alt" | "variants", string> &
  Record<"width" | "height" | "focal_x" | "focal_y", number>;

/** The address of a stored file; its name holds a hash of its bytes, so it never changes. */
export const mediaUrl = (file: string): string => `/media/${file}`;

/** The pictures with these ids by id, their alternative texts in a language; unknown ids are left out. A text that it lacks is "". */
export const pictureViews = async (
  database: Database,
  ids: string[],
  language: Language = FIRST_LANGUAGE,
): Promise<Record<string, PictureView>> => {
  if (ids.length === 0) return {};
  const rows = await database
    .selectFrom("media")
    .leftJoin("media_alt as own", (join) =>
      join.onRef("own.media_id", "=", "media.id").on("own.language", "=", language),
    )
    .selectAll("media")
    .select("own.alt as own_alt")
    .where("id", "in", ids)
    .where("type", "!=", FILE_TYPE)
    .execute();
  const altOf = ({ alt, own_alt }: (typeof rows)[number]) => (language === FIRST_LANGUAGE ? alt : (own_alt ?? ""));
  return Object.fromEntries(rows.map((row) => [row.id, { ...toView(row), alt: altOf(row) }]));
};

export const toView = (row: ViewRow): PictureView => ({
  id: row.id,
  src: mediaUrl(row.file),
  width: row.width,
  height: row.height,
  alt: row.alt,
  focus: { x: row.focal_x, y: row.focal_y },
  sources: toSources(JSON.parse(row.variants)),
});

const toSources = (variants: Variant[]): PictureView["sources"] =>
  [...new Set(variants.map((variant) => variant.type))].map((type) => {
    const sizes = variants.filter((variant) => variant.type === type);
    const srcset = sizes.map(({ file, width }) => `${mediaUrl(file)} ${width}w`).join(", ");
    return { type, srcset, ...(sizes.some(({ still }) => still) ? { media: LESS_MOTION } : {}) };
  });

/** The files with these ids by id; those in the trash and unknown ids are left out. */
export const fileViews = async (database: Database, ids: string[]): Promise<Record<string, FileView>> => {
  if (ids.length === 0) return {};
  const rows = await database
    .selectFrom("media")
    .select(["id", "name", "bytes", "frames"])
    .where("id", "in", ids)
    .where("type", "=", FILE_TYPE)
    .where("deleted_at", "is", null)
    .execute();
  return Object.fromEntries(
    rows.map(({ id, name, bytes, frames: pages }) => [id, { id, name, bytes, pages, href: filePath(id) }]),
  );
};

export const toItem = (row: Omit<Selectable<Tables["media"]>, "deleted_at">): PictureItem => ({
  ...toView(row),
  ...(isFile(row) && { src: filePath(row.id) }),
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  frames: row.frames,
});
