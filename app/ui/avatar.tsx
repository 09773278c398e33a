import { Picture, type PictureData } from "./picture.tsx";

const TINTS = 5;

type Props = {
  name: string;
  photo?: PictureData | undefined;
  small?: boolean;
  /** The index of the person in a list: neighbors get different tints. */
  tint: number;
};

/** The photo of a person, or the initials of the name on a tinted disc. */
export const Avatar = ({ name, photo, small, tint }: Props) => {
  const size = small ? "avatar avatar-small" : "avatar";
  if (photo) return <Picture picture={photo} sizes={small ? "52px" : "88px"} className={size} />;
  return (
    <span className={`${size} avatar-${tint % TINTS}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
};

/** The first letters of the first and the last word of a name: "Marisol V." gives "MV", "Controller" gives "C". */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => word?.match(/\p{L}/u)?.[0]?.toUpperCase() ?? "").join("");
};
