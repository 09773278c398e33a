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
  if (photo) return <Portrait photo={photo} small={small} />;
  return (
    <span className={`${sizeName(small)} avatar-${tint % TINTS}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
};

export const Portrait = ({ photo, small }: { photo: PictureData; small?: boolean | undefined }) => (
  <Picture picture={photo} sizes={small ? "52px" : "88px"} className={sizeName(small)} />
);

const sizeName = (small = false) => (small ? "avatar avatar-small" : "avatar");

/** "Marisol V." gives "MV", "Controller" gives "C". */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => word?.match(/\p{L}/u)?.[0]?.toUpperCase() ?? "").join("");
};
