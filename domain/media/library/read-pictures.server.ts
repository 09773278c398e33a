import type { ExpressionBuilder } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { pagesOf } from "../../formats/pages.ts";
import { type Excerpt, excerptOf } from "../../search/excerpt.ts";
import { foundBy } from "../../search/search-index.server.ts";
import { termsOf } from "../../search/search-words.ts";
import { countRows } from "../../sql.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { FILE_TYPE, isFile, type Only } from "../file.ts";
import type { Crop, PictureFilter, PictureItem } from "../picture.ts";
import { mediaUrl, toItem } from "../picture-views.server.ts";
import { countUses, ownScreens, type PictureUse, unused, usedIn, usesOf } from "../uses.server.ts";
import { cropOf } from "./crop-picture.server.ts";

/** `uses` says by id how many documents show each of the pictures; those that none shows are left out. */
export type PicturePage = {
  pictures: PictureItem[];
  uses: Record<string, number>;
  total: number;
  pages: number;
  counts: Record<PictureFilter, number>;
};

export const PICTURES_PER_PAGE = 48;

type Deps = { database: Database };

/** `tag` is a slug; `where` a type of documents that show it. */
type Query = { filter: PictureFilter; search: string; page: number; only?: Only; tag?: string; where?: string };

/** Pictures and files, or `only` one of both, newest first, and how many each filter would find. Every word of `search` must be found. */
export const listPictures = async (
  { database }: Deps,
  actor: Actor,
  { filter, search, page, only, tag, where }: Query,
): Promise<PicturePage> => {
  demand(actor, "media");
  const kept = database
    .selectFrom("media")
    .where("deleted_at", "is", null)
    .where(matching(database, search))
    .$if(only !== undefined, (rows) => rows.where("type", only === "file" ? "=" : "!=", FILE_TYPE))
    .$if(tag !== undefined, (rows) =>
      rows.where("id", "in", (e) =>
        e
          .selectFrom("media_tag")
          .select("media_id")
          .where("slug", "=", tag ?? ""),
      ),
    )
    .$if(where !== undefined, (rows) => rows.where((e) => usedIn(e, where)));
  const matches = kept.where(narrowing(filter));
  const counting = (one: PictureFilter) => countRows(kept.where(narrowing(one)));
  const [rows, all, used, idle, bare, files] = await Promise.all([
    matches
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(PICTURES_PER_PAGE)
      .offset((page - 1) * PICTURES_PER_PAGE)
      .execute(),
    counting("all"),
    counting("used"),
    counting("unused"),
    counting("no-text"),
    counting("files"),
  ]);
  const counts = { all, used, unused: idle, "no-text": bare, files };
  const total = counts[filter];
  const uses = await countUses(
    database,
    rows.map(({ id }) => id),
  );
  return { pictures: rows.map(toItem), uses, total, pages: pagesOf(total, PICTURES_PER_PAGE), counts };
};

/** Pictures by id, in no order; unknown ids are left out. */
export const picturesById = async ({ database }: Deps, actor: Actor, ids: string[]): Promise<PictureItem[]> => {
  demand(actor, "media");
  if (ids.length === 0) return [];
  const rows = await database.selectFrom("media").selectAll().where("id", "in", ids).execute();
  return rows.map(toItem);
};

const matching = (database: Database, search: string) => foundBy(database, search, ["media.search"], "media");

const narrowing = (filter: PictureFilter) => (e: ExpressionBuilder<Tables, "media">) => {
  if (filter === "unused") return unused(e);
  if (filter === "used") return usedIn(e);
  if (filter === "files") return e("media.type", "=", FILE_TYPE);
  return filter === "no-text" ? e.and([e("media.alt", "=", ""), e("media.type", "!=", FILE_TYPE)]) : e.and([]);
};

export type PictureHit = {
  id: string;
  name: string;
  alt: string;
  isFile: boolean;
  trashed: boolean;
  excerpt: Excerpt | null;
};

/** Pictures and files whose name or text holds every word, newest first, those in the trash last, at most `most`. */
export const findPictures = async (
  { database }: Deps,
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<PictureHit[]> => {
  demand(actor, "media");
  if (words.trim() === "") return [];
  const rows = await database
    .selectFrom("media")
    .select(["id", "name", "alt", "type", "deleted_at"])
    .where(matching(database, words))
    .orderBy((e) => e.case().when("deleted_at", "is", null).then(0).else(1).end())
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const terms = termsOf(words);
  return rows.map(({ deleted_at, type, ...row }) => ({
    ...row,
    isFile: isFile({ type }),
    trashed: deleted_at !== null,
    excerpt: excerptOf([{ text: row.alt, where: "Alternative text" }], terms),
  }));
};

/** Times are in milliseconds since 1970. */
export type PictureDetails = PictureItem & {
  uploadedBy: string | null;
  createdAt: number;
  updatedAt: number;
  uses: PictureUse[];
  ownScreen: string | null;
  /** Where it is cropped: which part it is of which whole. */
  crop: { part: Crop; src: string; width: number; height: number } | null;
  /** When it was put into the trash. */
  deletedAt: number | null;
};

/** One picture with where it is used; null where there is none. */
export const readPicture = async ({ database }: Deps, actor: Actor, id: string): Promise<PictureDetails | null> => {
  demand(actor, "media");
  const row = await database.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const person = row.uploaded_by
    ? await database.selectFrom("staff").select("name").where("id", "=", row.uploaded_by).executeTakeFirst()
    : undefined;
  const whole = await cropOf(database, row);
  return {
    ...toItem(row),
    uploadedBy: person?.name ?? null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    uses: await usesOf(database, id),
    ownScreen: ownScreens[id] ?? null,
    crop: whole
      ? {
          part: { x: whole.x, y: whole.y, width: row.width, height: row.height },
          src: mediaUrl(whole.file),
          width: whole.width,
          height: whole.height,
        }
      : null,
    deletedAt: row.deleted_at,
  };
};
