import { createHash } from "node:crypto";
import type { Files } from "#platform/files/files.ts";
import { openQueue, type Queue } from "../media/queue.ts";

type DrawOnce = (files: Files, key: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array | null>;

/**
 * For images that are drawn at the first request and stored under `key`, one after the other and each once, however many
 * ask for it. Null when `longest` others wait to be drawn for these files.
 */
export const openDrawing = (longest: number): DrawOnce => {
  const queues = new WeakMap<Files, Queue<Uint8Array>>();
  return async (files, key, draw) => {
    const queue = queues.get(files) ?? openQueue<Uint8Array>(longest);
    queues.set(files, queue);
    return (await files.get(key)) ?? (await queue.do(key, () => drawAndStore(files, key, draw)));
  };
};

const drawAndStore = async (files: Files, key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const image = await draw();
  await files.put(key, image);
  return image;
};

/** A part of the key: another one for each thing that an image shows. */
export const fingerprintOf = (shown: unknown): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 32);
