/** "//host" and, to browsers, "/\host" lead to another site. They drop tabs and line breaks before they look. */
const SAFE = /^(\/(?![/\\\t\n\r])|#|https?:\/\/|mailto:|tel:)/i;

/** The href that staff entered, or undefined for schemes that run code (`javascript:`). */
export const safeLink = (href: unknown): string | undefined =>
  typeof href === "string" && SAFE.test(href.trim()) ? href.trim() : undefined;
