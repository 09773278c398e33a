import { beginningOf } from "../formats/one-line.ts";

export type PictureView = {
  id: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  focus: { x: number; y: number };
  sources: { type: string; srcset: string; media?: string }[];
};

/** A picture or a file as the library lists it. `bytes` is the size of what was uploaded. `frames`: of a picture, more than one is an animation; of a file its pages. */
export type PictureItem = PictureView & { name: string; type: string; bytes: number; frames: number };

/** Of one picture. */
export const MOST_TAGS = 12;

/** How many are changed by one request; the rest of the ids is left alone. */
export const MOST_AT_ONCE = 200;

/** A part of a picture, in px of the whole. */
export type Crop = { x: number; y: number; width: number; height: number };

/** In px; smaller parts are of no use on a page. */
export const LEAST_CROP = 40;

/** Photographs and other still pictures made of pixels; what moves is kept as WebP. */
export const canBeCropped = ({ type }: { type: string }): boolean => type === "image/jpeg" || type === "image/png";

/** `unused`: no draft and no live page shows it. */
export const pictureFilters = {
  all: "All",
  used: "Used",
  unused: "Unused",
  "no-text": "Without alternative text",
  files: "Files (PDF)",
} as const;

export type PictureFilter = keyof typeof pictureFilters;

export const isPictureFilter = (text: string): text is PictureFilter => Object.hasOwn(pictureFilters, text);

export const MOST_BYTES = 20 * 1024 * 1024;

/** In characters; screen readers can't skip inside it. */
export const LONGEST_ALT = 300;
export const LONGEST_NAME = 120;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** The name of an uploaded file without folders, unsafe characters and its extension. */
export const tidyName = (fileName: string): string => {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[\p{C}<>"|?*]+/gu, "")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  return beginningOf(plain, LONGEST_NAME).trim() || "Picture";
};

export const searchText = (picture: { id: string; name: string; alt: string }, tags: string[] = []): string =>
  [picture.id, picture.name, picture.alt, ...tags].join(" ").toLowerCase();

export type PreparedFile = {
  extension: string;
  type: string;
  width: number;
  bytes: Uint8Array;
  still?: boolean;
};

/** `main` is the fallback for browsers that support none of the variants. */
export type Prepared = {
  width: number;
  height: number;
  frames: number;
  main: PreparedFile;
  variants: PreparedFile[];
  removed: number;
};

export class PictureFault extends Error {}
