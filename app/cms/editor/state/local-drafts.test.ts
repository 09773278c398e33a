import { expect, test } from "vitest";
import { steps } from "#domain/content/evolution/steps.ts";
import { withSteps } from "../../../../tests/older-site.ts";
import { localDrafts } from "./local-drafts.ts";

const storage = (room = 10) => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (kept.size >= room) throw new Error("QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};

const home = { id: "home", type: "page" } as const;
const base = { revision: "r1", data: { title: "A" } };

test("what one window kept is offered to the next, not to itself", () => {
  const browser = storage();
  const first = localDrafts(browser, home, "ada", "w1");
  first.keep(base, { title: "B" }, 5);
  expect(first.left()).toEqual([]);
  const next = localDrafts(browser, home, "ada", "w2");
  expect(next.left()).toMatchObject([{ base, data: { title: "B", blocks: [] }, at: 5 }]);
  expect(localDrafts(browser, home, "bob", "w3").left()).toEqual([]);
  expect(localDrafts(browser, { id: "about", type: "page" }, "ada", "w3").left()).toEqual([]);
});

test("what the server has is not kept, and a new revision takes the place of the old one", () => {
  const browser = storage();
  const window = localDrafts(browser, home, "ada", "w1");
  window.keep(base, { title: "B" }, 5);
  window.keep({ ...base, revision: "r2" }, { title: "C" }, 6);
  expect(browser.length).toBe(1);
  window.release();
  expect(browser.length).toBe(0);
});

test("a browser without room says so, and a broken entry is passed over", () => {
  const browser = storage(1);
  browser.setItem("draft/ada/home/r1/w0", "{");
  const others = storage();
  for (const [at, entry] of ["{}", '{"base":{},"data":{}}', '{"data":{},"at":1}', '{"base":{},"at":1}'].entries())
    others.setItem(`draft/ada/home/r${at}/w0`, entry);
  expect(localDrafts(others, home, "ada", "w1").left()).toEqual([]);
  const window = localDrafts(browser, home, "ada", "w1");
  expect(window.keep(base, { title: "B" }, 5)).toBe(false);
  expect(window.left()).toEqual([]);
});

test("of several drafts the newest is offered first", () => {
  const browser = storage();
  localDrafts(browser, home, "ada", "w1").keep(base, { title: "Older" }, 5);
  localDrafts(browser, home, "ada", "w2").keep(base, { title: "Newer" }, 6);
  const left = localDrafts(browser, home, "ada", "w3").left();
  expect(left.map(({ data }) => data.title)).toEqual(["Newer", "Older"]);
});

test("what a browser kept before an upgrade is carried over by its steps", () => {
  const browser = storage();
  localDrafts(browser, home, "ada", "w1").keep({ revision: "r1", data: { name: "A" } }, { name: "B" }, 5);
  withSteps(steps, [{ about: "", types: ["page"], up: ({ name, ...rest }) => ({ title: name, ...rest }) }]);
  const [left] = localDrafts(browser, home, "ada", "w2").left();
  expect(left).toMatchObject({ base: { revision: "r1", data: { title: "A" } }, data: { title: "B" } });
});
