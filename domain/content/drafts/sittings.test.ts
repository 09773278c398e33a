import { expect, test } from "vitest";
import { sittingsOf } from "./history.server.ts";

const MINUTE = 60_000;
const save = (id: string, minute: number, by: string | null = "ada", kept = false) => ({
  id,
  at: minute * MINUTE,
  by,
  kept,
});

const ids = (saves: ReturnType<typeof save>[]) =>
  sittingsOf(saves).map(({ newest, earlier }) => [newest.id, ...earlier.map(({ id }) => id)].join(" "));

test("saves of one person less than ten minutes apart are one sitting", () => {
  expect(ids([save("e", 30), save("d", 21), save("c", 12), save("b", 2), save("a", 1)])).toEqual(["e d c", "b a"]);
});

test("somebody else begins a sitting of their own", () => {
  expect(ids([save("d", 4), save("c", 3, "bo"), save("b", 2), save("a", 1)])).toEqual(["d", "c", "b a"]);
});

test("what was published or has a note is never folded away, and begins a sitting of its own", () => {
  expect(ids([save("d", 4), save("c", 3, "ada", true), save("b", 2), save("a", 1, "ada", true)])).toEqual([
    "d",
    "c b",
    "a",
  ]);
});

test("nothing saved, nothing shown", () => {
  expect(sittingsOf([])).toEqual([]);
});
