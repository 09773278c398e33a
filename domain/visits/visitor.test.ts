import { expect, test } from "vitest";
import { addSeen, type CountName, countName, kindOf, seenTogether, textOf } from "./visitor.ts";

const seen = (steps: number, ...names: string[]) => ({ names: new Set(names as CountName[]), steps });
const many = (count: number) => Array.from({ length: count }, (_, n) => `page /${n}`);

/** What is added to the counts, as "name: visits contact begun sent". */
const added = (counted: ReturnType<typeof seen>, more: ReturnType<typeof seen>) => {
  const deltas: Parameters<typeof addSeen>[2] = new Map();
  const after = addSeen({ names: [...counted.names], steps: counted.steps }, more, deltas);
  const lines = [...deltas].map(
    ([name, { visits, contact, begun, sent }]) => `${name}: ${visits} ${contact} ${begun} ${sent}`,
  );
  return { after, lines };
};

test("a name is kept to its first 200 characters, whatever stands there", () => {
  expect(countName("page", "x".repeat(300))).toBe(`page ${"x".repeat(200)}`);
  expect(countName("search", `${"x".repeat(199)}🌴`)).toBe(`search ${"x".repeat(199)}\ufffd`);
  const name = countName("source", "a b");
  expect([kindOf(name), textOf(name)]).toEqual(["source", "a b"]);
});

test("what is seen of a visitor goes together with the farthest step, up to 200 names", () => {
  expect(seenTogether(seen(2, "page /a"), seen(1, "page /b"))).toEqual(seen(2, "page /a", "page /b"));
  expect(seenTogether(seen(0, "page /a"), seen(3, "page /a"))).toEqual(seen(3, "page /a"));
  expect(seenTogether(seen(0, ...many(199)), seen(0, "page /b")).names.size).toBe(200);
  expect(seenTogether(seen(0, ...many(200)), seen(1, "page /b"))).toEqual(seen(1, ...many(200)));
});

test("a name counts once, a step in all names of the visitor that have steps, whichever came first", () => {
  const first = added(seen(0), seen(1, "all ", "page /a", "phone /a"));
  expect(first.lines).toEqual(["all : 1 1 0 0", "page /a: 1 1 0 0", "phone /a: 1 0 0 0"]);
  const again = added(seen(1, "all ", "page /a"), seen(1, "all ", "page /a"));
  expect(again).toEqual({ after: { names: ["all ", "page /a"], steps: 1 }, lines: [] });
  const farther = added(seen(1, "all ", "page /a", "phone /a"), seen(3, "page /b"));
  expect(farther.lines).toEqual(["all : 0 0 1 1", "page /a: 0 0 1 1", "page /b: 1 1 1 1"]);
  expect(farther.after.steps).toBe(3);
});

test("who is known by a source did not come from nowhere as well", () => {
  const lines = (...names: string[]) => added(seen(0, "all "), seen(0, ...names)).lines;
  expect(lines("source ")).toEqual(["source : 1 0 0 0"]);
  expect(lines("source ", "source Google")).toEqual(["source Google: 1 0 0 0"]);
  expect(added(seen(0, "source Google"), seen(0, "source ")).lines).toEqual([]);
});

test("beyond 200 names a visitor counts in no more of them", () => {
  const { after, lines } = added(seen(0, ...many(199)), seen(0, "page /a", "page /b"));
  expect(lines).toEqual(["page /a: 1 0 0 0"]);
  expect(after.names).toHaveLength(200);
});
