import { field } from "../kinds/kind.ts";
import { type LinkForm, link } from "../kinds/link.ts";

/** `player` is the address of the page that plays it, from a host that sets no cookies before it plays. */
export type Video = { provider: "YouTube" | "Vimeo"; player: string };

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/)(?:embed\/|shorts\/|live\/)?(?:watch\?(?:[^#]*&)?v=)?([\w-]{11})(?![\w-])/;

/** With the key of a video that only those find who have its address. */
const VIMEO = /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:(?:\/|\?h=)([\da-f]{6,20}))?/;

/** The video at an address as people copy it; null where there is none. */
export const videoAt = (address: string): Video | null => {
  const [, id] = YOUTUBE.exec(address) ?? [];
  if (id) return { provider: "YouTube", player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
  const [, number, key] = VIMEO.exec(address) ?? [];
  if (!number) return null;
  return {
    provider: "Vimeo",
    player: `https://player.vimeo.com/video/${number}?${key ? `h=${key}&` : ""}autoplay=1&dnt=1`,
  };
};

/** The address of a video at one of the hosts that `videoAt` knows. */
export const videoAddress = (label: string) => {
  const form: LinkForm = { control: "link", label, required: true, video: true };
  return field(
    link(label).refine((address) => videoAt(address) !== null, HINT),
    form,
  );
};

const HINT = "Paste the address of a video at YouTube or Vimeo";
