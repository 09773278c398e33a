import type { Place } from "#domain/content/form/place.ts";

/** A previewed page as HTML. `parts` are its blocks by their ids; a page without blocks is one part, without an id. */
export type PageHtml = { header: string; footer: string; parts: { id: string; html: string }[] };

const filled = new WeakMap<Element, string>();

/** Replaces only the parts whose HTML changed, so that nothing flickers or scrolls. */
export const applyHtml = (page: Document, { header, footer, parts }: PageHtml) => {
  fill(page.getElementById("preview-header"), header);
  fill(page.getElementById("preview-footer"), footer);
  const main = page.getElementById("main");
  if (!main) return;
  const [only] = parts;
  if (only?.id === "") return fill(main, only.html);
  const shown = new Map([...main.children].map((child) => [(child as HTMLElement).dataset.block, child]));
  const next = parts.map(({ id, html }) => {
    const block = shown.get(id) ?? newBlock(page, id);
    fill(block, html);
    return block;
  });
  const isSameOrder = next.length === main.children.length && next.every((block, at) => main.children[at] === block);
  if (!isSameOrder) main.replaceChildren(...next);
};

const newBlock = (page: Document, id: string): HTMLElement => {
  const block = page.createElement("div");
  block.dataset.block = id;
  return block;
};

const fill = (element: Element | null, html: string) => {
  if (!element || filled.get(element) === html) return;
  const isFirst = !filled.has(element);
  filled.set(element, html);
  if (isFirst && asWritten(element, html) === element.innerHTML) return;
  element.innerHTML = html;
};

/** HTML as the browser serializes it, to compare it with the first answer of the server. */
const asWritten = (element: Element, html: string): string => {
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
};

const blockIn = (page: Document, id: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>("[data-block]")].find(({ dataset }) => dataset.block === id);

/** Turns off links and forms of a previewed page; a click on a block calls `open`. */
export const openOnClick = (page: Document, open: (block: string) => void) => {
  page.body.dataset.editing = "";
  page.addEventListener(
    "click",
    (event) => {
      const target = (event.target as Partial<Element> | null)?.closest ? (event.target as Element) : null;
      if (target?.closest("a, button, input, select, textarea")) event.preventDefault();
      const block = target?.closest<HTMLElement>("[data-block]")?.dataset.block;
      if (block) open(block);
    },
    { capture: true },
  );
  page.addEventListener("submit", (event) => event.preventDefault(), { capture: true });
};

export const markOpen = (page: Document, id: string) => {
  const before = page.querySelector<HTMLElement>("[data-block][data-open]");
  const block = id ? blockIn(page, id) : undefined;
  if (before !== block) before?.removeAttribute("data-open");
  if (!block || block.dataset.open !== undefined) return;
  block.dataset.open = "";
  if (before?.dataset.block !== id) scrollTo(page, block);
};

const HEADER = 80;

const scrollTo = (page: Document, block: HTMLElement) => {
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

export const showHost = (page: Document) => {
  const block = blockIn(page, page.getElementById("main")?.dataset.showsIn ?? "");
  if (block) scrollTo(page, block);
};

/** Shows the slide whose fields have the focus; `inert` hides the others under it. */
export const showItem = (page: Document, [, id, , index]: Place) => {
  if (typeof id !== "string" || typeof index !== "number") return;
  const slides = [...(blockIn(page, id)?.querySelectorAll<HTMLElement>("[aria-roledescription=slide]") ?? [])];
  if (!slides[index]) return;
  for (const [place, slide] of slides.entries()) {
    slide.inert = place !== index;
    slide.ariaHidden = String(place !== index);
  }
};
