import { loaderUrl } from "virtual:site-loader";

const FACES = ['700 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];

/**
 * Runs before the first paint: who comes from a page of this site has the fonts already, so they are used at once.
 * These texts stand in every page, and their hashes in the Content-Security-Policy.
 */
export const useKnownFonts =
  "if(document.referrer.startsWith(location.origin+'/'))document.documentElement.dataset.fonts=''";

/** Runs once the first paint is on the screen: fetches the fonts and the loader, which a reader does not wait for. */
export const startLoader = `requestAnimationFrame(()=>setTimeout(()=>{Promise.all(${JSON.stringify(FACES)}.map(f=>document.fonts.load(f))).then(()=>document.documentElement.dataset.fonts="");import(${JSON.stringify(loaderUrl)})}))`;
