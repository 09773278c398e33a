import { expect, test } from "vitest";
import { openQueue } from "./queue.ts";

test("the same key is worked on once, different keys one after the other", async () => {
  const queue = openQueue<string>(10);
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const work = (key: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    done.push(key);
    return key;
  };
  const results = await Promise.all(["a", "b", "a", "a", "b"].map((key) => queue.do(key, work(key))));
  expect(results).toEqual(["a", "b", "a", "a", "b"]);
  expect({ most, done }).toEqual({ most: 1, done: ["a", "b"] });
});

test("a full queue takes nothing new, and a failure does not stop it", async () => {
  const queue = openQueue<string>(2);
  const broken = queue.do("a", () => Promise.reject(new Error("broken")));
  const next = queue.do("b", async () => "b");
  expect(queue.do("c", async () => "c")).toBeNull();
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("b");
  expect(await queue.do("c", async () => "c")).toBe("c");
});
