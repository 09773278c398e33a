declare global {
  interface Window {
    /** Settled once the real fonts are there (`start.js`). */
    faces?: Promise<unknown>;
  }
}

const TEXTS = "h1,h2,p,li,dd,span,.study-facts";
/** Pixels. */
const MOST = 1.5;

/**
 * On a first visit, puts the real fonts in place of those of the same metrics. A text in sight that would be a line longer or
 * shorter by it is set a little tighter or wider, so that nothing below it moves. Where they are there before this code, it
 * takes a task of its own: laying out the page anew is the longest one of a first visit.
 */
export const swapFonts = () => window.faces?.then(() => setTimeout(swap));

const swap = () => {
  const texts = [...document.querySelectorAll("main > *")]
    .filter(inSight)
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(TEXTS)].filter(textInSight))
    .map((text) => [text, text.offsetHeight] as const);
  document.documentElement.dataset.fonts = "";
  for (const [text, height] of texts) keepLines(text, height);
};

const inSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Asked of what is laid out by itself (`deferred-layout.ts`): to look at a text in it would lay it out. */
const textInSight = (text: Element) => inSight(text.closest(".prose > *") ?? text);

const keepLines = (text: HTMLElement, height: number) => {
  const { style } = text;
  const before = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
  for (let by = 0; text.offsetHeight !== height && by < MOST; by += 0.1)
    style.letterSpacing = `${before + (text.offsetHeight < height ? by : -by)}px`;
  if (text.offsetHeight !== height) style.letterSpacing = "";
};
