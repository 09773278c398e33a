/** A previewed page as HTML. `parts` are its blocks by their ids; a page without blocks is one part, without an id. */
export type PageHtml = { header: string; footer: string; parts: { id: string; html: string }[] };

/** What each element of a previewed page was last filled with. */
const filled = new WeakMap<Element, string>();

/** Shows new HTML in a previewed page. What stays the same stays untouched, so that nothing flickers, scrolls or waits. */
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

/** The same HTML as a browser writes it, to compare it with what it got from the server at first. */
const asWritten = (element: Element, html: string): string => {
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
};
