import sharp, { type Metadata, type Sharp } from "sharp";
import { grouped } from "../../time/local-time.ts";
import { type Crop, PictureFault, type Prepared, type PreparedFile } from "../picture.ts";

/** The largest phone cameras take 50 megapixels; for an animation, the sum of all frames. */
const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE = 16_000;

/** A raster picture upright, without EXIF data, as AVIF, WebP and a fallback. Its size is checked before anything is decoded. Throws a PictureFault. */
export const prepareRaster = async (bytes: Uint8Array, kind: string): Promise<Prepared> => {
  const metadata = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (!metadata || !isKind(metadata, kind))
    throw new PictureFault("This file is damaged: it can't be read as a picture");
  checkSize(metadata);
  const encode = (metadata.pages ?? 1) > 1 ? encodeMoving : encodeStill;
  return encode(bytes, metadata).catch(cutOff);
};

const cutOff = (error: unknown): never => {
  throw new PictureFault("This file is damaged or cut off: not all of the picture is there", { cause: error });
};

/** A part of a picture that was prepared once, which is upright. Throws a PictureFault. */
export const prepareCropped = async (bytes: Uint8Array, crop: Crop): Promise<Prepared> =>
  encodeStill(bytes, await sharp(bytes).metadata(), crop).catch(cutOff);

const isKind = ({ format, compression }: Metadata, kind: string) =>
  kind === "avif" ? format === "heif" && compression === "av1" : format === kind;

const checkSize = ({ width, height, pageHeight = height, pages = 1 }: Metadata) => {
  const megapixels = (width * pageHeight * pages) / 1_000_000;
  const size = `${grouped(width)} × ${grouped(pageHeight)} px${pages > 1 ? ` in ${grouped(pages)} frames` : ""}`;
  if (Math.max(width, pageHeight) > LONGEST_SIDE)
    throw new PictureFault(`This picture is too large: ${size}. At most ${grouped(LONGEST_SIDE)} px on a side`);
  if (megapixels * 1_000_000 > MOST_PIXELS)
    throw new PictureFault(`This picture is too large: ${size}. At most ${MOST_PIXELS / 1_000_000} megapixels`);
};

/** Widths in px: phones at 1x and 2x, tablets, desktops, and the full 1440 px page on a dense screen. */
const WIDTHS = [480, 800, 1200, 1600, 2400];
const WIDEST = 2400;
/** Animations are large, so they are stored in one width. */
const WIDEST_MOVING = 1200;

const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 78 };
const JPEG = { quality: 82, mozjpeg: true };

type Encode = (bytes: Uint8Array, metadata: Metadata, crop?: Crop) => Promise<Prepared>;

const encodeStill: Encode = async (bytes, metadata, crop) => {
  const { width: full, height: fullHeight } = crop ?? metadata.autoOrient ?? metadata;
  const width = Math.min(full, WIDEST);
  const turned = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const part = crop ? turned.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : turned;
  const upright = await part.resize({ width }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { info } = upright;
  const image = sharp(upright.data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const variants: PreparedFile[] = [];
  for (const at of widthsOf(width)) variants.push(...(await bothTypes(image, at)));
  const { data, extension, type } = await fallback(image, metadata.hasAlpha);
  return {
    width,
    height: Math.max(1, Math.round((fullHeight * width) / full)),
    frames: 1,
    main: { extension, type, width, bytes: data },
    variants: variants.sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width),
    removed: 0,
  };
};

/** Animated WebP, and the first frame for readers who prefer reduced motion. */
const encodeMoving: Encode = async (bytes, metadata) => {
  const full = metadata.width;
  const width = Math.min(full, WIDEST_MOVING);
  const moving = await sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: true })
    .resize({ width })
    .webp(WEBP)
    .toBuffer();
  const stills = await bothTypes(sharp(bytes, { limitInputPixels: MOST_PIXELS }), width);
  return {
    width,
    height: Math.max(1, Math.round(((metadata.pageHeight ?? metadata.height) * width) / full)),
    frames: metadata.pages ?? 1,
    main: { extension: "webp", type: "image/webp", width, bytes: moving },
    variants: stills.map((file) => ({ ...file, still: true })),
    removed: 0,
  };
};

const widthsOf = (width: number): number[] => [...WIDTHS.filter((candidate) => candidate < width), width];

const bothTypes = async (image: Sharp, width: number): Promise<PreparedFile[]> => {
  const sized = image.clone().resize({ width });
  return [
    { extension: "avif", type: "image/avif", width, bytes: await sized.clone().avif(AVIF).toBuffer() },
    { extension: "webp", type: "image/webp", width, bytes: await sized.clone().webp(WEBP).toBuffer() },
  ];
};

const fallback = async (image: Sharp, seeThrough: boolean | undefined) =>
  seeThrough
    ? { data: await image.clone().png().toBuffer(), extension: "png", type: "image/png" }
    : { data: await image.clone().jpeg(JPEG).toBuffer(), extension: "jpg", type: "image/jpeg" };
