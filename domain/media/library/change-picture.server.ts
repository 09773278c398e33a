import type { Platform } from "#platform/platform.ts";
import { oneLine } from "../../formats/one-line.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { isFile } from "../file.ts";
import { LONGEST_ALT, LONGEST_NAME, MOST_AT_ONCE } from "../picture.ts";
import { lockStored } from "../stored-files.server.ts";
import { unused, usesOf } from "../uses.server.ts";
import { keepPictureWords } from "./picture-words.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/**
 * `baseAlt` and `baseName`: what the form showed before it was edited. The name stays as it is where none is given, and
 * where it was not edited.
 */
export type Description = {
  id: string;
  alt: string;
  baseAlt: string;
  name?: string | undefined;
  baseName?: string | undefined;
};

/** `stale`: somebody else changed the text meanwhile, to `alt`; nothing was written. */
export type DescribeOutcome =
  | { outcome: "described" }
  | { outcome: "invalid"; field: "name" | "alt"; message: string }
  | { outcome: "stale"; alt: string }
  | { outcome: "missing" };

/** Writes the alternative text and the name of a picture, or the name of a file; visitors get a new text at once, and a file's new name. */
export const describePicture = (
  { database, clock }: Deps,
  actor: Actor,
  typed: Description,
): Promise<DescribeOutcome> => {
  demand(actor, "media");
  const { id } = typed;
  const alt = oneLine(typed.alt);
  return database.transaction().execute(async (transaction): Promise<DescribeOutcome> => {
    const row = await lockStored(transaction, id);
    if (!row) return { outcome: "missing" };
    const name = editedName(typed) ?? row.name;
    const fault = faultIn(name, alt);
    if (fault) return { outcome: "invalid", ...fault };
    if (row.alt !== oneLine(typed.baseAlt) && row.alt !== alt) return { outcome: "stale", alt: row.alt };
    if (alt === "" && row.alt !== "" && (await usesOf(transaction, id)).length > 0)
      return { outcome: "invalid", field: "alt", message: "Pages show this picture, so it needs its text" };
    if (row.alt === alt && row.name === name) return { outcome: "described" };
    const now = clock();
    await transaction.updateTable("media").set({ name, alt, updated_at: now }).where("id", "=", id).execute();
    await keepPictureWords(transaction, id);
    await record(transaction, now, { actor: actor.id, action: "media-describe", subject: id, detail: name });
    if (row.alt !== alt || isFile(row)) await advanceSiteVersion(transaction);
    return { outcome: "described" };
  });
};

const editedName = ({ name, baseName }: Description): string | null => {
  const edited = name === undefined ? null : oneLine(name);
  return baseName !== undefined && edited === oneLine(baseName) ? null : edited;
};

const faultIn = (name: string, alt: string): { field: "name" | "alt"; message: string } | null => {
  if (name === "" || name.length > LONGEST_NAME)
    return { field: "name", message: `A name has 1 to ${LONGEST_NAME} characters` };
  if (alt.length > LONGEST_ALT) return { field: "alt", message: `At most ${LONGEST_ALT} characters` };
  if (/\.(jpe?g|png|webp|avif|gif|svg)$/i.test(alt))
    return { field: "alt", message: "Say what the picture shows; this is the name of a file" };
  return null;
};

export type FocusOutcome = { outcome: "set" } | { outcome: "invalid" | "missing" };

/** Sets the focal point for crops, in whole percent from left and top. Visitors see it at once. */
export const setFocus = (
  { database, clock }: Deps,
  actor: Actor,
  { id, x, y }: { id: string; x: number; y: number },
): Promise<FocusOutcome> => {
  demand(actor, "media");
  return database.transaction().execute(async (transaction): Promise<FocusOutcome> => {
    if (!isPercent(x) || !isPercent(y)) return { outcome: "invalid" };
    const now = clock();
    const row = await transaction
      .updateTable("media")
      .set({ focal_x: x, focal_y: y, updated_at: now })
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (!row) return { outcome: "missing" };
    await record(transaction, now, { actor: actor.id, action: "media-focus", subject: id, detail: row.name });
    await advanceSiteVersion(transaction);
    return { outcome: "set" };
  });
};

const isPercent = (number: number) => Number.isInteger(number) && number >= 0 && number <= 100;

export type DeleteOutcome = { outcome: "deleted"; name: string } | { outcome: "used" | "missing" };

/** Puts a picture that no draft and no live page shows into the trash, where it rests for 30 days; older versions show it still. */
export const deletePicture = ({ database, clock }: Deps, actor: Actor, id: string): Promise<DeleteOutcome> => {
  demand(actor, "media");
  return database.transaction().execute(async (transaction): Promise<DeleteOutcome> => {
    const row = await lockStored(transaction, id);
    if (!row || row.deleted_at !== null) return { outcome: "missing" };
    const now = clock();
    const trashed = await transaction
      .updateTable("media")
      .set({ deleted_at: now })
      .where("id", "=", id)
      .where(unused)
      .executeTakeFirst();
    if (trashed.numUpdatedRows === 0n) return { outcome: "used" };
    await record(transaction, now, { actor: actor.id, action: "media-delete", subject: id, detail: row.name });
    return { outcome: "deleted", name: row.name };
  });
};

export type DeletedPictures = { deleted: { id: string; name: string }[]; used: number };

/** Puts each of these pictures into the trash that nothing shows, and counts those that something does. */
export const deletePictures = async (deps: Deps, actor: Actor, ids: string[]): Promise<DeletedPictures> => {
  demand(actor, "media");
  const result: DeletedPictures = { deleted: [], used: 0 };
  for (const id of ids.slice(0, MOST_AT_ONCE)) {
    const one = await deletePicture(deps, actor, id);
    if (one.outcome === "deleted") result.deleted.push({ id, name: one.name });
    if (one.outcome === "used") result.used += 1;
  }
  return result;
};
