import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { Crop } from "#domain/media/picture.ts";

/** In px of the screen: what can still be taken hold of. */
const LEAST_SHOWN = 32;

type Props = { src: string; whole: Crop; crop: Crop; aspect?: number; onChange: (crop: Crop) => void };

/** A frame over the whole picture, by pointer and by keys; it reckons in px of the whole. */
export const CropFrame = ({ src, whole, crop, aspect, onChange }: Props) => {
  const percent = {
    unit: "%" as const,
    x: (crop.x / whole.width) * 100,
    y: (crop.y / whole.height) * 100,
    width: (crop.width / whole.width) * 100,
    height: (crop.height / whole.height) * 100,
  };
  return (
    <ReactCrop
      className="crop-frame ReactCrop--no-animate"
      crop={percent}
      aspect={aspect}
      keepSelection
      minWidth={LEAST_SHOWN}
      minHeight={LEAST_SHOWN}
      ruleOfThirds
      ariaLabels={labels}
      // Until the picture is there, its box has no size, and any change would leave nothing of it.
      onChange={(_, now) => now.width > 0 && now.height > 0 && onChange(inPixels(now, whole))}
    >
      <img src={src} alt="" width={whole.width} height={whole.height} />
    </ReactCrop>
  );
};

/** Never beyond the edge: start and size are rounded each by itself. */
export const inPixels = (now: { x: number; y: number; width: number; height: number }, whole: Crop): Crop => {
  const at = (share: number, size: number, most: number) =>
    Math.min(most, Math.max(0, Math.round((share / 100) * size)));
  const [x, y] = [at(now.x, whole.width, whole.width - 1), at(now.y, whole.height, whole.height - 1)];
  return {
    x,
    y,
    width: at(now.width, whole.width, whole.width - x),
    height: at(now.height, whole.height, whole.height - y),
  };
};

const HOW = "Use the arrow keys";

const labels = {
  cropArea: `What is shown. ${HOW} to move it`,
  nwDragHandle: `Upper left corner. ${HOW}`,
  nDragHandle: `Upper edge. ${HOW}`,
  neDragHandle: `Upper right corner. ${HOW}`,
  eDragHandle: `Right edge. ${HOW}`,
  seDragHandle: `Lower right corner. ${HOW}`,
  sDragHandle: `Lower edge. ${HOW}`,
  swDragHandle: `Lower left corner. ${HOW}`,
  wDragHandle: `Left edge. ${HOW}`,
};
