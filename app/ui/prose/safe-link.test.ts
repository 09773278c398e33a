import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

test("pages of this site, web addresses, phone and mail pass", () => {
  for (const href of ["/about#team", "#team", "https://example.com/a", "tel:+13055550142", "mailto:a@b.c"])
    expect(safeLink(href)).toBe(href);
});

test("scripts, foreign protocols and other sites in disguise do not", () => {
  const scripts = ["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x"];
  for (const href of [...scripts, "//evil.example", "/\\evil.example", "/\t/evil.example", "", 7, null])
    expect(safeLink(href)).toBeUndefined();
});
