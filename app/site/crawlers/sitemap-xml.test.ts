import { expect, test } from "vitest";
import type { Translation } from "#domain/content/published/translations.server.ts";
import { escapeXml } from "./responses.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

test("a sitemap names each address with the time of its last change, where there was one", () => {
  const translations: Translation[] = [
    { language: "en", path: "/about" },
    { language: "es", path: "/es/nosotros" },
  ];
  const linked = translations.map(
    ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="https://site.test${path}"/>`,
  );
  expect(
    sitemapXml("https://site.test", [
      { path: "/about", changedAt: 1, translations },
      { path: "/team", changedAt: null, translations: [] },
    ]),
  ).toBe(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `<url><loc>https://site.test/about</loc><lastmod>1970-01-01T00:00:00.001Z</lastmod>${linked.join("")}</url>\n` +
      "<url><loc>https://site.test/team</loc></url>\n</urlset>",
  );
});

test("the index names the parts by number", () => {
  const index = sitemapIndexXml("https://site.test", 2);
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://site.test/sitemap-1.xml",
    "https://site.test/sitemap-2.xml",
  ]);
});

test("text is escaped for XML, and what XML forbids is left out", () => {
  expect(escapeXml(`a < b & "c" > 'd'\u0000\u000b\ud800\ufffe\uffff ✓`)).toBe(
    "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39; ✓",
  );
});
