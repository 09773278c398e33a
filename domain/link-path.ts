/** A link or address without what stands behind `?` or `#`. */
export const withoutRest = (href: string): string => href.split(/[?#]/)[0] ?? "";

/** The path of a link as a page has it: also without a slash at its end. "" for one within its own page. */
export const linkPath = (href: string): string => withoutRest(href).replace(/(.)\/$/, "$1");
