import { addressOf } from "#domain/addresses.ts";
import { summarize } from "#domain/content/document-summary.ts";
import type { Preview } from "#domain/content/preview/preview.server.ts";
import type { Platform } from "#platform/platform.ts";
import { mainOf, renderPreview } from "./render-preview.server.tsx";

/** Links lead to drafts for staff, and to the public site for others. */
export const pageOf = ({ clock }: Platform, preview: Preview, links: "drafts" | "public") => {
  const { document, site } = preview;
  const { header, footer, parts } = renderPreview(preview, new Date(clock()).getFullYear());
  const withLinks = links === "drafts" ? linkToDrafts : (html: string) => html;
  return {
    title: summarize(document.type, document.data).title,
    showsIn: preview.showsIn,
    colors: site.settings.colours,
    html: {
      header: withLinks(header),
      footer: withLinks(footer),
      parts: parts.map(({ id, html }) => ({ id, html: withLinks(html) })),
    },
  };
};

/** `pageOf` with its blocks joined, for a complete page. */
export const previewPage = (...request: Parameters<typeof pageOf>) => {
  const { html, ...page } = pageOf(...request);
  return { ...page, html: { header: html.header, main: mainOf(html.parts), footer: html.footer } };
};

export const previewHeaders = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** Internal hrefs only: "//" leads to another host. */
const OWN_LINK = /(?<=<a\b[^>]*?\shref=")\/(?!\/)[^"?#]*/g;

export const linkToDrafts = (html: string): string =>
  html.replace(OWN_LINK, (path) => (addressOf(path).page ? `/preview/at${path}` : path));
