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
