import { expect, test } from "vitest";
import { publishChange } from "../edit.ts";
import { openApp } from "./app.ts";
import { addPosts } from "./many-posts.ts";
import { graphOf, metaOf } from "./search-reading.ts";

test("an address of the blog's pages that is no number of one, or of none that is there, is not found", async () => {
  await using app = await openApp();
  for (const number of ["abc", "1.5", "0", "-1", "1", "2", "02", "1e1", "9999", "99999999999999999999"])
    expect(`${number}: ${(await app.fetch(`/blog/page/${number}`)).status}`).toBe(`${number}: 404`);
});

test("a blog of many pages links to few of them, and every page leads to the next, down to the last post", async () => {
  await using app = await openApp();
  await addPosts(app.platform.database, 200);
  const posts = new Set<string>();
  const pages: string[] = [];
  for (let path = "/blog"; path; ) {
    const html = await (await app.fetch(path)).text();
    pages.push(path);
    for (const [, post = ""] of html.matchAll(/<a href="(\/blog\/(?!page\/|tag\/|rss)[^"]+)"/g)) posts.add(post);
    expect(html.match(/aria-label="Page \d+"/g)?.length).toBeLessThanOrEqual(9);
    expect(/<link rel="alternate" hreflang="es"/i.test(html), `${path}: the first alone is translated`).toBe(
      path === "/blog",
    );
    path = /<a class="pages-step" href="([^"]+)" rel="next"/.exec(html)?.[1] ?? "";
  }
  expect(pages).toHaveLength(Math.ceil(203 / 12));
  expect(posts.size).toBe(203);
});

test("an article says when it was changed only once it was, in the same words to networks and search engines", async () => {
  await using app = await openApp();
  const dates = async () => {
    const html = await (await app.fetch("/blog/what-a-flat-monthly-it-fee-should-include")).text();
    const post = graphOf(html).find((thing) => thing["@type"] === "BlogPosting");
    return {
      published: post?.datePublished,
      modified: post?.dateModified,
      told: metaOf(html)["article:modified_time"],
    };
  };
  const before = await dates();
  expect(before).toEqual({ published: before.published, modified: before.published, told: undefined });
  const started = Date.now();
  await publishChange(app.platform.database, "post-flat-fee", { summary: "One price, and what is in it." });
  const { modified, told } = await dates();
  expect(Date.parse(String(told))).toBeGreaterThanOrEqual(started);
  expect(modified).toBe(told);
});
