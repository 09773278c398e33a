import { expect, test } from "vitest";
import type { KeptPage } from "./kept-page.ts";
import { pageStore } from "./page-store.ts";

const page = (size = 10, status = 200, mark = ""): KeptPage => ({
  status,
  mark,
  headers: [],
  notModified: [],
  text: Buffer.alloc(0),
  encoded: {},
  dense: false,
  asked: 0,
  size,
});

test("simultaneous requests for a page that is not kept share one render", async () => {
  const store = pageStore();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return page();
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => store.get("1", "/", render)));
  expect(renders).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test("of another version no page is given, and a render for the old one is not kept", async () => {
  const store = pageStore();
  let finish: (made: KeptPage) => void = () => {};
  const slow = store.get("1", "/", () => new Promise((resolve) => (finish = resolve)));
  await store.get("2", "/about", async () => page());
  finish(page());
  await slow;
  expect(store.peek("1", "/")).toBeUndefined();
  expect(store.peek("2", "/")).toBeUndefined();
  expect(store.peek("2", "/about")).toBeDefined();
});

test("a reader after a publish gets a render of their own, though one from before it is under way", async () => {
  const store = pageStore();
  let finish: (made: KeptPage) => void = () => {};
  const before = store.get("1", "/", () => new Promise((resolve) => (finish = resolve)));
  const after = await store.get("2", "/", async () => page(10, 200, "after"));
  expect(after.mark).toBe("after");
  finish(page(10, 200, "before"));
  expect((await before).mark).toBe("before");
  expect(store.peek("2", "/")?.mark).toBe("after");
});

test("a page of the version before is not given, and is replaced", async () => {
  const store = pageStore();
  await store.get("1", "/", async () => page(10, 200, "before"));
  expect(store.peek("2", "/")).toBeUndefined();
  await store.get("2", "/", async () => page(10, 200, "after"));
  expect(store.peek("2", "/")?.mark).toBe("after");
  expect(store.peek("1", "/")).toBeUndefined();
});

test("the least recently asked for page goes first when memory runs out", async () => {
  const store = pageStore(25);
  for (const path of ["/a", "/b"]) await store.get("1", path, async () => page());
  store.peek("1", "/a");
  await store.get("1", "/c", async () => page());
  expect(["/a", "/b", "/c"].filter((path) => store.peek("1", path))).toEqual(["/a", "/c"]);
});

test("unknown addresses take a few places only, and never those of good pages", async () => {
  const store = pageStore(1_000, 2);
  await store.get("1", "/good", async () => page());
  for (const path of ["/x", "/y", "/z"]) await store.get("1", path, async () => page(10, 404));
  expect(store.peek("1", "/x")).toBeUndefined();
  expect(store.peek("1", "/z")?.status).toBe(404);
  expect(store.peek("1", "/good")?.status).toBe(200);
});

test("a fault is not kept, and the next request tries again", async () => {
  const store = pageStore();
  await expect(store.get("1", "/", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await store.get("1", "/", async () => page(10, 500));
  expect(store.peek("1", "/")).toBeUndefined();
  expect((await store.get("1", "/", async () => page())).status).toBe(200);
});

test("an address that comes to life, or ends, is kept as what it is now", async () => {
  const store = pageStore();
  await store.get("1", "/a", async () => page(10, 200));
  await store.get("2", "/a", async () => page(10, 404));
  expect(store.peek("2", "/a")?.status).toBe(404);
  await store.get("3", "/a", async () => page(10, 200));
  expect(store.peek("3", "/a")?.status).toBe(200);
});
