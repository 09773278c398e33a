import { randomBytes } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { slugOf } from "../../formats/slug.ts";
import { keepWords } from "../../search/search-index.server.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { isFile, type Only } from "../file.ts";
import { MOST_BYTES, type PictureItem, searchText, tidyName } from "../picture.ts";
import { toItem } from "../picture-views.server.ts";
import { prepareUpload } from "../prepare/prepare-upload.server.ts";
import { claimFiles, lockStored, storeUnclaimed } from "../stored-files.server.ts";
import { restWhole } from "./crop-picture.server.ts";
import { keepFile } from "./picture-trash.server.ts";

/** `removed`: how many unsafe elements and attributes were removed from an SVG. `message` is shown to staff. */
export type UploadOutcome =
  | { outcome: "uploaded"; picture: PictureItem; removed: number }
  | { outcome: "refused"; message: string }
  | { outcome: "busy" };

type SentFile = { name: string; bytes: Uint8Array; only?: Only };

type Deps = Pick<Platform, "database" | "files" | "clock">;

const LONGEST_SLUG = 40;

/** Adds a picture, re-encoded and without EXIF data, which can't be used before it has its text; or a PDF as it is. What is neither leaves nothing behind. */
export const upload = async (deps: Deps, actor: Actor, sent: SentFile): Promise<UploadOutcome> => {
  demand(actor, "media");
  const result = await prepareUpload(sent.bytes, sent.only);
  if (result.outcome !== "prepared") return result;
  const name = tidyName(sent.name);
  const id = `${slugOf(name, LONGEST_SLUG) || "file"}-${randomBytes(4).toString("hex")}`;
  const columns = await storeUnclaimed(deps, id, "", result.prepared);
  const now = deps.clock();
  const row = {
    ...columns,
    id,
    name,
    alt: "",
    search: searchText({ id, name, alt: "" }),
    bytes: sent.bytes.length,
    focal_x: 50,
    focal_y: 50,
    uploaded_by: actor.id,
    created_at: now,
    updated_at: now,
  };
  await deps.database.transaction().execute(async (transaction) => {
    await transaction.insertInto("media").values(row).execute();
    await claimFiles(transaction, row);
    await keepWords(transaction, { media_id: id }, row.search);
    await record(transaction, now, { actor: actor.id, action: "media-upload", subject: id, detail: name });
  });
  return { outcome: "uploaded", picture: toItem(row), removed: result.prepared.removed };
};

const BY_HAND = "Save it from where it was, and drop it here";

/** Adds a picture that stands at an address of another site, as in a text that was copied there. */
export const uploadFrom = async (
  deps: Deps & Pick<Platform, "otherSites" | "stopping">,
  actor: Actor,
  { name, address }: { name: string; address: string },
): Promise<UploadOutcome> => {
  demand(actor, "media");
  const refused = (why: string) => ({ outcome: "refused", message: `${why}. ${BY_HAND}` }) as const;
  if (!deps.otherSites) return refused("Other sites are not asked for pictures");
  const fetched = await deps.otherSites.fetch(address, MOST_BYTES, deps.stopping);
  if (fetched.outcome === "too-large") return refused(`It is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  if (fetched.outcome !== "fetched") return refused("It could not be fetched");
  return upload(deps, actor, { name, bytes: fetched.bytes, only: "picture" });
};

export type ReplaceOutcome =
  | { outcome: "replaced"; removed: number }
  | { outcome: "refused"; message: string }
  | { outcome: "busy" | "missing" };

/** Replaces the file by one of its sort, everywhere at once; text, name and focal point stay. The old file rests in the trash for 30 days. */
export const replace = async (
  deps: Deps,
  actor: Actor,
  { id, bytes }: Pick<SentFile, "bytes"> & { id: string },
): Promise<ReplaceOutcome> => {
  demand(actor, "media");
  const row = await deps.database.selectFrom("media").select("type").where("id", "=", id).executeTakeFirst();
  if (!row) return { outcome: "missing" };
  const result = await prepareUpload(bytes, isFile(row) ? "file" : "picture");
  if (result.outcome !== "prepared") return result;
  const now = deps.clock();
  const columns = await storeUnclaimed(deps, id, String(now), result.prepared);
  const replaced = await deps.database.transaction().execute(async (transaction) => {
    const old = await lockStored(transaction, id);
    if (!old || old.deleted_at !== null) return false;
    await claimFiles(transaction, columns);
    await restWhole(transaction, old, now);
    await keepFile(transaction, old, now);
    await transaction
      .updateTable("media")
      .set({ ...columns, bytes: bytes.length, updated_at: now })
      .where("id", "=", id)
      .execute();
    await record(transaction, now, { actor: actor.id, action: "media-replace", subject: id, detail: old.name });
    await advanceSiteVersion(transaction);
    return true;
  });
  return replaced ? { outcome: "replaced", removed: result.prepared.removed } : { outcome: "missing" };
};
