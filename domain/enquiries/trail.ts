/**
 * What a tab remembers of a visit, in its sessionStorage and nowhere else: where the first page was come to from, what
 * that page's address said of its campaign, and the paths of the pages that were read. Sent with the form, ends with the tab.
 */
export type Trail = { referrer: string; source: string; campaign: string; pages: string[] };

/** Pages beyond are not remembered. */
export const TRAIL_PAGES = 30;
