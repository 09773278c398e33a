import sharp, { type Metadata } from "sharp";
import { PictureFault } from "../picture-fault.ts";
import type { Prepared } from "../prepared.ts";
import { encodeMoving, encodeStill } from "./encode.server.ts";

/** The largest phone cameras make pictures of 50 megapixels; all frames of an animation count together. */
const MOST_PIXELS = 64_000_000;
/** WebP and AVIF end a little above this many px on a side. */
const LONGEST_SIDE = 16_000;

/**
 * A photo or another picture made of pixels: turned upright, without the camera's data, as AVIF and WebP in up to five
 * widths and as JPEG (PNG where it is see-through) for the rest. Its size is looked at before anything is decoded.
 * Throws a PictureFault that says what is wrong.
 */
export const prepareRaster = async (bytes: Uint8Array, kind: string): Promise<Prepared> => {
  const found = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (!found || !isKind(found, kind)) throw new PictureFault("This file is damaged: it can't be read as a picture");
  checkSize(found);
  const encode = (found.pages ?? 1) > 1 ? encodeMoving : encodeStill;
  return encode(bytes, found, MOST_PIXELS).catch((error: unknown) => {
    throw new PictureFault("This file is damaged or cut off: not all of the picture is there", { cause: error });
  });
};

const isKind = ({ format, compression }: Metadata, kind: string) =>
  kind === "avif" ? format === "heif" && compression === "av1" : format === kind;

const checkSize = ({ width, height, pageHeight = height, pages = 1 }: Metadata) => {
  const megapixels = (width * pageHeight * pages) / 1_000_000;
  const size = `${count(width)} × ${count(pageHeight)} px${pages > 1 ? ` in ${count(pages)} frames` : ""}`;
  if (Math.max(width, pageHeight) > LONGEST_SIDE)
    throw new PictureFault(`This picture is too large: ${size}. At most ${count(LONGEST_SIDE)} px on a side`);
  if (megapixels * 1_000_000 > MOST_PIXELS)
    throw new PictureFault(`This picture is too large: ${size}. At most ${MOST_PIXELS / 1_000_000} megapixels`);
};

const count = (number: number) => number.toLocaleString("en-US");
