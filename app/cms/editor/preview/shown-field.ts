import { type Place, placeKey } from "#domain/content/form/place.ts";

/** The field that is in use, and which part of its text. */
type Used = { at: Place; part?: number };

/** Shows which field is in use, as often as the page is drawn; another one than before is scrolled to, once it is there. */
export const fieldInUse = () => {
  let last = "";
  const nameOf = ({ at, part = 0 }: Used) => `${placeKey(at)} ${part}`;
  return {
    show: (page: Document, used: Used) => {
      const isSeen = (page.defaultView?.innerHeight ?? 0) > 0;
      const isShown = outline(page, used, isSeen && nameOf(used) !== last);
      if (isSeen && isShown) last = nameOf(used);
    },
    /** For what was clicked in the page: it would move under the pointer. */
    isInSight: (used: Used) => {
      last = nameOf(used);
    },
  };
};

/** Outlines a field and its block; with `scroll` it comes in sight. True where the page shows the field. */
const outline = (page: Document, { at, part = 0 }: Used, scroll: boolean): boolean => {
  const block = at[0] === "blocks" ? blockIn(page, String(at[1] ?? "")) : undefined;
  const wasOpen = block?.dataset.open !== undefined;
  mark(page, "open", block ? [block] : []);
  if (block) showItem(block, at);
  const words = at.length > 0 ? wordsOf(page, placeKey(at)) : [];
  for (const element of words) openAround(element);
  mark(page, "focused", boxesOf(words));
  const wanted = words.find(({ dataset }) => Number(dataset.part ?? 0) === part) ?? words[0];
  if (scroll && wanted) scrollToWords(page, wanted);
  else if (scroll && block && !wasOpen) scrollToBlock(page, block);
  return wanted !== undefined;
};

const blockIn = (page: Document, id: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>("[data-block]")].find(({ dataset }) => dataset.block === id);

const mark = (page: Document, name: "open" | "focused", elements: HTMLElement[]) => {
  for (const before of page.querySelectorAll<HTMLElement>(`[data-${name}]`))
    if (!elements.includes(before)) delete before.dataset[name];
  for (const element of elements) element.dataset[name] = "";
};

/** Narrower than any letter is what only screen readers get. */
const UNSEEN = 2;

/** What shows a field: its words or picture, or else the links that lead where it says. */
const wordsOf = (page: Document, key: string): HTMLElement[] => {
  const all = [...page.querySelectorAll<HTMLElement>("[data-field], [data-link]")];
  const own = all.filter(({ dataset }) => dataset.field === key);
  const shown = own.length > 0 ? own : all.filter(({ dataset }) => dataset.link === key);
  const seen = shown.filter((element) => element.getBoundingClientRect().width > UNSEEN);
  return seen.length > 0 ? seen : shown;
};

/** One box for the parts of a text where nothing else stands between them. */
const boxesOf = (words: HTMLElement[]): HTMLElement[] => {
  const [first] = words;
  if (!first || words.length === 1) return words;
  let around = first.parentElement;
  while (around && !words.every((element) => around?.contains(element))) around = around.parentElement;
  const inside = around?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
  return around && inside.length === words.length && !around.matches("[data-block], main") ? [around] : words;
};

/** An answer that is folded away comes out. */
const openAround = (element: HTMLElement) => {
  const folded = element.closest("summary") ? null : element.closest("details");
  if (folded) folded.open = true;
};

/** Shows the slide whose fields are in use; `inert` hides the others under it. */
const showItem = (block: HTMLElement, [, , , index]: Place) => {
  const slides = [...block.querySelectorAll<HTMLElement>("[aria-roledescription=slide]")];
  if (typeof index !== "number" || !slides[index]) return;
  for (const [place, slide] of slides.entries()) {
    slide.inert = place !== index;
    slide.ariaHidden = String(place !== index);
  }
};

/** Of the page, which stays in sight. */
const HEADER = 80;

const scrollToWords = (page: Document, words: HTMLElement) => {
  const view = page.defaultView;
  if (!view) return;
  const row = words.closest("[role=group][tabindex]");
  row?.scrollBy({ left: words.getBoundingClientRect().left - row.getBoundingClientRect().left - HEADER });
  const box = words.getBoundingClientRect();
  if (box.top < HEADER || box.bottom > view.innerHeight)
    view.scrollBy({
      top: distanceTo({ top: box.top - HEADER, height: box.height }, view.innerHeight),
      behavior: "instant",
    });
};

const scrollToBlock = (page: Document, block: HTMLElement) => {
  const part = block.querySelector(":scope > *, :scope > [data-island] > *");
  const view = page.defaultView;
  if (part && view)
    view.scrollBy({ top: distanceTo(part.getBoundingClientRect(), view.innerHeight), behavior: "instant" });
};

/** Pixels to scroll: none where it begins in sight; else to its middle, or to its beginning where it is taller than the window. */
export const distanceTo = ({ top, height }: { top: number; height: number }, windowHeight: number): number => {
  if (top >= 0 && top < windowHeight * 0.6) return 0;
  const above = height > windowHeight ? 0 : (windowHeight - height) / 2;
  return top - Math.max(above, HEADER);
};

/** Scrolls to the block that shows a member or a testimonial among others. */
export const showHost = (page: Document) => {
  const block = blockIn(page, page.getElementById("main")?.dataset.showsIn ?? "");
  if (block) scrollToBlock(page, block);
};
