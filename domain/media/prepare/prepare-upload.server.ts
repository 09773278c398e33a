import { FILE_TYPE, type Only } from "../file.ts";
import { MOST_BYTES, type Prepared } from "../picture.ts";
import { type PrepareOutcome, preparePicture, tooLarge } from "./prepare-picture.server.ts";

/** Checks an uploaded file: encodes all sizes of a picture, and takes a PDF as it is. */
export const prepareUpload = async (bytes: Uint8Array, only?: Only): Promise<PrepareOutcome> => {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (!isPdf(bytes))
    return only === "file" ? refused("This is not a PDF. Files for visitors are PDF") : preparePicture(bytes);
  if (only === "picture") return preparePicture(bytes);
  if (bytes.length > MOST_BYTES) return refused(`This file ${tooLarge(bytes.length, MOST_BYTES)}`);
  if (!hasEnd(bytes)) return refused("This PDF is not whole. Save it once more, and send that");
  return { outcome: "prepared", prepared: preparedFile(bytes) };
};

const isPdf = (bytes: Uint8Array): boolean => /^%PDF-\d/.test(textOf(bytes.subarray(0, 8)));

/** Readers look for its end in the last kilobyte. */
const hasEnd = (bytes: Uint8Array): boolean => textOf(bytes.subarray(-1_024)).includes("%%EOF");

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

const preparedFile = (bytes: Uint8Array): Prepared => {
  const main = { extension: "pdf", type: FILE_TYPE, width: 0, bytes };
  return { width: 0, height: 0, frames: pagesIn(textOf(bytes)), main, variants: [], removed: 0 };
};

/** From the head of a file made for the web, else from its trees of pages, the largest of which counts them all; 0 where they are compressed. */
const pagesIn = (text: string): number => {
  const [, linear] = /\/Linearized\b[^>]{0,200}?\/N (\d{1,6})\b/.exec(text.slice(0, 2_048)) ?? [];
  if (linear) return Number(linear);
  const trees = text.matchAll(/\/Type ?\/Pages\b/g);
  return Math.max(0, ...[...trees].slice(0, MOST_TREES).map(({ index }) => countNear(text, index)));
};

const MOST_TREES = 10_000;

/** On either side, in letters. A tree is a dictionary of some hundred; without a bound, one made for it took minutes to read. */
const NEAR = 4_000;

/** The count of a tree stands before or after its type, in the same dictionary. */
const countNear = (text: string, at: number): number => {
  const before = text
    .slice(Math.max(0, at - NEAR), at)
    .split("<<")
    .at(-1);
  const [after] = text.slice(at, at + NEAR).split(">>", 1);
  return Number(/\/Count (\d{1,6})\b/.exec(`${before}${after}`)?.[1] ?? 0);
};
