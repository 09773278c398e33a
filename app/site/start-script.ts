import { loaderUrl } from "virtual:site-loader";
import script from "./start.js?raw";

/**
 * The inline script of every page; its hash stands in the Content-Security-Policy.
 *
 * Before the first paint: a reload, the back button or a referrer on this site mean that the fonts are cached, so they are
 * used at once (`data-fonts`). A reload or an anchor turns deferred layout off (`data-eager`).
 *
 * Fonts and loader are fetched two frames after the one that follows `load`, when the first picture is painted, so that they
 * do not share the connection with it; after 4 seconds at the latest. `data-still` on the script prevents both.
 */
export const startScript = script.replace("LOADER_URL", loaderUrl).replace(/^ +/gm, "");
