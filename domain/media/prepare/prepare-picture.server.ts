import { MOST_BYTES } from "../picture.ts";
import type { Prepared } from "../prepared.ts";
import { PictureFault } from "../prepared.ts";
import { openQueue } from "../queue.ts";
import { sniff } from "./picture-kind.ts";

/** `refused`: why, to be shown. `busy`: too many pictures wait to be encoded; the same can be sent again later. */
export type PrepareOutcome =
  | { outcome: "prepared"; prepared: Prepared }
  | { outcome: "refused"; message: string }
  | { outcome: "busy" };

const LONGEST_QUEUE = 20;

/** Encoding takes all of a processor, so one picture at a time. */
const queue = openQueue<PrepareOutcome>(LONGEST_QUEUE);
let turn = 0;

/** Looks at what a file really is and makes of it what visitors are sent. */
export const preparePicture = async (bytes: Uint8Array): Promise<PrepareOutcome> => {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (bytes.length === 0) return refused("This file is empty");
  if (bytes.length > MOST_BYTES) return refused(tooLarge(bytes.length));
  const found = sniff(bytes);
  if (!found.kind) return refused(`${notAPicture(found.known)}. Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG`);
  const { kind } = found;
  turn += 1;
  const work = queue.do(String(turn), async () => {
    try {
      return { outcome: "prepared", prepared: await prepare(bytes, kind) };
    } catch (error) {
      if (error instanceof PictureFault) return refused(error.message);
      throw error;
    }
  });
  return work ?? { outcome: "busy" };
};

/** What it takes is loaded for the first picture: 8 MB. */
const prepare = async (bytes: Uint8Array, kind: string): Promise<Prepared> => {
  if (kind === "svg") return (await import("../drawing/prepare-drawing.server.ts")).prepareDrawing(bytes);
  return (await import("./prepare-photo.server.ts")).prepareRaster(bytes, kind);
};

/** Why a file of so many bytes is not taken. */
export const tooLarge = (bytes: number): string =>
  `This file has ${Math.ceil(bytes / 1024 / 1024)} MB; at most ${MOST_BYTES / 1024 / 1024} MB`;

const notAPicture = (known: string) => (known ? `This is ${known}` : "This is not a picture");
