import * as collection from "simple-icons";

/**
 * The outline of a vendor's mark by its name in the icon collection, on a grid of 24; nothing for an unknown name. Only
 * the server knows the collection: a browser build drops these megabytes.
 */
export const markOf = (slug: string): string | undefined => {
  if (!import.meta.env.SSR || !slug) return undefined;
  const name = `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
  return (collection as Record<string, { path: string } | undefined>)[name]?.path;
};
