import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, laidOut, test } from "./site.ts";

const sheet = readFileSync("app/site/styles/right-to-left.css", "utf8");

/** As in a language that is written from right to left: the direction that the table would say, and the sheet that comes with it. */
const mirrored = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<html lang="es"/, `$& dir="rtl"`);
    return route.fulfill({ response, body: body.replace("</head>", `<style>${sheet}</style></head>`) });
  });

/** What stands in the window, of which side its parts are: the share of the way from its left edge to its right one. */
const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? (box.x + box.width / 2) / (page.viewportSize()?.width ?? 1) : null;
};

const KINDS = [
  "/es",
  "/es/servicios/nube",
  "/es/casos",
  "/es/contacto",
  "/es/zonas/miami",
  "/es/blog/lista-para-la-temporada-de-huracanes",
];

test("each kind of page can be read from right to left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await mirrored(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of KINDS) {
      await page.goto(path);
      await laidOut(page);
      const name = `${path} at ${width} px`;
      expect(await middleOf(page, ".logo"), name).toBeGreaterThan(0.6);
      // To the left, where the line ends, a page could be scrolled with negative numbers.
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, name).toBeLessThanOrEqual(0);
      const heading = page.locator("main h1").first();
      expect(await heading.evaluate((one) => getComputedStyle(one).textAlign), name).toBe("start");
      const right = await heading.evaluate((one) => innerWidth - one.getBoundingClientRect().right);
      const left = await heading.evaluate((one) => one.getBoundingClientRect().left);
      expect(right, name).toBeLessThanOrEqual(left + 1);
    }
  }
});

test("quotes go on to the left, by arrow too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await mirrored(page);
  await page.goto("/es");
  const row = page.locator(".testimonials");
  await row.scrollIntoViewIfNeeded();
  await row.locator(".testimonials-ready").waitFor();
  const quotes = row.locator(".quote");
  const before = (await quotes.nth(1).boundingBox())?.x ?? 0;
  expect(before).toBeLessThan((await quotes.first().boundingBox())?.x ?? 0);
  await row.locator(".round").last().click();
  await expect(quotes.nth(1)).toHaveClass(/quote-current/);
  await expect.poll(async () => (await quotes.nth(1).boundingBox())?.x).toBeGreaterThan(before);
  await row.locator(".testimonials-view").press("ArrowLeft");
  await expect(quotes.nth(2)).toHaveClass(/quote-current/);
});
