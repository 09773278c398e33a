import type { Place } from "#domain/content/form/place.ts";

const blockIn = (page: Document, id: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>("[data-block]")].find(({ dataset }) => dataset.block === id);

/** Makes a previewed page one to edit by: links stay where they are, a click on a block calls `open`. */
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

/** Marks one block, and brings it into focus when it was not the marked one before. */
export const markOpen = (page: Document, id: string) => {
  const before = page.querySelector<HTMLElement>("[data-block][data-open]");
  const block = id ? blockIn(page, id) : undefined;
  if (before !== block) before?.removeAttribute("data-open");
  if (!block || block.dataset.open !== undefined) return;
  block.dataset.open = "";
  if (before?.dataset.block !== id) bringIntoSight(page, block);
};

/** The site's own header covers this much of the top. */
const HEADER = 80;

const bringIntoSight = (page: Document, block: HTMLElement) => {
  const part = block.querySelector(":scope > *, :scope > [data-island] > *");
  const edges = part?.getBoundingClientRect();
  const height = page.defaultView?.innerHeight ?? 0;
  if (!part || !edges || (edges.top >= 0 && edges.top < height * 0.6)) return;
  const above = edges.height > height ? 0 : (height - edges.height) / 2;
  page.defaultView?.scrollBy({ top: edges.top - Math.max(above, HEADER), behavior: "instant" });
};

/** Brings the block into focus on which a document without a page of its own shows. */
export const showHost = (page: Document) => {
  const block = blockIn(page, page.getElementById("main")?.dataset.showsIn ?? "");
  if (block) bringIntoSight(page, block);
};

/** Of slides that lie on one another, shows the one whose fields are in use. */
export const showItem = (page: Document, [, id, , index]: Place) => {
  if (typeof id !== "string" || typeof index !== "number") return;
  const slides = [...(blockIn(page, id)?.querySelectorAll<HTMLElement>("[aria-roledescription=slide]") ?? [])];
  if (!slides[index]) return;
  for (const [place, slide] of slides.entries()) {
    slide.inert = place !== index;
    slide.ariaHidden = String(place !== index);
  }
};
