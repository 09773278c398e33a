import sharp from "sharp";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import { keepWords } from "../../search/search-index.server.ts";
import { type Prepared, searchText } from "../picture.ts";
import { sniff } from "../prepare/picture-kind.ts";
import { prepareRaster } from "../prepare/prepare-photo.server.ts";
import { storeFiles } from "../stored-files.server.ts";

/** `alts`: the alternative text in languages other than the first. */
export type NewPicture = {
  id: string;
  bytes: Uint8Array;
  alt: string;
  alts?: Partial<Record<Language, string>>;
};

/** Stores a picture that comes with the product: an SVG as it is, any other re-encoded like an upload. Throws when it is not a picture. */
export const addPicture = async (
  { files, database, clock }: Pick<Platform, "files" | "clock"> & { database: Database },
  { id, bytes, alt, alts = {} }: NewPicture,
): Promise<void> => {
  const { kind } = sniff(bytes);
  if (!kind) throw new Error(`${id} is not a picture`);
  const prepared = kind === "svg" ? await unchanged(bytes) : await prepareRaster(bytes, kind);
  const now = clock();
  const name = nameOf(id);
  const search = searchText({ id, name, alt });
  const others = Object.entries(alts).map(([language, text]) => ({ media_id: id, language, alt: text }));
  const added = await database
    .insertInto("media")
    .values({
      ...(await storeFiles(files, id, "", prepared)),
      id,
      alt,
      name,
      search,
      bytes: bytes.length,
      focal_x: 50,
      focal_y: 50,
      created_at: now,
      updated_at: now,
    })
    .onConflict((c) => c.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return;
  await keepWords(database, { media_id: id }, search);
  if (others.length > 0) await database.insertInto("media_alt").values(others).execute();
};

const unchanged = async (bytes: Uint8Array): Promise<Prepared> => {
  const { width, height } = await sharp(bytes).metadata();
  const main = { extension: "svg", type: "image/svg+xml", width, bytes };
  return { width, height, frames: 1, main, variants: [], removed: 0 };
};

const nameOf = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll("-", " ");
