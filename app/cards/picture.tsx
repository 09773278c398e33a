import { Picture } from "#app/ui/picture.tsx";
import type { CardProps } from "./card-props.ts";

const SIZES: Record<string, string> = {
  small: "(min-width: 640px) 360px, 100vw",
  normal: "(min-width: 900px) 720px, 100vw",
  wide: "(min-width: 1264px) 1200px, 100vw",
};

export const PictureCard = ({ data: { picture, caption, size }, view }: CardProps<"picture">) => {
  const shown = view.pictures[picture];
  if (!shown) return null;
  return (
    <figure className={size === "normal" ? "card-picture" : `card-picture card-picture-${size}`}>
      <Picture picture={shown} sizes={SIZES[size] ?? ""} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
