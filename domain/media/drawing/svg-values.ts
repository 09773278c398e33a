import { allowedAttributes } from "./svg-allowed.ts";

/** An attribute as the parser gives it. */
export type Attribute = { prefix: string; local: string; value: string };

/** A picture inside a drawing, as its address holds it. */
export const EMBEDDED = /^data:image\/(png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]+)$/i;

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
  return staysInside(value) ? value : null;
};

const REACHES_OUT = /@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|<|\\/i;
const FOREIGN_URL = /url\(\s*(?!["']?#)[^)]*\)?/gi;
const MOTION = /(^|[;{\s])(animation|transition)[\w-]*\s*:[^;}]*/gi;

/** True for a value that names nothing outside the drawing. */
export const staysInside = (value: string): boolean =>
  !REACHES_OUT.test(value) && !/url\(/i.test(value.replace(/url\(\s*["']?#[^)]*\)/gi, ""));

/**
 * Styles without comments, motion and anything that would be fetched. Where something could be hidden by escapes or
 * imports, nothing is left.
 */
export const cleanStyle = (css: string): string => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, " ");
  if (REACHES_OUT.test(plain.replaceAll("<!--", "").replaceAll("-->", ""))) return "";
  return plain.replaceAll("<!--", "").replaceAll("-->", "").replace(FOREIGN_URL, "none").replace(MOTION, "$1");
};
