import { afterEach, expect, test, vi } from "vitest";
import { checkLink } from "./link.tsx";

afterEach(() => void vi.unstubAllGlobals());

const answering = (...answers: object[][]) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "http://site.test").searchParams.get("path") ?? "");
    return Response.json(answers.shift() ?? []);
  });
  return asked;
};

test("a link to a page is looked up once, whatever place of the page it leads to; one that is wrong each time", async () => {
  const live = [{ title: "About", live: true }];
  const asked = answering(live, [], [{ title: "Soon", live: false }], live);
  expect(await checkLink("/about#team")).toEqual({ good: true, words: "About" });
  expect(await checkLink("/about?from=mail")).toEqual({ good: true, words: "About" });
  expect(await checkLink("/soon")).toEqual({ good: false, words: "No page has this address" });
  expect(await checkLink("/soon")).toEqual({ good: false, words: "Soon: not live yet" });
  expect(await checkLink("/soon")).toMatchObject({ good: true });
  expect(asked).toEqual(["/about", "/soon", "/soon", "/soon"]);
});

test("what is no page of this site is not looked up", async () => {
  const asked = answering();
  for (const link of ["", "https://example.org/", "//example.org/about", "mailto:a@example.org", "/media/a.jpg"])
    expect(await checkLink(link), link).toBeNull();
  expect(asked).toEqual([]);
});
