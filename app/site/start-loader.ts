import { loaderUrl } from "virtual:site-loader";

const FACES = ['700 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];
/** A first picture that does not come must not keep the page from waking. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Runs before the first paint. Who comes from a page of this site has the fonts already, so they are used at once; who
 * returns to a place in the page, or comes for one, gets the page laid out as a whole.
 * These texts stand in every page, and their hashes in the Content-Security-Policy.
 */
export const prepare =
  "{const{dataset}=document.documentElement,again=performance.getEntriesByType('navigation')[0]?.type!='navigate';if(again||location.hash)dataset.whole='';if(again||document.referrer.startsWith(location.origin+'/'))dataset.fonts=''}";

const wake = `Promise.all(${JSON.stringify(FACES)}.map(f=>document.fonts.load(f))).then(()=>document.documentElement.dataset.fonts="");import(${JSON.stringify(loaderUrl)})`;

/**
 * Runs once the page and its first picture are on the screen: fetches the fonts and the loader, which a reader does not
 * wait for and which would share the line with that picture. The first frame after `load` draws it; when two more have
 * begun, it is on the screen.
 */
export const startLoader = `let due=()=>{due=()=>{};${wake}},frames=3;const idle=window.requestIdleCallback??setTimeout,frame=()=>frames--?requestAnimationFrame(frame):idle(()=>due());addEventListener("load",frame);setTimeout(()=>due(),${LONGEST_WAIT_MS})`;
