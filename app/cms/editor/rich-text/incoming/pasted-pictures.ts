import type { Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";

/** A picture of pasted HTML, and where in the text it belongs. */
export type PastedPicture = { name: string; source: string; at: number };

const MARK = "from:";
const NAME = "Pasted picture";

/** Whether a picture can be had by its address: it is in the text itself, or on the web. Word names files of its own disk. */
const isWithin = (source: string) => /^(data:image\/[\w.+-]+;base64,|https?:\/\/)/i.test(source);

/**
 * Lets the pictures of pasted HTML become pictures of the text that say where they come from, each beside the paragraph
 * that it stood in. Returns how many can't be had.
 */
export const markPictures = (page: Document): number => {
  let lost = 0;
  for (const image of page.body.querySelectorAll<HTMLImageElement>("img:not([data-picture])")) {
    const source = image.getAttribute("src") ?? "";
    if (isPixel(image)) image.remove();
    else if (isWithin(source)) standAlone(image, source);
    else {
      lost += 1;
      image.remove();
    }
  }
  return lost;
};

/** What counts visits is no picture. */
const isPixel = (image: Element) => ["width", "height"].some((side) => /^[01]$/.test(image.getAttribute(side) ?? ""));

const standAlone = (image: HTMLImageElement, source: string) => {
  image.dataset.picture = `${MARK}${source}`;
  image.dataset.caption = image.alt;
  const around = image.closest("p, h1, h2, h3, h4, h5, h6");
  if (around?.textContent?.trim()) lastOf(around).after(image);
  else around?.replaceWith(...around.querySelectorAll("img"));
};

/** The last of the pictures that already stand behind a paragraph, or itself. */
const lastOf = (paragraph: Element): Element => {
  const next = paragraph.nextElementSibling;
  return next instanceof HTMLImageElement && isMarked(next.dataset.picture) ? lastOf(next) : paragraph;
};

export const hasPictures = (slice: Slice): boolean => {
  let has = false;
  slice.content.descendants(({ attrs }) => {
    has ||= isMarked(attrs.picture);
    return !has;
  });
  return has;
};

const isMarked = (picture: unknown) => String(picture ?? "").startsWith(MARK);

/** Puts what was pasted or dropped into the text, without its pictures: they are on their way, so no draft holds one of them. */
export const putWithout = (transaction: Transaction, slice: Slice, at?: number): PastedPicture[] => {
  if (at === undefined) transaction.replaceSelection(slice);
  else transaction.replaceRange(at, at, slice);
  const marked: { at: number; attrs: Record<string, unknown> }[] = [];
  transaction.doc.descendants(({ attrs }, place) => {
    if (isMarked(attrs.picture)) marked.push({ at: place, attrs });
  });
  const { paragraph } = transaction.doc.type.schema.nodes;
  const steps = transaction.steps.length;
  for (const { at: place } of marked.toReversed()) {
    const around = transaction.doc.resolve(place);
    const isOnly = around.parent.childCount === 1;
    if (isOnly && paragraph) transaction.replaceWith(place, place + 1, paragraph.create());
    else transaction.delete(place, place + 1);
  }
  const after = transaction.mapping.slice(steps);
  return marked.map((one) => ({
    name: String(one.attrs.caption || NAME),
    source: String(one.attrs.picture).slice(MARK.length),
    at: after.map(one.at, -1),
  }));
};

/** The file of a picture that stands in the text itself; null for one that stands elsewhere. */
export const fileIn = ({ name, source }: PastedPicture): File | null => {
  const [, type, content] = /^data:(image\/[\w.+-]+);base64,(.*)$/is.exec(source) ?? [];
  if (content === undefined) return null;
  return new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type });
};
