/** A picture as a page shows it. `sources` holds the sizes of a raster picture, best type first. */
export type PictureView = {
  id: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The point that stays in sight when the picture is cropped, in percent from left and top. */
  focus: { x: number; y: number };
  /** With `media` only for readers to whom that applies. */
  sources: { type: string; srcset: string; media?: string }[];
};
