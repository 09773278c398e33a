import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.8, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["br; q=0.000, gzip;q=0.001", "gzip"],
  ["brotli", "identity"],
])("%j travels as %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
