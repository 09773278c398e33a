import { expect, test } from "vitest";
import { addressOf, alwaysAnswers, loggedPath } from "./addresses.ts";

test.each([
  "/preview/shared/a-secret",
  "/preview/shared/a-secret.data",
  "/preview/shared/a-secret/",
  "//preview//shared/a-secret",
  "/PREVIEW/Shared/a-secret",
  "/preview/%73hared/a-secret",
  "/preview%2Fshared/a-secret",
  "/preview/shared%2fa-secret",
])("the secret of a shared preview is not logged as it stands in %s", (path) => {
  expect(loggedPath(path)).toBe("/preview/shared/***");
});

test("other paths are logged as they are", () => {
  for (const path of ["/", "/preview/at/about", "/caf%C3%A9", "/%zz"]) expect(loggedPath(path)).toBe(path);
});

test("the map and the feeds of a language always answer; what is below them, or named by what is published, may not", () => {
  for (const path of ["/map", "/es/map", "/blog/rss.xml", "/robots.txt"]) expect(alwaysAnswers(path), path).toBe(true);
  for (const path of ["/map/a", "/Map", "/blog/tag/a/rss.xml", "/media", "/about"])
    expect(alwaysAnswers(path), path).toBe(false);
});

test.each([
  ["a page", ["/", "/about", "/services/cloud", "/blog/page/2", "/no-such.xml/page"], { page: true, staff: false }],
  [
    "no page",
    ["/api/contact", "/card/home_page.png", "/map", "/media/a.avif", "/sitemap.xml"],
    { page: false, reserved: true },
  ],
  ["kept", ["/about", "/blog/rss.xml", "/robots.txt", "/sitemap-2.xml", "/map"], { kept: true, query: false }],
  ["made for each", ["/api/challenge", "/cms/media", "/preview/at/about", "/readyz"], { kept: false, query: true }],
  ["for staff", ["/cms", "/cms/edit/a.data", "/cmslogin"], { staff: true, indexed: false, page: false }],
])("%s: %j", (_, paths, holds) => {
  for (const path of paths) expect(addressOf(path), path).toMatchObject(holds);
});
