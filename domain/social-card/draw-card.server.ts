import satori from "satori";
import sharp from "sharp";
import type { CardContent } from "./card-content.ts";
import { CARD, cardLayout, MARK, PICTURE } from "./card-layout.ts";
import { type Croppable, crop } from "./crop.ts";
import { cardFonts } from "./fonts.ts";
import { markSvg } from "./mark.ts";

const PAPER = "#fbfaf6";
const INK = "#0b1f24";
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

/** A chosen picture alone, filling the card. */
export const drawWholePicture = async (picture: Croppable): Promise<Uint8Array> =>
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

/** What stands at the right where a page has no picture. */
const largeMark = async ({ accent, action }: CardContent): Promise<Buffer> => {
  const { width, height } = PICTURE;
  return sharp({ create: { width, height, channels: 3, background: accent } })
    .composite([{ input: Buffer.from(markSvg(300, PAPER, PAPER, action)) }])
    .png()
    .toBuffer();
};
