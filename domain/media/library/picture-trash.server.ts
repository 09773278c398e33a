import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { inTransaction } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { isFile } from "../file.ts";
import type { PictureView } from "../picture.ts";
import { toView, type ViewRow } from "../picture-views.server.ts";
import { dropFiles, filesOf, lockStored } from "../stored-files.server.ts";
import { unused } from "../uses.server.ts";
import { fileOf, restWhole } from "./crop-picture.server.ts";
import { keepPictureWords } from "./picture-words.server.ts";

/** How long deleted pictures and replaced files can be taken back. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/** `goesAt` is null while something shows a deleted picture, such as an older version that was restored. Times in ms since 1970. */
export type TrashEntry = {
  what: "deleted" | "replaced";
  id: string;
  /** The picture that the file was of, where a file was replaced. */
  picture: string;
  name: string;
  /** Null of a file, which shows nothing. */
  view: PictureView | null;
  at: number;
  goesAt: number | null;
};

const MOST_SHOWN = 500;

/** Deleted pictures and the files that were replaced, the newest first. */
export const listPictureTrash = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
): Promise<TrashEntry[]> => {
  demand(actor, "media");
  const trashed = database.selectFrom("media").where("deleted_at", "is not", null);
  const [deleted, idle, replaced] = await Promise.all([
    trashed.selectAll().orderBy("deleted_at", "desc").orderBy("id").limit(MOST_SHOWN).execute(),
    trashed.select("id").where(unused).execute(),
    database
      .selectFrom("replaced_picture")
      .innerJoin("media", "media.id", "media_id")
      .selectAll("replaced_picture")
      .select("media.name")
      .orderBy("replaced_at", "desc")
      .orderBy("replaced_picture.id")
      .limit(MOST_SHOWN)
      .execute(),
  ]);
  const free = new Set(idle.map(({ id }) => id));
  const entries = [
    ...deleted.map((row): TrashEntry => {
      const at = row.deleted_at ?? 0;
      const goesAt = free.has(row.id) ? at + KEPT_MS : null;
      return { what: "deleted", id: row.id, picture: row.id, name: row.name, view: viewOf(row), at, goesAt };
    }),
    ...replaced.map((row): TrashEntry => {
      const { id, media_id: picture, name, replaced_at: at } = row;
      return { what: "replaced", id, picture, name, view: viewOf({ ...row, id: picture }), at, goesAt: at + KEPT_MS };
    }),
  ];
  return entries.sort((a, b) => b.at - a.at);
};

const viewOf = (row: ViewRow & { type: string }): PictureView | null => (isFile(row) ? null : toView(row));

export type TakeBackOutcome = { outcome: "taken-back"; id: string; name: string } | { outcome: "missing" };

/** Takes a deleted picture back into the library, with its text and focal point. */
export const takeBackPicture = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  id: string,
): Promise<TakeBackOutcome> => {
  demand(actor, "media");
  return inTransaction(database, async (transaction): Promise<TakeBackOutcome> => {
    const row = await transaction
      .updateTable("media")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .returning("name")
      .executeTakeFirst();
    if (!row) return { outcome: "missing" };
    await record(transaction, clock(), { actor: actor.id, action: "media-take-back", subject: id, detail: row.name });
    return { outcome: "taken-back", id, name: row.name };
  });
};

/** Puts a replaced file in its place again, everywhere at once, with the text and focal point of that time; the file of now rests instead. */
export const takeBackFile = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  replaced: string,
): Promise<TakeBackOutcome> => {
  demand(actor, "media");
  return database.transaction().execute(async (transaction): Promise<TakeBackOutcome> => {
    const old = await transaction
      .deleteFrom("replaced_picture")
      .where("id", "=", replaced)
      .returningAll()
      .executeTakeFirst();
    const row = await lockStored(transaction, old?.media_id ?? "");
    if (!old || !row) return { outcome: "missing" };
    const now = clock();
    await restWhole(transaction, row, now);
    await keepFile(transaction, row, now);
    const { id: _, media_id: id, replaced_at: __, ...columns } = old;
    await transaction
      .updateTable("media")
      // Of a file that had no text yet, the text of now: pages that show it need one.
      .set({ ...columns, alt: old.alt || row.alt, updated_at: now })
      .where("id", "=", id)
      .execute();
    await keepPictureWords(transaction, id);
    await record(transaction, now, { actor: actor.id, action: "media-take-back", subject: id, detail: row.name });
    await advanceSiteVersion(transaction);
    return { outcome: "taken-back", id, name: row.name };
  });
};

/** Keeps the file of a picture that is about to be replaced, with its text and focal point, in the transaction that replaces it. */
export const keepFile = async (
  transaction: DatabaseTransaction,
  row: Selectable<Tables["media"]>,
  now: number,
): Promise<void> => {
  const { id: media_id, alt, focal_x, focal_y } = row;
  const columns = { ...fileOf(row), alt, focal_x, focal_y };
  await transaction
    .insertInto("replaced_picture")
    .values({ id: randomUUID(), media_id, replaced_at: now, ...columns })
    .execute();
};

const MOST_AT_ONCE = 200;

/** Removes for good what rested for 30 days and nothing shows; the files go with the next sweep. Returns how many. Run by a job. */
export const emptyPictureTrash = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> => {
  const before = clock() - KEPT_MS;
  return database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("media")
      .select("id")
      .where("deleted_at", "<=", before)
      .where(unused)
      .limit(MOST_AT_ONCE)
      .execute();
    const ids = due.map(({ id }) => id);
    const gone =
      ids.length > 0
        ? [
            ...(await transaction.deleteFrom("cropped_picture").where("media_id", "in", ids).returningAll().execute()),
            ...(await transaction.deleteFrom("media").where("id", "in", ids).returningAll().execute()),
          ]
        : [];
    const files = await transaction
      .deleteFrom("replaced_picture")
      .where((e) => e.or([e("replaced_at", "<=", before), ...(ids.length > 0 ? [e("media_id", "in", ids)] : [])]))
      .returningAll()
      .execute();
    await dropFiles(transaction, [...gone, ...files].flatMap(filesOf), clock());
    return ids.length + files.length;
  });
};
