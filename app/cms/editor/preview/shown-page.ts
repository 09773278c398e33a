import type { BlockData, Data } from "#domain/content/fields/structure.ts";
import { blocksAt } from "#domain/content/form/place.ts";

/** A previewed page as HTML. `parts` are its blocks by their ids; a page without blocks is one part, without an id. */
export type PageHtml = { header: string; footer: string; parts: { id: string; html: string }[] };

const filled = new WeakMap<Element, string>();

/**
 * What must be rendered to turn a page that shows `shown` into one that shows `data`: only the changed blocks, and those
 * with another kind below them, if nothing else changed; otherwise everything.
 */
export const toRender = (data: Data, shown: Data | null): Data => {
  const isAlike =
    shown && Object.keys({ ...shown, ...data }).every((name) => name === "blocks" || shown[name] === data[name]);
  const known = new Set(isAlike ? blocksOf(shown) : []);
  if (!shown || known.size === 0) return data;
  const [before, now] = [kindsBelow(shown), kindsBelow(data)];
  return { ...data, blocks: blocksOf(data).filter((block) => !known.has(block) || before[block.id] !== now[block.id]) };
};

/** The kind of the block that is shown under each, by its id: some look depends on it. */
export const kindsBelow = (data: Data): Record<string, string> => {
  const shown = blocksOf(data).filter(({ hidden }) => !hidden);
  return Object.fromEntries(shown.slice(1).map(({ type }, at) => [shown[at]?.id ?? "", type]));
};

const blocksOf = (data: Data): BlockData[] => blocksAt(data, ["blocks"]);

/** Replaces only the parts whose HTML changed, so that nothing flickers or scrolls; `data` says which blocks there are, in order. */
export const applyHtml = (page: Document, { header, footer, parts }: PageHtml, data: Data) => {
  fill(page.getElementById("preview-header"), header);
  fill(page.getElementById("preview-footer"), footer);
  const main = page.getElementById("main");
  if (!main) return;
  const [only] = parts;
  if (only?.id === "") return fill(main, only.html);
  const shown = new Map([...main.children].map((child) => [(child as HTMLElement).dataset.block, child]));
  const rendered = new Map(parts.map(({ id, html }) => [id, html]));
  const ids = Array.isArray(data.blocks)
    ? blocksOf(data).map(({ id, hidden }) => (hidden ? "" : id))
    : [...rendered.keys()];
  const next = ids.flatMap((id) => {
    const html = rendered.get(id);
    const block = shown.get(id) ?? (html === undefined ? null : newBlock(page, id));
    if (block && html !== undefined) fill(block, html);
    return block ?? [];
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
