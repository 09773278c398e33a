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
