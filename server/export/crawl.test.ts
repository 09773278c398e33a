import { expect, test } from "vitest";
import { crawl } from "./crawl.ts";

const SITE: Record<string, string> = {
  "/": '<a href="/about"></a><a href="/gone"></a>',
  "/about": '<img src="/media/a.svg">',
  "/media/a.svg": "",
};

const crawled = async (paths: string[]) => {
  const ask = async (path: string) => {
    const status = path in SITE ? 200 : 404;
    return new Response(SITE[path] ?? "", { status, headers: { "content-type": "text/html" } });
  };
  const found: string[] = [];
  for await (const { path } of crawl(ask, "https://example.org", { certain: paths, nowhere: "/404" })) found.push(path);
  return found;
};

test("what pages name is exported with them, the page for what is not there too; what is not there is left out", async () => {
  expect((await crawled(["/"])).toSorted()).toEqual(["/", "/404", "/about", "/media/a.svg"]);
});

test("words that climb are an address like any other, and never the name of a file elsewhere", async () => {
  SITE["/climbing"] = "See /x/../../../elsewhere/../about or /x/%2E%2e/about or /a/../..//other.test/%61bout for more";
  expect((await crawled(["/climbing"])).toSorted()).toEqual(["/404", "/about", "/climbing", "/media/a.svg"]);
});

test("an export ends where a page that is live does not answer: it would be a site with a hole", async () => {
  await expect(crawled(["/", "/services"])).rejects.toThrow("/services answers 404");
});
