import { initialsOf, tintOf } from "./initials.ts";
import { Picture, type PictureData } from "./picture.tsx";

const TINTS = 5;

type Props = {
  name: string;
  photo?: PictureData | undefined;
  small?: boolean;
  /** Which tint the disc has; without it the name decides. */
  tint?: number;
};

/** The photo of a person, or the initials of the name on a tinted disc. */
export const Avatar = ({ name, photo, small, tint }: Props) => {
  const size = small ? "avatar avatar-small" : "avatar";
  if (photo) return <Picture picture={photo} sizes={small ? "52px" : "88px"} className={size} />;
  return (
    <span className={`${size} avatar-${(tint ?? tintOf(name, TINTS)) % TINTS}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
};
