import { pino } from "pino";
import { indexMissing } from "#domain/finding/index-missing.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { Deps } from "./batches.ts";
import { makeEnquiries } from "./many-enquiries.ts";
import { makeMedia } from "./many-media.ts";
import { makePaths } from "./many-paths.ts";
import { makePosts } from "./many-posts.ts";
import { makeStaff } from "./many-staff.ts";
import { makeVisits } from "./many-visits.ts";

/** How much of each is made. */
export type Amounts = {
  posts: number;
  media: number;
  enquiries: number;
  redirects: number;
  /** Pages that are read every day, and for how many days. */
  visits: { pages: number; days: number };
};

/** What the site of a firm may hold after some years. */
export const YEARS_OF_WORK: Amounts = {
  posts: 1_000,
  media: 5_000,
  enquiries: 10_000,
  redirects: 500,
  visits: { pages: 500, days: 1_096 },
};

/** Fills a seeded site with that much. Throws where it was filled before, or holds what visitors really sent. */
export const makeAll = async (
  deps: Deps & Pick<Platform, "humanCheck" | "settings">,
  amounts: Amounts,
): Promise<void> => {
  if (await deps.database.selectFrom("enquiry").select("id").limit(1).executeTakeFirst())
    throw new Error("There are enquiries in this database. Name one of its own: this is for trying out.");
  const actors = await makeStaff(deps);
  const pictures = await makeMedia(deps, actors, amounts.media);
  await makePosts(deps, actors, pictures, amounts.posts);
  await makeEnquiries(deps, actors, amounts.enquiries);
  await makePaths(deps, actors, amounts.redirects);
  await makeVisits(deps, amounts.visits);
  await indexMissing({ ...deps, log: pino({ level: "silent" }) });
};
