import type { BlockData, Data } from "../fields/structure.ts";

/**
 * `up` is pure, may meet an unfinished draft, and where it throws the data stays as it was. Of a block that is
 * `gone`, staff read the text under this name until they remove it.
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
