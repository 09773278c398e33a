import { loaderUrl } from "virtual:site-loader";
import script from "./start.js?inline-script";

/**
 * The inline script of every page, named by its hash in the policy. Fonts are used at once where the visitor was here
 * before; otherwise they and the loader are fetched after `load`, so that they do not share the connection with the
 * first picture; after 4 seconds at the latest. The loader puts the fonts in place.
 */
export const startScript = script.replace("LOADER_URL", loaderUrl);
