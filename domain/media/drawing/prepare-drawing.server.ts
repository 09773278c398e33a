import sharp from "sharp";
import { PictureFault, type Prepared } from "../picture.ts";
import { cleanApart } from "./clean-apart.server.ts";
import type { CleanSvg } from "./clean-svg.ts";
import { EMBEDDED } from "./svg-allowed.ts";

/** Cleans a drawing and renders it once as a check. Throws a PictureFault that says what is wrong. */
export const prepareDrawing = async (bytes: Uint8Array): Promise<Prepared> => {
  const { svg, width, height, removed } = await clean(new TextDecoder().decode(bytes));
  const cleaned = Buffer.from(svg);
  await sharp(cleaned)
    .resize({ width: 64, height: 64, fit: "inside" })
    .toBuffer()
    .catch(() => {
      throw new PictureFault("This SVG can't be drawn; export it once more as plain SVG");
    });
  return {
    width,
    height,
    frames: 1,
    main: { extension: "svg", type: "image/svg+xml", width, bytes: cleaned },
    variants: [],
    removed,
  };
};

const clean = async (source: string): Promise<CleanSvg> => {
  const first = await cleanApart({ source, pictures: new Map() });
  if (first.addresses.length === 0) return first.clean;
  return (await cleanApart({ source, pictures: await embeddedPictures(first.addresses) })).clean;
};

const MOST_PIXELS = 20_000_000;

const embeddedPictures = async (addresses: string[]): Promise<Map<string, string>> => {
  const encoded = new Map<string, string>();
  for (const address of new Set(addresses)) encoded.set(address, await reencoded(address));
  return encoded;
};

const reencoded = async (address: string): Promise<string> => {
  const [, , base64 = ""] = EMBEDDED.exec(address) ?? [];
  try {
    const image = sharp(Buffer.from(base64, "base64"), { limitInputPixels: MOST_PIXELS }).autoOrient();
    const { hasAlpha } = await image.metadata();
    const bytes = await (hasAlpha ? image.png({ palette: false }) : image.jpeg({ quality: 82 })).toBuffer();
    return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${bytes.toString("base64")}`;
  } catch {
    return "";
  }
};
