import type { DocumentView } from "#domain/content/published/page-view.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { firstPicture } from "./first-picture.ts";
import type { Head } from "./page-head.tsx";
import { structuredData } from "./structured-data/structured-data.ts";

type Searchable = { title: string; search: { title: string; description: string; picture: string } };

/** The head of a document's page, with the SEO settings as defaults. */
export const headOf = (publicUrl: string, site: PublishedSite, { document, view }: DocumentView): Head => {
  const { search, title } = document.data as Searchable;
  const { settings, seo } = site.filled;
  const page = view.postsPage.number;
  const canonical = `${publicUrl}${document.path}${page > 1 ? `/page/${page}` : ""}`;
  const card = `${publicUrl}/card${document.path === "/" ? "/home" : document.path}.png`;
  const named = search.picture ? null : webAddress(publicUrl, seo.picture);
  const image = named ?? card;
  const name = document.path === "/" ? seo.siteTitle : `${title} | ${settings.company.name}`;
  return {
    title: `${search.title || name}${page > 1 ? ` (page ${page})` : ""}`,
    description: `${search.description || seo.description}${page > 1 ? ` Page ${page} of ${view.postsPage.count}.` : ""}`,
    canonical,
    kind: document.type === "post" ? "article" : "website",
    siteName: settings.company.name,
    image: { url: image, isCard: named === null, alt: view.pictures[search.picture]?.alt || search.title || name },
    publishedOn: document.type === "post" ? document.data.publishedOn : undefined,
    firstPicture: firstPicture(document, view.pictures),
    structuredData: structuredData({ publicUrl, canonical }, settings, document, image),
  };
};

/** The SEO settings may name a default picture by URL instead of the drawn card. */
const webAddress = (publicUrl: string, picture: string): string | null => {
  if (picture.startsWith("/")) return publicUrl + picture;
  return /^https?:\/\//.test(picture) ? picture : null;
};
