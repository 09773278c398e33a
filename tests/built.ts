import { buildIfStale } from "../scripts/build-if-stale.ts";

/** The HTTP tests open the built product: it is built from the sources at hand before the first of them. */
export const setup = () => buildIfStale();
