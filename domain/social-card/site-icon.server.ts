import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import { publishedSite } from "../content/published/published-site.server.ts";
import { openQueue, type Queue } from "../media/queue.ts";
import type { IconPlan } from "./draw-icon.server.ts";
import { type IconName, iconSizes } from "./icon-names.ts";
import { drawnMark } from "./mark.ts";

/** Part of the hash: increase it when icons are drawn differently, so that stored ones are not used. */
const DRAWING = 1;
const LONGEST_QUEUE = 20;

const queues = new WeakMap<Files, Queue<Uint8Array>>();

export type IconOutcome =
  | { outcome: "icon"; bytes: Uint8Array; type: string; fingerprint: string }
  | { outcome: "busy" };

/** An icon of the site: the logo of Settings, or its drawn mark, in the colors of Settings. Drawn once for each look, and stored under a hash of it. */
export const siteIcon = async (
  { database, files }: Pick<Platform, "database" | "files">,
  name: IconName,
): Promise<IconOutcome> => {
  const { look, fingerprint } = await lookOf(database, name);
  const type = name.endsWith(".svg") ? "image/svg+xml" : name.endsWith(".ico") ? "image/x-icon" : "image/png";
  if (!look.logo && name === "icon.svg")
    return { outcome: "icon", bytes: new TextEncoder().encode(drawnMark(look)), type, fingerprint };
  const key = `icon-${fingerprint}.${name.split(".").at(-1)}`;
  const bytes = (await files.get(key)) ?? (await queueOf(files).do(key, () => drawAndStore(files, key, name, look)));
  return bytes ? { outcome: "icon", bytes, type, fingerprint } : { outcome: "busy" };
};

/** Another one for each look of the icon. */
export const iconFingerprint = async (database: Database): Promise<string> =>
  (await lookOf(database, "icon.svg")).fingerprint;

const lookOf = async (database: Database, name: IconName) => {
  const { settings } = await publishedSite(database);
  const { company, colours } = settings;
  const logo = company.logo
    ? await database
        .selectFrom("media")
        .select(["file", "width", "height"])
        .where("id", "=", company.logo)
        .executeTakeFirst()
    : undefined;
  const look = { size: iconSizes[name], initial: initialOf(company.name), ...colours, logo: logo ?? null };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([DRAWING, name, look]))
    .digest("hex")
    .slice(0, 32);
  return { look, fingerprint };
};

const queueOf = (files: Files): Queue<Uint8Array> => {
  const queue = queues.get(files) ?? openQueue<Uint8Array>(LONGEST_QUEUE);
  queues.set(files, queue);
  return queue;
};

const initialOf = (company: string): string => [...company.trim()][0]?.toUpperCase() ?? "";

type Look = Omit<IconPlan, "logo"> & { logo: { file: string; width: number; height: number } | null };

const drawAndStore = async (
  files: Files,
  key: string,
  name: IconName,
  { logo, ...look }: Look,
): Promise<Uint8Array> => {
  const { drawIcon } = await import("./draw-icon.server.ts"); // with the fonts of cards, for the first icon
  const bytes = logo && (await files.get(logo.file));
  const plan = { ...look, logo: logo && bytes ? { ...logo, bytes } : null };
  const icon = await drawIcon(name, plan);
  await files.put(key, icon);
  return icon;
};
