import { allowedAttributes, filterLimits } from "./svg-allowed.ts";

// Every pattern here takes time in proportion to the length of what it reads, whatever that is: uploads are untrusted.
// So an unclosed comment or `url(` is consumed up to its end instead of being looked for again at each start.

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g;
const REACHES_OUT =
  /@import|\b(?:expression|image|image-set|cross-fade|element|src)\s*\(|javascript:|-moz-binding|behavior\s*:|<|\\/i;
const FOREIGN_URL = /url\((?!\s*["']?#)[^)]*\)?/gi;
const MOTION = /(^|[;{\s])(?:animation|transition)[\w-]*\s*:[^;}]*/gi;

/** A picture inside a drawing, as its address holds it; the second group is its base64. */
export const EMBEDDED = /^data:image\/(png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]+)$/i;

/** An attribute as the parser gives it. */
export type Attribute = { prefix: string; local: string; value: string };

/** The attributes of an element that may stay, by name, and how many dropped ones could have done harm. */
export const cleanAttributes = (
  element: string,
  attributes: Attribute[],
  embed: (address: string) => string,
): { kept: Record<string, string>; dropped: number } => {
  const kept: Record<string, string> = {};
  let dropped = 0;
  for (const { prefix, local, value } of attributes) {
    const isLink = local === "href" && (prefix === "" || prefix === "xlink");
    if (prefix !== "" && !isLink) continue;
    const clean = isLink ? cleanLink(element, value, embed) : cleanValue(local, value);
    if (clean === null) dropped += isLink || /^on/i.test(local) || allowedAttributes.has(local) ? 1 : 0;
    else if (!(isLink && kept.href)) kept[local] = clean;
  }
  return { kept, dropped };
};

const cleanLink = (element: string, value: string, embed: (address: string) => string): string | null => {
  const address = value.trim();
  if (/^#[^\s<>"']+$/.test(address)) return address;
  return element === "image" && EMBEDDED.test(address) ? embed(address) : null;
};

const cleanValue = (name: string, value: string): string | null => {
  if (!allowedAttributes.has(name)) return null;
  if (name === "style") return cleanStyle(value);
  if (Object.hasOwn(filterLimits, name)) return limited(value, filterLimits[name] ?? 0);
  return REACHES_OUT.test(value) || value.search(FOREIGN_URL) >= 0 ? null : value;
};

/** Numbers, each at most `most`; null for what holds anything else. */
const limited = (value: string, most: number): string | null => {
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.every(Number.isFinite) ? numbers.map((number) => Math.min(number, most)).join(" ") : null;
};

/**
 * Styles without comments, motion and anything that would be fetched. Where something could be hidden by escapes,
 * imports or markup, nothing is left.
 */
export const cleanStyle = (css: string): string => {
  const plain = css.replace(COMMENT, " ");
  return REACHES_OUT.test(plain) ? "" : plain.replace(FOREIGN_URL, "none").replace(MOTION, "$1");
};
