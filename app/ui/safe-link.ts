const SAFE = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

/** The address of a link that staff wrote, or undefined where a browser would run it instead of going there. */
export const safeLink = (href: unknown): string | undefined =>
  typeof href === "string" && SAFE.test(href.trim()) ? href.trim() : undefined;
