import type { Database } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import { pathOfTag } from "../content/fields/kinds/tags.ts";
import { picturesIn } from "../content/form/fields-in.ts";
import { fillNames } from "../content/names.ts";
import { openingPicture } from "../content/published/page/block-needs.ts";
import { liveTag, pageOfTag } from "../content/published/page/tags.server.ts";
import { type Published, publishedDocument } from "../content/published/published-document.server.ts";
import { type PublishedSite, publishedSite, type SiteDeps } from "../content/published/published-site.server.ts";
import { languageAt } from "../languages.ts";
import { type CardContent, cardContent } from "./card-content.ts";
import type { Croppable } from "./draw-card.server.ts";
import { fingerprintOf, openDrawing } from "./drawn-once.server.ts";

/** Part of the hash: increase it when cards are drawn differently, so that stored ones are not used. */
const DRAWING = 1;
const LONGEST_QUEUE = 200;

export type CardOutcome =
  | { outcome: "card"; png: Uint8Array; fingerprint: string }
  | { outcome: "missing" }
  | { outcome: "busy" };

type Deps = SiteDeps & Pick<Platform, "files">;
type PictureRow = { file: string; width: number; height: number; focal_x: number; focal_y: number };
type Plan = { chosen: PictureRow | null; content: CardContent; picture: PictureRow | null; logo: PictureRow | null };

const drawnOnce = openDrawing(LONGEST_QUEUE);

/** The picture chosen for a page, else a card drawn on the first request and stored under a hash of what it shows; `busy` when too many wait. */
export const socialCard = async (deps: Deps, path: string): Promise<CardOutcome> => {
  const site = await publishedSite(deps, languageAt(path));
  const document = (await publishedDocument(deps.database, path)) ?? (await tagAt(deps.database, site, path));
  if (!document) return { outcome: "missing" };
  const plan = await planOf(deps.database, site, document);
  const fingerprint = fingerprintOf([DRAWING, plan]);
  const key = `card-${fingerprint}.png`;
  const png = await drawnOnce(deps.files, key, () => draw(deps.files, plan));
  return png ? { outcome: "card", png, fingerprint } : { outcome: "busy" };
};

const tagAt = async (database: Database, site: PublishedSite, path: string): Promise<Published | null> => {
  const tags = pathOfTag(site.language, "");
  const slug = path.startsWith(tags) ? path.slice(tags.length) : "";
  const tag = slug && (await liveTag(database, site.language, slug));
  return tag ? pageOfTag(tag, site, []) : null;
};

const planOf = async (database: Database, site: PublishedSite, raw: Published): Promise<Plan> => {
  const document = fillNames(raw, site.names);
  const ownPicture = "search" in document.data ? document.data.search.picture : "";
  return {
    chosen: await pictureOf(database, ownPicture || site.seo.picture),
    content: cardContent(site.filled.settings, document),
    picture: await pictureOf(database, openingPicture(document) || picturesIn(document.type, document.data)[0]),
    logo: await pictureOf(database, site.settings.company.logo),
  };
};

const pictureOf = async (database: Database, id: string | undefined): Promise<PictureRow | null> => {
  if (!id) return null;
  const row = await database
    .selectFrom("media")
    .select(["file", "width", "height", "focal_x", "focal_y"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};

const draw = async (files: Files, plan: Plan): Promise<Uint8Array> => {
  const chosen = await croppable(files, plan.chosen);
  const logo = plan.logo && (await files.get(plan.logo.file));
  const { drawCard, drawChosenPicture } = await import("./draw-card.server.ts"); // 12 MB, for the first card
  if (chosen) return drawChosenPicture(chosen);
  return drawCard({ content: plan.content, picture: await croppable(files, plan.picture), logo });
};

const croppable = async (files: Files, picture: PictureRow | null): Promise<Croppable | null> => {
  const bytes = picture && (await files.get(picture.file));
  if (!picture || !bytes) return null;
  return { bytes, width: picture.width, height: picture.height, focus: { x: picture.focal_x, y: picture.focal_y } };
};
