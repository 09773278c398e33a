import type { BlockData } from "#domain/content/fields/structure.ts";

const LETTERS = 10;

/** A name for a new block that no other has. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => (byte % 36).toString(36)).join("");

/** The same block under a name of its own. */
export const copyOf = (block: BlockData | undefined): BlockData => ({ type: "", ...block, id: newId() });
