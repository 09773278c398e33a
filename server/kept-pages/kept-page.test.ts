import { expect, test } from "vitest";
import { keepPage, makeDense, replyOf } from "./kept-page.ts";

test("a tag names a page in one encoding, quickly or densely compressed: who takes another one is sent the page", async () => {
  const page = await keepPage(new Response("<p>Hello</p>"), []);
  const tagOf = (accepted: string) => {
    const { headers } = replyOf(page, accepted, undefined);
    return headers[headers.indexOf("etag") + 1] ?? "";
  };
  const [br, gzip] = [tagOf("br"), tagOf("gzip")];
  const statusOf = (accepted: string | undefined, has: string) => replyOf(page, accepted, has).status;
  for (const has of [br, `W/${br}`, `"another", ${br}`]) expect(statusOf("br", has), has).toBe(304);
  expect([statusOf("br", gzip), statusOf("gzip", br), statusOf(undefined, br)]).toEqual([200, 200, 200]);
  await makeDense(page);
  expect(tagOf("br")).not.toBe(br);
  expect(statusOf("br", br), "the same text").toBe(304);
});
