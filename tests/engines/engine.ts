/** How long something may take to be there. */
export const WAIT_MS = 20_000;

/** A browser, used by what can be found on the screen. Places are XPath; what does not come within 20 s is a fault. */
export type Hands = {
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  press: (place: string) => Promise<void>;
  /** In place of what the field holds. */
  write: (place: string, text: string) => Promise<void>;
  /** Waits until the text of that place holds it; `frame` is the XPath of the frame it stands in. */
  reads: (place: string, text: string, frame?: string) => Promise<void>;
  /** Waits until all that a place holds is between the left and the right edge of another. */
  standsInside: (place: string, within: string) => Promise<void>;
  /** What the page reported: errors, and what its own policy refused. */
  faults: () => string[];
  end: () => Promise<void>;
};

export type Engine = { name: string; isHere: boolean; start: () => Promise<Hands> };

/** Runs in the page: what a place holds, of which the box alone would not tell that it stands out. */
export const isInside = (place: string, within: string): boolean => {
  const [held, edges] = [place, within].map(
    (xpath) => document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue,
  );
  if (!held || !(edges instanceof Element)) return false;
  const range = document.createRange();
  range.selectNodeContents(held);
  const inner = range.getBoundingClientRect();
  const outer = edges.getBoundingClientRect();
  return inner.width > 0 && inner.left >= outer.left && inner.right <= outer.right;
};
