import sharp from "sharp";
import { PictureFault } from "../picture-fault.ts";
import type { Prepared } from "../prepared.ts";
import { type CleanSvg, cleanSvg } from "./clean-svg.ts";
import { embeddedPictures } from "./embedded-pictures.server.ts";

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
