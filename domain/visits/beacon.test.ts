import { expect, test } from "vitest";
import { pageOf, readBeacon, seenIn } from "./beacon.ts";

const COMPUTER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36";

const seenOf = (told: string[], agent = COMPUTER) =>
  seenIn(readBeacon(JSON.stringify(told)) ?? expect.fail("no beacon"), agent, "mangrove.example");

const namesOf = (told: string[], agent?: string) => [...(seenOf(told, agent)?.names ?? [])];

test.each([
  ["/blog/page/2", "/blog"],
  ["/blog/page/12", "/blog"],
  ["/es/blog/tag/seguridad/page/10", "/es/blog/tag/seguridad"],
  ["/about/page/2", "/about/page/2"],
])("%s is counted as %s", (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148", "phone"],
  ["Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Mobile/15E148", "tablet"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/143.0.0.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/143.0.0.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (Android 15; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0", "tablet"],
  [COMPUTER, "computer"],
])("%s is a %s", (agent, device) => {
  expect(namesOf(["page", "/about"], agent)).toContain(`device ${device}`);
});

test.each([
  ["https://partner.example/offer?x=1", ["outbound partner.example"]],
  ["https://mangrove.example/about", []],
  ["mailto:ada@example.org", []],
  ["no address", []],
])("a link to %j leads to %j", (address, names) => {
  const outbound = namesOf(["outbound", "/about", address]).filter((name) => name.startsWith("outbound "));
  expect(outbound).toEqual(names);
});

test("a download is a file of the library, and nothing else that a page may say", () => {
  const downloads = (address: string) =>
    namesOf(["download", "/about", address]).filter((name) => name.startsWith("download "));
  expect(downloads("/files/check-list.pdf")).toEqual(["download /files/check-list.pdf"]);
  for (const other of ["/files/", "/files/a/b", "https://elsewhere.test/files/a.pdf", "/media/a.svg"])
    expect(downloads(other), other).toEqual([]);
});

test("the campaign of a link counts where it opens a page, not where something else is done on that page", () => {
  const told = (event: string) =>
    namesOf([event, "/about", "", "", "Spring 2026", ""]).filter((name) => name.startsWith("campaign"));
  expect([told("page"), told("contact")]).toEqual([["campaign Spring 2026"], []]);
});

test("a beacon is a list of texts: a known event, an address of this site, and what the page tells", () => {
  const [about, source, campaign, words] = ["a", "b", "c", "d"];
  const page = { event: "page", path: "/about", about, source, campaign, words };
  expect(readBeacon(JSON.stringify(["page", "/about", about, source, campaign, words, "more"]))).toEqual(page);
  const empty = { about: "", source: "", campaign: "", words: "" };
  expect(readBeacon('["begun","/"]')).toEqual({ event: "begun", path: "/", ...empty });
  for (const body of ["", "{}", "[]", '"page"', '["page"]', '["page",7]', '["page","/about",null]'])
    expect(readBeacon(body), body).toBeNull();
  for (const [event, path] of [
    ["other", "/about"],
    ["page", "about"],
    ["page", "/a b"],
    ["page", "/años"],
  ])
    expect(readBeacon(JSON.stringify([event, path])), `${event} ${path}`).toBeNull();
});

test("a page counts with its source, its words of a search where it is one, its language and device", () => {
  expect(namesOf(["page", "/about", "https://www.google.com/", "", "", "not asked"])).toEqual([
    ...["page /about", "all ", "language en", "device computer", "source Google"],
  ]);
  expect(namesOf(["page", "/es/search", "", "", "", "respaldo"])).toEqual([
    ...["page /es/search", "all ", "language es", "device computer", "source ", "search respaldo"],
  ]);
  expect(namesOf(["phone", "/blog/page/2"])).toEqual([
    ...["page /blog", "all ", "language en", "device computer", "phone /blog"],
  ]);
});

test.each([
  ["page", "/about", 0],
  ["page", "/contact", 1],
  ["page", "/es/contacto", 1],
  ["contact", "/about", 1],
  ["begun", "/contact", 2],
  ["phone", "/about", 0],
])("%s on %s is step %d of three", (event, path, steps) => {
  expect(seenOf([event, path])?.steps).toBe(steps);
});

test.each([
  ...["/cms/dashboard", "/preview/at/about", "/media/a.svg", "/api/contact"],
  ...["/preview/shared/abcdefghijklmnop", "/%70review/shared/abcdefghijklmnop", "/Preview//Shared/abcdefghijklmnop"],
])("%s is no page that is counted", (path) => {
  expect(seenOf(["page", path])).toBeNull();
});
