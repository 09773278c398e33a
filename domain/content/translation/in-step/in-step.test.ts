import { expect, test } from "vitest";
import { readInStep } from "./in-step.ts";

test("what was noted of a translation is read back; what can't be read is nothing done", () => {
  const noted = { structure: "revision-2", done: { title: "revision-1" } };
  expect(readInStep(JSON.stringify(noted))).toEqual(noted);
  for (const other of [null, "", "{", "7", '{"done":7}'])
    expect(readInStep(other), String(other)).toEqual({ done: {} });
});
