import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestEnv } from "../request-log.ts";
import { media } from "./files.ts";

const keyOf = (n: number) => `${n.toString(16).padStart(64, "0")}.svg`;

/** The pictures of a site whose files have so many bytes, and the keys that were read from where they lie. */
const openMedia = (bytes: number) => {
  const read: string[] = [];
  const get = async (key: string) => {
    read.push(key);
    return new Uint8Array(bytes);
  };
  const app = new Hono<RequestEnv>().get("/media/:key", media({ files: { get } as never }));
  return { read, ask: (n: number) => app.request(`/media/${keyOf(n)}`) };
};

test("a drawing is read once, also by many at the same time", async () => {
  const { read, ask } = openMedia(1000);
  const answers = await Promise.all([ask(1), ask(1), ask(1)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await ask(1);
  expect(read).toEqual([keyOf(1)]);
});

test("large drawings are let go, however few they are", { tags: "slow" }, async () => {
  const { read, ask } = openMedia(2 * 1024 * 1024);
  for (let n = 0; n < 20; n += 1) await ask(n);
  await ask(0);
  expect(read).toHaveLength(21);
});
