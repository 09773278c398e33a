import { pictureSizesOf } from "#app/blocks/blocks.tsx";
import { HALF_SIZES } from "#app/ui/picture.tsx";
import { openingPicture } from "#domain/content/published/block-needs.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PictureView } from "#domain/media/picture.ts";

/** A picture to preload; `type`, `srcSet` and `sizes` are those of its best `<source>`. */
export type FirstPicture = { src: string; type?: string; srcSet?: string; sizes?: string };

/** The picture a page opens with, or undefined where it opens with words. */
export const firstPicture = (document: Published, pictures: Record<string, PictureView>): FirstPicture | undefined => {
  const picture = pictures[openingPicture(document)];
  if (!picture) return undefined;
  const [best] = picture.sources;
  return best
    ? { src: picture.src, type: best.type, srcSet: best.srcset, sizes: sizesOf(document) }
    : { src: picture.src };
};

/**
 * The preload as a `Link` header, from which a proxy can make early hints (docs/deploy.md). Left out for addresses with
 * characters that headers do not allow; the page has the preload too.
 */
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
