import { addressOf } from "#domain/addresses.ts";
import { summarize } from "#domain/content/document-summary.ts";
import type { Preview } from "#domain/content/preview/preview.server.ts";
import type { Platform } from "#platform/platform.ts";
import { mainOf, renderPreview } from "./render-preview.server.tsx";

/** What a preview's page needs. Its links lead to drafts for staff, and to the public site for everybody else. */
export const pageOf = ({ clock }: Platform, shown: Preview, links: "drafts" | "public") => {
  const { document, site } = shown;
  const { header, footer, parts } = renderPreview(shown, new Date(clock()).getFullYear());
  const withLinks = links === "drafts" ? linkToDrafts : (html: string) => html;
  return {
    title: summarize(document.type, document.data).title,
    showsIn: shown.showsIn,
    colours: site.settings.colours,
    html: {
      header: withLinks(header),
      footer: withLinks(footer),
      parts: parts.map(({ id, html }) => ({ id, html: withLinks(html) })),
    },
  };
};

/** `pageOf` with its blocks joined, for a page of its own. */
export const previewPage = (...request: Parameters<typeof pageOf>) => {
  const { html, ...page } = pageOf(...request);
  return { ...page, html: { header: html.header, main: mainOf(html.parts), footer: html.footer } };
};

/** A preview belongs to whoever looks at it now: nobody stores it, nobody finds it. */
export const previewHeaders = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** The address of each link of a page, where it is one of this site: "//" leads to another. */
const OWN_LINK = /(?<=<a\b[^>]*?\shref=")\/(?!\/)[^"?#]*/g;

/** Lets the links to pages of this site lead to their drafts. */
export const linkToDrafts = (html: string): string =>
  html.replace(OWN_LINK, (path) => (addressOf(path).page ? `/preview/at${path}` : path));
