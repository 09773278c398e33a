import display from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import displayMore from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?inline";
import text from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import textMore from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";
import satori from "satori";
import sharp from "sharp";
import { INK, PAPER } from "../look/colors.ts";
import type { CardContent } from "./card-content.ts";
import { CARD, cardLayout, MARK, PICTURE } from "./card-layout.ts";

const PALETTE = { palette: true, quality: 92, effort: 7 };

export type CardParts = { content: CardContent; picture: Croppable | null; logo: Uint8Array | null };

/** A card as PNG of 1200×630: words at the left, the page's picture at the right. About 150 ms of work. */
export const drawCard = async ({ content, picture, logo }: CardParts): Promise<Uint8Array> => {
  const words = await satori(cardLayout(content, logo !== null) as Parameters<typeof satori>[0], {
    ...CARD,
    fonts: cardFonts(),
  });
  const right = picture ? await crop(picture, PICTURE) : await largeMark(content);
  return sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([
      { input: right, left: PICTURE.left, top: PICTURE.top },
      { input: await smallMark(content, logo), left: MARK.left, top: MARK.top },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png(PALETTE)
    .toBuffer();
};

export const drawChosenPicture = async (picture: Croppable): Promise<Uint8Array> =>
  sharp(await crop(picture, CARD))
    .flatten({ background: PAPER })
    .png(PALETTE)
    .toBuffer();

const smallMark = ({ accent, action }: CardContent, logo: Uint8Array | null): Promise<Buffer> => {
  if (logo) return sharp(logo).resize(MARK.width, MARK.height, { fit: "inside" }).png().toBuffer();
  return sharp(Buffer.from(markSvg(MARK.height, INK, accent, action)))
    .png()
    .toBuffer();
};

const largeMark = async ({ accent, action }: CardContent): Promise<Buffer> => {
  const { width, height } = PICTURE;
  return sharp({ create: { width, height, channels: 3, background: accent } })
    .composite([{ input: Buffer.from(markSvg(300, PAPER, PAPER, action)) }])
    .png()
    .toBuffer();
};

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/** Inlined into the built server, so that it needs no font files beside it. */
export const cardFonts = () => [
  { name: "Display", data: bytesOf(display), weight: 400 as const },
  { name: "DisplayMore", data: bytesOf(displayMore), weight: 400 as const },
  { name: "Text", data: bytesOf(text), weight: 400 as const },
  { name: "TextMore", data: bytesOf(textMore), weight: 400 as const },
];

export type Croppable = { bytes: Uint8Array; width: number; height: number; focus: { x: number; y: number } };

type Size = { width: number; height: number };

/** A PNG of exactly `size`, cropped around the focal point. */
export const crop = (picture: Croppable, size: Size): Promise<Buffer> => {
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const width = Math.max(size.width, Math.round(picture.width * scale));
  const height = Math.max(size.height, Math.round(picture.height * scale));
  return sharp(picture.bytes)
    .resize(width, height, { fit: "fill" })
    .extract({
      left: offset(width, size.width, picture.focus.x),
      top: offset(height, size.height, picture.focus.y),
      width: size.width,
      height: size.height,
    })
    .png()
    .toBuffer();
};

const offset = (length: number, part: number, percent: number): number =>
  Math.min(length - part, Math.max(0, Math.round((length * percent) / 100 - part / 2)));

export const markSvg = (size: number, ink: string, accent: string, action: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">
<g fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M20 15v21.5M20 15c-5.5 0-7.5 4-7.5 9v9.5M20 15c5.5 0 7.5 4 7.5 9v9.5"/>
<path d="M20 15C9 15 5 20 5 27v9.5M20 15c11 0 15 5 15 12v9.5"/>
<path d="M3.5 13.5h33" stroke="${ink}" stroke-width="4"/></g>
<circle cx="20" cy="5.5" r="4" fill="${action}"/></svg>`;
