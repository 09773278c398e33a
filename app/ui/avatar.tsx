import { Picture, type PictureData } from "./picture.tsx";

const TINTS = 5;

type Props = {
  name: string;
  photo?: PictureData | undefined;
  small?: boolean;
  /** Index in a list: neighbors get different tints. */
  tint: number;
};

export const Avatar = ({ name, photo, small, tint }: Props) => {
  const size = small ? "avatar avatar-small" : "avatar";
  if (photo) return <Picture picture={photo} sizes={small ? "52px" : "88px"} className={size} />;
  return (
    <span className={`${size} avatar-${tint % TINTS}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
};

/** "Marisol V." gives "MV", "Controller" gives "C". */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => word?.match(/\p{L}/u)?.[0]?.toUpperCase() ?? "").join("");
};
