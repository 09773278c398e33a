import { slugOf } from "../../formats/slug.ts";

/** Shorter than an address may be, so that there is room for a number. */
const LONGEST_SLUG = 80;

/** The address that a title makes; empty where it has no letter that an address takes. */
export const addressFrom = (title: string, prefix: string): string => {
  const slug = slugOf(title, LONGEST_SLUG);
  return slug && prefix + slug;
};

/** What title and address of a duplicate end with, until somebody names it. */
export const COPY = { title: " (copy)", address: "-copy" };

/**
 * What the address that follows a title begins with; null where somebody typed it. Nobody did where it is blank, or what the
 * title makes, with a number where that was taken. A duplicate stays below what its original stood below.
 */
export const prefixWhereItFollows = (address: string, title: string, prefix: string): string | null => {
  if (address === "" || address === prefix) return prefix;
  const unnumbered = address.replace(/-\d+$/, "");
  const made = addressFrom(title, prefix);
  if (made !== "" && (address === made || unnumbered === made)) return prefix;
  const isCopy = title.endsWith(COPY.title) && (address.endsWith(COPY.address) || unnumbered.endsWith(COPY.address));
  return isCopy ? address.slice(0, address.lastIndexOf("/") + 1) : null;
};
