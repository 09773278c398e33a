const PAGE_LINK = /(<a\b[^>]*?\shref=")\/(?!(?:media|assets|api|card|cms|map|preview|fonts)\b)(?!\/)/g;

/** Lets the links to pages of this site lead to their drafts. */
export const linkToDrafts = (html: string): string => html.replace(PAGE_LINK, "$1/preview/at/");
