import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test("a day keeps its date, wherever the server stands", () => {
  expect(longDate("2026-05-04")).toBe("May 4, 2026");
  expect(longDate("2025-12-31")).toBe("December 31, 2025");
});

test("what is no day stays as it is", () => {
  expect(longDate("soon")).toBe("soon");
});
