/** A picture to draw. `focus` stays in sight when it is cropped, in percent, the middle where there is none; `sources` are sizes of it, best type first. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  alt: string;
  focus?: { x: number; y: number };
  sources?: { type: string; srcset: string; media?: string }[];
};

/** The `sizes` of a picture that fills half of a wide window, and a narrow one from edge to edge. */
export const HALF_SIZES = "(min-width: 900px) 50vw, 100vw";

const MIDDLE = { x: 50, y: 50 };

type Props = {
  /** Undefined renders nothing. */
  picture: PictureData | undefined;
  sizes: string;
  /** Fetched at once; every other picture lazily, and behind this one where both stand in the first screen. */
  priority?: boolean;
  className?: string;
};

/** Reserves its space while loading; `focus` sets the crop. */
export const Picture = ({ picture, sizes, priority = false, className }: Props) => {
  if (!picture) return null;
  const { src, width, height, alt, focus = MIDDLE, sources = [] } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={focus.x === 50 && focus.y === 50 ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
      {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async", fetchPriority: "low" })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcset, media }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} media={media} />
      ))}
      {image}
    </picture>
  );
};
