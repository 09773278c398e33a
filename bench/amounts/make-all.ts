import type { Ground } from "./ground.ts";
import { makeEnquiries } from "./many-enquiries.ts";
import { makeMedia } from "./many-media.ts";
import { makePaths } from "./many-paths.ts";
import { makePosts } from "./many-posts.ts";
import { makeStaff } from "./many-staff.ts";

/** How much of each is made. */
export type Amounts = { posts: number; media: number; enquiries: number; redirects: number };

/** What the site of a firm may hold after some years. */
export const YEARS_OF_WORK: Amounts = { posts: 1_000, media: 5_000, enquiries: 10_000, redirects: 500 };

/** Fills a seeded site with that much. Throws where it was filled before, or holds what visitors really sent. */
export const makeAll = async (ground: Ground, amounts: Amounts): Promise<void> => {
  if (await ground.database.selectFrom("enquiry").select("id").limit(1).executeTakeFirst())
    throw new Error("There are enquiries in this database. Name one of its own: this is for trying out.");
  const actors = await makeStaff(ground);
  const pictures = await makeMedia(ground, actors, amounts.media);
  await makePosts(ground, actors, pictures, amounts.posts);
  await makeEnquiries(ground, actors, amounts.enquiries);
  await makePaths(ground, actors, amounts.redirects);
};
