declare global {
  interface Window {
    /** Settled once the real fonts are there (`start.js`). */
    faces?: Promise<unknown>;
  }
}

/**
 * On a first visit, puts the real fonts in place of those of the same metrics. A text in sight is set a little tighter or wider
 * where by it something beside or below would move. What is in a part below the screen is not laid out yet, and stays so.
 */
export const swapFonts = () =>
  window.faces?.then(() => {
    const texts = [...document.querySelectorAll(".header, main > *")]
      .filter(isSeen)
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>("*")])
      .filter(isText)
      .filter(isSeen);
    const before = texts.map(shapeOf);
    document.documentElement.dataset.fonts = "";
    // A second time, since one text has its room from its neighbors.
    for (const _ of "12")
      texts.forEach((text, at) => {
        keepShape(text, before[at] ?? []);
      });
  });

const isText = ({ childNodes }: HTMLElement) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

const isSeen = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Pixels: its height, to the quarter how wide it is and how far in its words begin, and where the elements in it are. */
const shapeOf = (text: HTMLElement) => {
  const { left, width, height } = text.getBoundingClientRect();
  const words = new Range();
  words.selectNodeContents(text);
  const parts = [...(text.children as HTMLCollectionOf<HTMLElement>)];
  return [
    height,
    4 * width,
    4 * (left - words.getBoundingClientRect().left),
    ...parts.flatMap(({ offsetTop, offsetLeft, offsetWidth }) => [offsetTop, offsetLeft, offsetWidth]),
  ];
};

/** A browser counts a move from 3 px. */
const keepShape = (text: HTMLElement, was: number[]) => {
  const { style } = text;
  for (let steps = 0; steps < 20; steps += 1) {
    const by = shapeOf(text).map((value, at) => (was[at] ?? 0) - value);
    const at = by.findIndex((value) => Math.abs(value) > 2);
    const wrong = by[at];
    if (!wrong) return;
    const more = at > 0 && at < 3 ? wrong / 4 / text.textContent.length : Math.sign(wrong) / 10;
    style.letterSpacing = `${(Number.parseFloat(getComputedStyle(text).letterSpacing) || 0) + more}px`;
  }
  style.letterSpacing = "";
};
