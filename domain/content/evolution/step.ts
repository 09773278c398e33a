import type { BlockData, Data } from "../fields/structure.ts";

/**
 * A change of the shape of stored content. `up` carries a document of these types, or a block of these kinds wherever it
 * stands, from the shape before to the one after. It is pure and may meet an unfinished draft; where it throws, the data
 * stays as it was. A kind of block that is `gone` stays as it is: staff read its text under this name until they remove it.
 */
export type Step = { about: string } & (
  | { types: readonly string[]; blocks?: undefined; up: (data: Data) => Data; gone?: undefined }
  | {
      types?: undefined;
      blocks: readonly string[];
      up: (block: BlockData) => BlockData | BlockData[];
      gone?: undefined;
    }
  | { types?: undefined; blocks: readonly string[]; up?: undefined; gone: string }
);
