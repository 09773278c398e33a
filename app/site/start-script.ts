import { loaderUrl } from "virtual:site-loader";
import script from "./start.js?raw";

/**
 * The one script that stands in every page, and its hash in the Content-Security-Policy.
 *
 * Before the first paint it marks who comes from a page of this site, or returns: they have the fonts already, so those
 * are used at once (`data-fonts`). Who returns to a place in the page, or comes for one, gets the page laid out as a
 * whole (`data-whole`).
 *
 * Once the page and its first picture are on the screen it fetches the fonts and the loader, which a reader does not wait
 * for and which would share the line with that picture. The first frame after `load` draws the picture; when two more
 * have begun, it is on the screen. A picture that does not come delays this by 4 seconds at most. Where nothing shall
 * move, the element of the script says `data-still`.
 */
export const startScript = script.replace("LOADER_URL", loaderUrl).replace(/^ +/gm, "");
