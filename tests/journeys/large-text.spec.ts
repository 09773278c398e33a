import type { Page } from "@playwright/test";
import { expect, laidOut, test } from "./site.ts";

/** The words of headings and terms that stand on two lines, hyphens aside. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, dt)")].flatMap((heading) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[\p{L}’']+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (heading.checkVisibility() && lines.size > 1) broken.push(word);
        }
      return broken;
    }),
  );

// As readers set it in their browser: it makes `em` of media queries larger too, which a style of the page does not.
test("with text twice as large on a phone, words of headings stay whole up to 13 letters", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    "/",
    "/es",
    "/services",
    "/es/servicios",
    "/es/casos/salud",
    "/es/empleos",
    "/es/industrias/condominios",
  ]) {
    await page.goto(path);
    await laidOut(page);
    expect(
      (await brokenWords(page)).filter((word) => word.length <= 13),
      path,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test("no word of a heading or a term is broken, whichever the width", async ({ page, baseURL }) => {
  for (const path of ["/portfolio/security", "/es/casos/redes", "/es/terminos", "/careers/devops-engineer"]) {
    await page.goto(path, { referer: `${baseURL}/` }); // a second page of a visit is in the fonts of the site at once
    await laidOut(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of [320, 360, 768, 900, 1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
