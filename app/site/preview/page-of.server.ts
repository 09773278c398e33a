import { summarize } from "#domain/content/document-summary.ts";
import type { Preview } from "#domain/content/preview/preview.server.ts";
import type { Platform } from "#platform/platform.ts";
import { linkToDrafts } from "./link-to-drafts.ts";
import { mainOf, renderPreview } from "./render-preview.server.tsx";

/** What a preview's page needs. Its links lead to drafts for staff, and to the public site for everybody else. */
export const pageOf = ({ clock }: Platform, shown: Preview, links: "drafts" | "public") => {
  const { document, site } = shown;
  const { header, footer, parts } = renderPreview(shown, new Date(clock()).getFullYear());
  const lead = links === "drafts" ? linkToDrafts : (html: string) => html;
  return {
    title: summarize(document.type, document.data).title,
    showsIn: shown.showsIn,
    colours: site.settings.colours,
    html: {
      header: lead(header),
      footer: lead(footer),
      parts: parts.map(({ id, html }) => ({ id, html: lead(html) })),
    },
  };
};

/** `pageOf` with its blocks put together, for a page of its own. */
export const wholePage = (...request: Parameters<typeof pageOf>) => {
  const { html, ...page } = pageOf(...request);
  return { ...page, html: { header: html.header, main: mainOf(html.parts), footer: html.footer } };
};
