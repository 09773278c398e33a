import { sizeWords } from "../formats/size.ts";
import { FIRST_LANGUAGE, type Language } from "../languages.ts";
import { fill, formFor, type Plural } from "../words/fill.ts";

/** A file that visitors download, as a page shows it; `pages` is 0 where it does not say how many it has. */
export type FileView = { id: string; name: string; href: string; bytes: number; pages: number };

export const FILE_TYPE = "application/pdf";

/** What the library holds is a picture or a file. */
export const isFile = ({ type }: { type: string }): boolean => type === FILE_TYPE;

/** What a place takes: pictures or files alone. */
export type Only = "picture" | "file";

/** Undefined for whatever takes both. */
export const onlyFrom = (text: string | null): Only | undefined =>
  text === "picture" || text === "file" ? text : undefined;

const PATH = /^\/files\/([a-z0-9-]{1,80})\.pdf(?=$|[?#])/;

/** The address of a file, which stays when another takes its place. */
export const filePath = (id: string): string => `/files/${id}.pdf`;

/** The id of the file that a link leads to; null for every other link. */
export const fileIdIn = (href: string): string | null => PATH.exec(href)?.[1] ?? null;

/** What a visitor wants to know before a download: "PDF, 12 pages, 340 kB". */
export const fileWords = (
  { bytes, pages }: Pick<FileView, "bytes" | "pages">,
  words: Plural = { one: "1 page", other: "{count} pages" },
  language: Language = FIRST_LANGUAGE,
): string =>
  ["PDF", pages > 0 && fill(formFor(pages, words, language), { count: pages }), sizeWords(bytes)]
    .filter(Boolean)
    .join(", ");
