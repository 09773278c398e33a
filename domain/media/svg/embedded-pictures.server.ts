import sharp from "sharp";
import { EMBEDDED } from "./svg-attributes.ts";

const MOST_PIXELS = 20_000_000;

/** The pictures inside a drawing, each re-encoded without the camera's data; one that can't be read becomes nothing. */
export const embeddedPictures = async (addresses: Iterable<string>): Promise<Map<string, string>> => {
  const made = new Map<string, string>();
  for (const address of new Set(addresses)) made.set(address, await again(address));
  return made;
};

const again = async (address: string): Promise<string> => {
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
