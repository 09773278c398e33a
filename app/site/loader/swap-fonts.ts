declare global {
  interface Window {
    /** Settled once the real fonts are there (`start.js`). */
    faces?: Promise<unknown>;
  }
}

/** What is in a part below the screen is not laid out yet, and stays so. */
const PARTS = ".header, main > *";
/** Pixels a letter. */
const MOST = 2;
/** Pixels; a browser counts a move from 3, and a row of texts adds theirs up. */
const LEAST = { width: 0.5, lines: 2 };

/**
 * On a first visit, puts the real fonts in place of those of the same metrics. A text in sight is set a little tighter or wider
 * where by it something beside or below would move.
 */
export const swapFonts = () =>
  window.faces?.then(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(isSeen);
    const texts = parts
      .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>("*")])
      .filter(isText)
      .filter(isSeen);
    const before = texts.map(shapeOf);
    document.documentElement.dataset.fonts = "";
    const after = texts.map(shapeOf);
    const each = (keep: typeof keepWidth) =>
      texts.forEach((text, at) => {
        const [was, is] = [before[at], after[at]];
        if (was && is) keep(text, was, is);
      });
    each(keepWidth);
    each(keepLines);
  });

const isText = ({ childNodes }: HTMLElement) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

const isSeen = (element: HTMLElement) => {
  const { top, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight;
};

type Shape = ReturnType<typeof shapeOf>;

const shapeOf = (text: HTMLElement) => {
  const box = text.getBoundingClientRect();
  const words = new Range();
  words.selectNodeContents(text);
  const { left, width } = words.getBoundingClientRect();
  const parts = [...text.children].map((part) => part.getBoundingClientRect());
  return {
    oneLine: words.getClientRects().length === 1,
    written: width,
    /** Of its box, and where the words begin in it: pixels. */
    width: [box.width, left - box.left],
    /** Its height, and where the elements in it begin and end. */
    lines: [box.height, ...parts.flatMap(({ top, left, right }) => [top - box.top, left - box.left, right - box.left])],
  };
};

const differing = (what: keyof typeof LEAST, was: Shape, is: Shape) =>
  was[what].map((value, at) => value - (is[what][at] ?? 0)).find((by) => Math.abs(by) > LEAST[what]);

const keepWidth = (text: HTMLElement, was: Shape, is: Shape) => {
  const by = (was.written - is.written) / (text.textContent?.length || 1);
  if (was.oneLine && is.oneLine && differing("width", was, is) && Math.abs(by) < MOST) space(text, spacing(text) + by);
};

const keepLines = (text: HTMLElement, was: Shape) => {
  const first = spacing(text);
  for (let steps = 0, by = 0; steps < MOST * 10; steps += 1) {
    const wrong = differing("lines", was, shapeOf(text));
    if (!wrong) return;
    by += Math.sign(wrong) / 10;
    space(text, first + by);
  }
  if (differing("lines", was, shapeOf(text))) text.style.letterSpacing = "";
};

const spacing = (text: HTMLElement) => Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;

const space = ({ style }: HTMLElement, pixels: number) => {
  style.letterSpacing = `${pixels}px`;
};
