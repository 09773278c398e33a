import { expect, test } from "vitest";
import { linkToDrafts } from "./page-of.server.tsx";

test.each([
  ['<a href="/">', '<a href="/preview/at/">'],
  ['<a class="button" href="/about#team">', '<a class="button" href="/preview/at/about#team">'],
  ['<a href="/mapping">', '<a href="/preview/at/mapping">'],
  ['<a href="/media/x.svg">', '<a href="/media/x.svg">'],
  ['<a href="https://example.com/">', '<a href="https://example.com/">'],
  ['<a href="//example.com/">', '<a href="//example.com/">'],
  ['<link href="/fonts/a.woff2">', '<link href="/fonts/a.woff2">'],
])("%s becomes %s", (from, to) => {
  expect(linkToDrafts(from)).toBe(to);
});
