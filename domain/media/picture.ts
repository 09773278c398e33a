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

/** A picture as the library lists it. `bytes` is how large the uploaded file was; more than one frame: it moves. */
export type PictureItem = PictureView & { name: string; type: string; bytes: number; frames: number };

/** Which pictures are looked at: all, those that no draft and no live page shows, or those without alternative text. */
export const pictureFilters = { all: "All", unused: "Unused", "no-text": "Without alternative text" } as const;

export type PictureFilter = keyof typeof pictureFilters;

/** True for the name of a filter, as an address or a form gives it. */
export const isPictureFilter = (text: string): text is PictureFilter => Object.hasOwn(pictureFilters, text);

/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 20 * 1024 * 1024;

/** The longest alternative text; people who listen to a page can't skip inside it. */
export const LONGEST_ALT = 300;
export const LONGEST_NAME = 120;

/** What a file picker offers. What a file really is, its bytes say. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** The name of an uploaded file without folders, strange characters and its ending. */
export const tidyName = (fileName: string): string => {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[\p{C}<>"|?*]+/gu, "")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.slice(0, LONGEST_NAME).trim() || "Picture";
};

/** A name as part of an address. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "") || "picture";

/** What a search looks in. */
export const searchText = (picture: { id: string; name: string; alt: string }): string =>
  `${picture.id} ${picture.name} ${picture.alt}`.toLowerCase();

/** A file that is ready to be stored. `still` shows the first frame of what moves. */
export type PreparedFile = {
  extension: string;
  type: string;
  /** In px. */
  width: number;
  bytes: Uint8Array;
  still?: boolean;
};

/** A picture that was checked and re-encoded. `main` is for browsers that take none of the variants. */
export type Prepared = {
  width: number;
  height: number;
  /** More than 1: it moves. */
  frames: number;
  main: PreparedFile;
  variants: PreparedFile[];
  /** How many things that don't belong in a picture were taken out of it. */
  removed: number;
};

/** Why a picture can't be taken, in words to be shown. */
export class PictureFault extends Error {}
