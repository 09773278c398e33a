import { loaderUrl } from "virtual:site-loader";

const FACES = ['700 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];
/** A first picture that does not come must not keep the page from waking. */
const LONGEST_WAIT_MS = 4_000;

const prepare =
  "const{dataset}=document.documentElement,again=performance.getEntriesByType('navigation')[0]?.type!='navigate';if(again||location.hash)dataset.whole='';if(again||document.referrer.startsWith(location.origin+'/'))dataset.fonts=''";

const wake = `Promise.all(${JSON.stringify(FACES)}.map(f=>document.fonts.load(f))).then(()=>dataset.fonts="");import(${JSON.stringify(loaderUrl)})`;

const start = `let due=()=>{due=()=>{};${wake}},frames=3;const idle=window.requestIdleCallback??setTimeout,frame=()=>frames--?requestAnimationFrame(frame):idle(()=>due());addEventListener("load",frame);setTimeout(()=>due(),${LONGEST_WAIT_MS})`;

/**
 * The one script that stands in every page, and its hash in the Content-Security-Policy.
 *
 * Before the first paint: who comes from a page of this site has the fonts already, so they are used at once; who returns
 * to a place in the page, or comes for one, gets the page laid out as a whole.
 *
 * Once the page and its first picture are on the screen: it fetches the fonts and the loader, which a reader does not wait
 * for and which would share the line with that picture. The first frame after `load` draws it; when two more have begun, it
 * is on the screen. Where nothing shall move or wake, the script's element says `data-still`.
 */
export const startPage = `{${prepare};if(!("still"in document.currentScript.dataset)){${start}}}`;
