const LONGEST = 500;
/** Only the shape of the answer counts; no address of this site depends on the host. */
const ANY_HOST = "http://site.invalid";

/** An address in its parts: the path as the front door sees it, and `?query#hash`. */
export type LocalAddress = { path: string; rest: string };

/**
 * Reads an address of this site - `/about`, `about/`, or in full with the site's own host - and writes it as the front
 * door sees it: percent-encoded, without doubled slashes and without one at the end. Null for what is no such address.
 */
export const localAddress = (typed: string, publicUrl: string): LocalAddress | null => {
  const text = typed.trim();
  const own = text.startsWith(`${publicUrl}/`) || text === publicUrl ? text.slice(publicUrl.length) || "/" : text;
  if (!own.startsWith("/") || own.startsWith("//") || own.includes("\\") || own.length > LONGEST) return null;
  if (hasControls(own) || !URL.canParse(own, ANY_HOST)) return null;
  const url = new URL(own, ANY_HOST);
  const path = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return { path, rest: url.search + url.hash };
};

/** A web address of another site, in full; null for anything else. */
export const foreignAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) || text.length > LONGEST || hasControls(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
};

const hasControls = (text: string): boolean => [...text].some((letter) => letter < " " || letter === "\u007f");
