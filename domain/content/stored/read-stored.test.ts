import { expect, test } from "vitest";
import { shapeNow } from "../evolution/evolve.ts";
import { storedForPage } from "./read-stored.ts";

const member = (name: string, letters = 0) => ({
  type: "member",
  data: JSON.stringify({ name, description: "x".repeat(letters) }),
  shape: shapeNow(),
});

test("what pages show is read once, until large documents need its place", () => {
  const first = storedForPage(member("Ana"));
  expect(storedForPage(member("Ana"))).toBe(first);
  for (let n = 0; n < 20; n += 1) storedForPage(member(`large ${n}`, 500_000));
  expect(storedForPage(member("Ana"))).not.toBe(first);
  expect(storedForPage(member("Ana"))).toEqual(first);
});
