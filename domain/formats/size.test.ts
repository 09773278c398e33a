import { expect, test } from "vitest";
import { sizeWords } from "./size.ts";

test.each([
  [10, "1 kB"],
  [348_160, "340 kB"],
  [1_023 * 1024, "1023 kB"],
  [1_024 ** 2 - 1, "1.0 MB"],
  [1_024 ** 2, "1.0 MB"],
  [20_971_520, "20.0 MB"],
  [1_024 ** 3 - 1, "1.0 GB"],
  [52_400_000_000, "48.8 GB"],
])("%d bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
