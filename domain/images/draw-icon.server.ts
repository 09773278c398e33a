import satori from "satori";
import sharp from "sharp";
import { PAPER } from "../look/colors.ts";
import { cardFonts } from "./draw-card.server.ts";
import type { IconName } from "./icon-names.ts";
import { drawnMark } from "./mark.ts";

export type IconPlan = {
  size: number;
  /** Of the company, where its logo is too wide for a square. */
  initial: string;
  accent: string;
  action: string;
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};

/** Of longer logos nothing is left in 32 px. */
const WIDEST = 2;
/** Systems cut a maskable icon to a circle of four fifths. */
const MASKED_SHARE = 0.62;
const LOGO_SHARE = 0.8;

export const drawIcon = async (name: IconName, plan: IconPlan): Promise<Uint8Array> => {
  const isMasked = name === "icon-maskable-512.png" || name === "apple-touch-icon.png";
  const png = await drawPng(plan, isMasked);
  if (name === "favicon.ico") return asIco(png, plan.size);
  return name === "icon.svg" ? asSvg(png, plan.size) : png;
};

const drawPng = ({ size, initial, accent, action, logo }: IconPlan, isMasked: boolean): Promise<Buffer> => {
  const share = isMasked ? MASKED_SHARE : 1;
  if (!logo)
    return sharp(Buffer.from(drawnMark({ size, accent, action, share, rounded: !isMasked })))
      .png()
      .toBuffer();
  const isWide = Math.max(logo.width / logo.height, logo.height / logo.width) > WIDEST;
  return isWide ? drawInitial(initial, size, accent, share) : drawLogo(logo.bytes, size, isMasked);
};

const drawLogo = async (bytes: Uint8Array, size: number, isMasked: boolean): Promise<Buffer> => {
  const side = Math.round(size * (isMasked ? MASKED_SHARE : LOGO_SHARE));
  const logo = await sharp(bytes, { density: 300 })
    .resize(side, side, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4 as const, background: PAPER };
  return sharp({ create: ground })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
};

const drawInitial = async (initial: string, size: number, accent: string, share: number): Promise<Buffer> => {
  const style = {
    width: size,
    height: size,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    background: accent,
    color: PAPER,
    fontFamily: "Display, DisplayMore",
    fontSize: size * 0.7 * share,
  };
  const letter = { type: "div", props: { style, children: initial } };
  const svg = await satori(letter as Parameters<typeof satori>[0], { width: size, height: size, fonts: cardFonts() });
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** One PNG with the head of an ICO file. */
const asIco = (png: Buffer, size: number): Uint8Array => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const asSvg = (png: Buffer, size: number): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString("base64")}"/></svg>\n`,
  );
