import { type Crop, MOST_BYTES, PictureFault, type Prepared } from "../picture.ts";
import { openQueue } from "../queue.ts";
import { sniff } from "./picture-kind.ts";

/** `message` is shown to staff. `busy`: the queue is full, send it again later. */
export type PrepareOutcome =
  | { outcome: "prepared"; prepared: Prepared }
  | { outcome: "refused"; message: string }
  | { outcome: "busy" };

const LONGEST_QUEUE = 20;
const MOST_DRAWING_BYTES = 1024 * 1024;

/** Encoding takes all of a processor, so one picture at a time. */
const queue = openQueue<PrepareOutcome>(LONGEST_QUEUE);
let turn = 0;

/** Checks an uploaded file and encodes all sizes of it. */
export const preparePicture = async (bytes: Uint8Array): Promise<PrepareOutcome> => {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (bytes.length === 0) return refused("This file is empty");
  if (bytes.length > MOST_BYTES) return refused(`This file ${tooLarge(bytes.length, MOST_BYTES)}`);
  const sniffed = sniff(bytes);
  if (!sniffed.kind)
    return refused(`This is ${sniffed.name || "not a picture"}. Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG`);
  const { kind } = sniffed;
  if (kind === "svg" && bytes.length > MOST_DRAWING_BYTES)
    return refused(
      `This drawing ${tooLarge(bytes.length, MOST_DRAWING_BYTES)}. Export it simpler, or photos by themselves`,
    );
  return inTurn(() => prepare(bytes, kind));
};

/** Encodes all sizes of a part of a picture that the library has. */
export const prepareCrop = (bytes: Uint8Array, crop: Crop): Promise<PrepareOutcome> =>
  inTurn(async () => (await import("./prepare-photo.server.ts")).prepareCropped(bytes, crop));

const inTurn = async (work: () => Promise<Prepared>): Promise<PrepareOutcome> => {
  turn += 1;
  const done = queue.do(String(turn), async () => {
    try {
      return { outcome: "prepared", prepared: await work() };
    } catch (error) {
      if (error instanceof PictureFault) return { outcome: "refused", message: error.message };
      throw error;
    }
  });
  return done ?? { outcome: "busy" };
};

/** Loaded with the first picture: the encoders take 8 MB. */
const prepare = async (bytes: Uint8Array, kind: string): Promise<Prepared> => {
  if (kind === "svg") return (await import("../drawing/prepare-drawing.server.ts")).prepareDrawing(bytes);
  return (await import("./prepare-photo.server.ts")).prepareRaster(bytes, kind);
};

/** "has 21 MB; at most 20 MB": never less than what it may have. */
export const tooLarge = (bytes: number, most: number): string =>
  `has ${Math.ceil(bytes / 1024 / 1024)} MB; at most ${most / 1024 / 1024} MB`;
