import sharp from "sharp";

/** A picture's bytes, its size in px and the point that stays in sight, in percent from left and top. */
export type Croppable = { bytes: Uint8Array; width: number; height: number; focus: { x: number; y: number } };

type Size = { width: number; height: number };

/** A picture as PNG that fills `size`, cropped around its focus. */
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

const offset = (whole: number, part: number, percent: number): number =>
  Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
