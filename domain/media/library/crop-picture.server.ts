import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { FileColumns } from "#platform/database/tables/media-tables.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type Crop, canBeCropped, LEAST_CROP } from "../picture.ts";
import { mediaUrl } from "../picture-views.server.ts";
import { prepareCrop } from "../prepare/prepare-picture.server.ts";
import { claimFiles, dropFiles, filesOf, lockStored, storeUnclaimed } from "../stored-files.server.ts";

type Media = Selectable<Tables["media"]>;

/** `changed`: somebody put another file or crop in its place meanwhile; nothing was done. */
export type CropOutcome =
  | { outcome: "cropped" | "whole" | "busy" | "missing" | "changed" }
  | { outcome: "refused"; message: string };

/**
 * Shows a part of a photograph, everywhere at once, or the whole again where `crop` is null. It is cut from the whole each
 * time, which stays as long as the picture does; `of` is the address of the whole that the part was chosen on.
 */
export const cropPicture = async (
  deps: Pick<Platform, "database" | "files" | "clock">,
  actor: Actor,
  { id, of, crop }: { id: string; of: string; crop: Crop | null },
): Promise<CropOutcome> => {
  demand(actor, "media");
  const { database, clock } = deps;
  const row = await database.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || row.deleted_at !== null) return { outcome: "missing" };
  const before = await cropOf(database, row);
  const whole = before ?? row;
  if (mediaUrl(whole.file) !== of) return { outcome: "changed" };
  if (!canBeCropped(row)) return { outcome: "refused", message: "Only photographs and still pictures can be cropped" };
  const fault = crop && faultIn(crop, whole);
  if (fault) return { outcome: "refused", message: fault };
  const isWhole = crop === null || (crop.width === whole.width && crop.height === whole.height);
  if (isWhole && !before) return { outcome: "whole" };
  const part = crop && !isWhole ? await cut(deps, row, whole.file, crop) : null;
  if (part && "outcome" in part) return part;
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const current = await lockStored(transaction, id);
    if (current?.file !== row.file || current.deleted_at !== null) return { outcome: "changed" } as const;
    const focus = movedFocus(row, before, part && crop ? crop : { x: 0, y: 0, ...sizeOf(whole) });
    const wholeFile = fileOf(whole);
    await transaction.deleteFrom("cropped_picture").where("media_id", "=", id).execute();
    if (before) await dropFiles(transaction, filesOf(row), now);
    if (part && crop) {
      await claimFiles(transaction, part);
      await transaction
        .insertInto("cropped_picture")
        .values({ media_id: id, made: part.file, x: crop.x, y: crop.y, ...wholeFile })
        .execute();
    }
    const columns = part ? { ...part, bytes: whole.bytes } : wholeFile;
    const changes = { ...columns, ...focus, updated_at: now };
    await transaction.updateTable("media").set(changes).where("id", "=", id).execute();
    await record(transaction, now, { actor: actor.id, action: "media-crop", subject: id, detail: row.name });
    await advanceSiteVersion(transaction);
    return { outcome: part ? "cropped" : "whole" } as const;
  });
};

/** The whole of a picture that is cropped, and where the crop begins in it; undefined for one that is not. */
export const cropOf = (database: Database, { id, file }: Pick<Media, "id" | "file">) =>
  database
    .selectFrom("cropped_picture")
    .selectAll()
    .where("media_id", "=", id)
    .where("made", "=", file)
    .executeTakeFirst();

/** Before another file takes the place of a cropped picture: its whole rests in the trash as the cropped one does. */
export const restWhole = async (transaction: DatabaseTransaction, row: Media, now: number): Promise<void> => {
  const whole = await cropOf(transaction, row);
  await transaction.deleteFrom("cropped_picture").where("media_id", "=", row.id).execute();
  if (!whole) return;
  const { alt } = row;
  const focus = movedFocus(row, whole, { x: 0, y: 0, ...sizeOf(whole) });
  await transaction
    .insertInto("replaced_picture")
    .values({ id: randomUUID(), media_id: row.id, replaced_at: now, alt, ...focus, ...fileOf(whole) })
    .execute();
};

/** The file of a row that holds more. */
export const fileOf = ({ file, type, width, height, bytes, frames, variants }: FileColumns): FileColumns => {
  return { file, type, width, height, bytes, frames, variants };
};

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const faultIn = ({ x, y, width, height }: Crop, whole: { width: number; height: number }): string | null => {
  if (![x, y, width, height].every(Number.isInteger)) return "Whole pixels only";
  if (x < 0 || y < 0 || x + width > whole.width || y + height > whole.height) return "This is outside of the picture";
  return Math.min(width, height) < LEAST_CROP ? `At least ${LEAST_CROP} px on a side` : null;
};

const cut = async (
  deps: Pick<Platform, "database" | "files" | "clock">,
  { id }: Media,
  file: string,
  crop: Crop,
): Promise<Awaited<ReturnType<typeof storeUnclaimed>> | CropOutcome> => {
  const bytes = await deps.files.get(file);
  if (!bytes) return { outcome: "refused", message: "The file of this picture is not there" };
  const result = await prepareCrop(bytes, crop);
  if (result.outcome !== "prepared") return result;
  return storeUnclaimed(deps, id, `${deps.clock()} ${JSON.stringify(crop)}`, result.prepared);
};

/** The focal point stays on what it is on, where that is still in the picture. */
const movedFocus = (row: Media, before: { x: number; y: number } | undefined, to: Crop) => {
  const along = (percent: number, size: number, from: number, begin: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, (((percent / 100) * size + from - begin) / length) * 100)));
  return {
    focal_x: along(row.focal_x, row.width, before?.x ?? 0, to.x, to.width),
    focal_y: along(row.focal_y, row.height, before?.y ?? 0, to.y, to.height),
  };
};
