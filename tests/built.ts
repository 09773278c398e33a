import { buildIfStale } from "../scripts/build.ts";
import { makeSeededSite } from "./seeded-site.ts";

/** Builds the product from the sources at hand, and seeds the site whose copies tests open; both once per run. */
export const setup = async (): Promise<() => void> => {
  buildIfStale();
  return makeSeededSite();
};
