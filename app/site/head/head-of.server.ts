import { pictureSizesOf } from "#app/blocks/blocks.tsx";
import { HALF_SIZES } from "#app/ui/picture.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import { openingPicture } from "#domain/content/published/page/block-needs.ts";
import type { DocumentView } from "#domain/content/published/page/page-view.server.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import type { Translation } from "#domain/content/published/translations.server.ts";
import { cardAddress } from "#domain/images/card-address.ts";
import { cardContent } from "#domain/images/card-content.ts";
import { inLanguage, type Language, languages } from "#domain/languages.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { fill } from "#domain/words/fill.ts";
import type { FirstPicture, Head } from "./page-head.tsx";
import { structuredData } from "./structured-data/structured-data.ts";

type Searchable = { title: string; search: { title: string; description: string; picture: string } };

export const headOf = (
  publicUrl: string,
  site: PublishedSite,
  { document, view, translations }: DocumentView,
): Head => {
  const { search, title } = document.data as Searchable;
  const { settings, seo } = site.filled;
  const home = inLanguage(document.language, "/");
  const page = view.postsPage.number;
  const { head } = view.words;
  const later = (text: string, withPage: string) =>
    page > 1 ? fill(withPage, { text, number: page, count: view.postsPage.count }) : text;
  const canonical = `${publicUrl}${document.path}${page > 1 ? `/page/${page}` : ""}`;
  const card = publicUrl + cardAddress(document.path);
  const named = search.picture ? null : webAddress(publicUrl, seo.picture);
  const image = named ?? card;
  const name = document.path === home ? seo.siteTitle : `${title} | ${settings.company.name}`;
  return {
    title: later(search.title || name, head.title),
    description: later(search.description || seo.description, head.description),
    canonical,
    kind: document.type === "post" ? "article" : "website",
    siteName: settings.company.name,
    locale: localeOf(document.language),
    alternates: page > 1 ? [] : alternatesOf(publicUrl, translations),
    image: { url: image, isCard: named === null, alt: (named === null && cardAlt(settings, document, view)) || name },
    publishedOn: document.type === "post" ? document.data.publishedOn : undefined,
    modifiedOn: view.post?.updatedAt ? new Date(view.post.updatedAt).toISOString() : null,
    firstPicture: firstPicture(document, view.pictures),
    structuredData: structuredData({ publicUrl, canonical }, settings, { document, view }, image),
  };
};

const localeOf = (language: Language): string => languages[language].locale.replace("-", "_");

/** None for a page in one language. Whoever reads neither gets the first. */
const alternatesOf = (publicUrl: string, translations: Translation[]): Head["alternates"] => {
  const [first] = translations;
  if (!first || translations.length === 1) return [];
  const each = translations.map(({ language, path }) => ({ language: language as string, url: publicUrl + path }));
  return [...each, { language: "x-default", url: publicUrl + first.path }];
};

/** A card shows its words beside the picture of the page; one that was chosen in its place stands alone. */
const cardAlt = (settings: DataOf<"settings">, document: Published, { pictures }: BlockView): string => {
  const chosen = pictures[(document.data as Searchable).search.picture];
  if (chosen) return chosen.alt;
  const { title } = cardContent(settings, document);
  return [title, pictures[openingPicture(document)]?.alt].filter(Boolean).join(": ");
};

/** The SEO settings may name a default picture by URL instead of the drawn card. */
const webAddress = (publicUrl: string, picture: string): string | null => {
  if (picture.startsWith("/")) return publicUrl + picture;
  return /^https?:\/\//.test(picture) ? picture : null;
};

const firstPicture = (document: Published, pictures: Record<string, PictureView>): FirstPicture | undefined => {
  const picture = pictures[openingPicture(document)];
  if (!picture) return undefined;
  const [best] = picture.sources;
  return best
    ? { src: picture.src, type: best.type, srcSet: best.srcset, sizes: sizesOf(document) }
    : { src: picture.src };
};

/** The preload as a header, for the early hints of a proxy in front (docs/deploy.md). Left out where headers do not allow its characters. */
export const linkHeader = (picture: FirstPicture | undefined): HeadersInit => {
  if (!picture || !/^[\x20-\x7e]+$/.test(Object.values(picture).join(""))) return {};
  const { src, type, srcSet, sizes } = picture;
  const named = Object.entries({ type, imagesrcset: srcSet, imagesizes: sizes }).filter(([, value]) => value);
  const rest = named.map(([name, value]) => `; ${name}="${value}"`).join("");
  return { Link: `<${src}>; rel=preload; as=image; fetchpriority=high${rest}` };
};

/** The `sizes` that the screens give to their first picture; `tests/http/search.test.ts` holds the two together. */
const sizesOf = ({ type, data }: Published): string | undefined => {
  if (type === "post") return pictureSizesOf("intro");
  if (type !== "page") return HALF_SIZES;
  const opening = data.blocks.find((block) => !block.hidden);
  return opening && pictureSizesOf(opening.type);
};
