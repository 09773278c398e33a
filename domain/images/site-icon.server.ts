import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import { publishedSite, type SiteDeps } from "../content/published/published-site.server.ts";
import type { IconPlan } from "./draw-icon.server.ts";
import { fingerprintOf, openDrawing } from "./drawn-once.server.ts";
import { type IconName, iconSizes } from "./icon-names.ts";
import { drawnMark } from "./mark.ts";

/** Part of the hash: increase it when icons are drawn differently, so that stored ones are not used. */
const DRAWING = 1;
const LONGEST_QUEUE = 20;

const drawnOnce = openDrawing(LONGEST_QUEUE);

export type IconOutcome =
  | { outcome: "icon"; bytes: Uint8Array; type: string; fingerprint: string }
  | { outcome: "busy" };

/** An icon of the site: the logo of Settings, or its drawn mark, in the colors of Settings. Drawn once for each look, and stored under a hash of it. */
export const siteIcon = async (deps: SiteDeps & Pick<Platform, "files">, name: IconName): Promise<IconOutcome> => {
  const { look, fingerprint } = await lookOf(deps, name);
  const { files } = deps;
  const type = name.endsWith(".svg") ? "image/svg+xml" : name.endsWith(".ico") ? "image/x-icon" : "image/png";
  if (!look.logo && name === "icon.svg")
    return { outcome: "icon", bytes: new TextEncoder().encode(drawnMark(look)), type, fingerprint };
  const key = `icon-${fingerprint}.${name.split(".").at(-1)}`;
  const bytes = await drawnOnce(files, key, () => draw(files, name, look));
  return bytes ? { outcome: "icon", bytes, type, fingerprint } : { outcome: "busy" };
};

/** Another one for each look of the icon. */
export const iconFingerprint = async (deps: SiteDeps): Promise<string> => (await lookOf(deps, "icon.svg")).fingerprint;

const lookOf = async (deps: SiteDeps, name: IconName) => {
  const { settings } = await publishedSite(deps);
  const { company, colours } = settings;
  const logo = company.logo
    ? await deps.database
        .selectFrom("media")
        .select(["file", "width", "height"])
        .where("id", "=", company.logo)
        .executeTakeFirst()
    : undefined;
  const look = { size: iconSizes[name], initial: initialOf(company.name), ...colours, logo: logo ?? null };
  return { look, fingerprint: fingerprintOf([DRAWING, name, look]) };
};

const initialOf = (company: string): string => [...company.trim()][0]?.toUpperCase() ?? "";

type Look = Omit<IconPlan, "logo"> & { logo: { file: string; width: number; height: number } | null };

const draw = async (files: Files, name: IconName, { logo, ...look }: Look): Promise<Uint8Array> => {
  const { drawIcon } = await import("./draw-icon.server.ts"); // with the fonts of cards, for the first icon
  const bytes = logo && (await files.get(logo.file));
  return drawIcon(name, { ...look, logo: logo && bytes ? { ...logo, bytes } : null });
};
