import { safeLink } from "#app/ui/prose/safe-link.ts";
import { markPictures } from "./pasted-pictures.ts";

const DROPPED = "style, script, meta, link, title, xml, o\\:p, svg, iframe, object, input, button";

/**
 * What Word, Google Docs and web pages put on the clipboard; Tiptap drops what its schema does not have. `leftOut` is told
 * how many pictures can't be had.
 */
export const cleanPaste = (html: string, leftOut: (pictures: number) => void): string => {
  const page = new DOMParser().parseFromString(html, "text/html");
  dropComments(page);
  const lost = markPictures(page);
  if (lost > 0) leftOut(lost);
  for (const element of page.body.querySelectorAll(DROPPED)) element.remove();
  for (const link of page.body.querySelectorAll("a[href]"))
    link.setAttribute("href", realAddress(link.getAttribute("href") ?? ""));
  for (const bold of page.body.querySelectorAll("b"))
    if (bold.id.startsWith("docs-internal-guid") || bold.style.fontWeight === "normal") unwrap(bold);
  listsOfWord(page);
  for (const heading of page.body.querySelectorAll("h1")) rename(page, heading, "h2");
  for (const heading of page.body.querySelectorAll("h5, h6")) rename(page, heading, "h4");
  tidyText(page);
  for (const paragraph of page.body.querySelectorAll("p, h2, h3, h4"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img, br + br")) paragraph.remove();
  return page.body.innerHTML;
};

/** Google Docs puts a detour of Google before each address. */
export const realAddress = (href: string): string => {
  const url = URL.parse(href);
  if (url?.pathname !== "/url" || !/^(www\.)?google\.com$/.test(url.hostname)) return href;
  return safeLink(url.searchParams.get("q") ?? url.searchParams.get("url")) ?? href;
};

const dropComments = (page: Document) => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const rename = (page: Document, element: Element, name: string) => {
  const next = page.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
};

const tidyText = (page: Document) => {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest("pre")) text.data = text.data.replace(/[\u00a0\s]+/g, " ");
  }
};

/** Word writes list items as paragraphs: `mso-list: l0 level2 lfo1`, and the bullet or number as text in front. */
const listsOfWord = (page: Document) => {
  const open: { level: number; list: Element }[] = [];
  for (const paragraph of [...page.body.querySelectorAll("p")]) {
    const level = Number(/mso-list:[^;:]*level(\d+)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0 || (open.length > 0 && !follows(paragraph, open))) open.length = 0;
    if (level > 0) addItem(page, paragraph, level, open);
  }
};

const follows = (paragraph: Element, open: { list: Element }[]) => paragraph.previousElementSibling === open[0]?.list;

const addItem = (page: Document, paragraph: Element, level: number, open: { level: number; list: Element }[]) => {
  const bullet = paragraph.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  const isNumbered = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet?.textContent ?? paragraph.textContent ?? "");
  bullet?.remove();
  const item = page.createElement("li");
  const text = page.createElement("p");
  text.append(...paragraph.childNodes);
  item.append(text);
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
  if ((open.at(-1)?.level ?? 0) < level) {
    const list = page.createElement(isNumbered ? "ol" : "ul");
    const parent = open.at(-1)?.list.lastElementChild;
    if (parent) parent.append(list);
    else paragraph.before(list);
    open.push({ level, list });
  }
  open.at(-1)?.list.append(item);
  paragraph.remove();
};
