import sharp from "sharp";
import { PictureFault, type Prepared } from "../prepared.ts";
import { type CleanSvg, cleanSvg } from "./clean-svg.ts";
import { EMBEDDED } from "./svg-values.ts";

/** A drawing, cleaned and drawn once to be sure that it can be. Throws a PictureFault that says what is wrong. */
export const prepareDrawing = async (bytes: Uint8Array): Promise<Prepared> => {
  const { svg, width, height, removed } = await clean(new TextDecoder().decode(bytes));
  const made = Buffer.from(svg);
  await sharp(made)
    .resize({ width: 64, height: 64, fit: "inside" })
    .toBuffer()
    .catch(() => {
      throw new PictureFault("This SVG can't be drawn; export it once more as plain SVG");
    });
  return {
    width,
    height,
    frames: 1,
    main: { extension: "svg", type: "image/svg+xml", width, bytes: made },
    variants: [],
    removed,
  };
};

const clean = async (source: string): Promise<CleanSvg> => {
  const found: string[] = [];
  const first = cleanSvg(source, (address) => {
    found.push(address);
    return "";
  });
  if (found.length === 0) return first;
  const made = await embeddedPictures(found);
  return cleanSvg(source, (address) => made.get(address) ?? "");
};

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
