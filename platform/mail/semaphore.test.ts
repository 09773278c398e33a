import { expect, test } from "vitest";
import { openSemaphore } from "./semaphore.ts";

test("as many permits are out at once as there are; one given back goes to whoever waits longest", async () => {
  const semaphore = openSemaphore(2);
  const order: string[] = [];
  const acquire = (name: string) => semaphore.acquire(1_000).then((acquired) => acquired && order.push(name));
  await Promise.all([acquire("a"), acquire("b")]);
  const [c, d] = [acquire("c"), acquire("d")];
  semaphore.release();
  await c;
  expect(order).toEqual(["a", "b", "c"]);
  semaphore.release();
  await d;
  expect(order).toEqual(["a", "b", "c", "d"]);
});

test("waiting ends without a permit when the time is over, and takes none from those who come later", async () => {
  const semaphore = openSemaphore(1);
  await semaphore.acquire(0);
  expect(await semaphore.acquire(5)).toBe(false);
  semaphore.release();
  expect(await semaphore.acquire(0)).toBe(true);
});
