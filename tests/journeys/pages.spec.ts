import { publicPaths, spanishPaths, spanishTagPaths, tagPaths } from "../public-paths.ts";
import { violationsOn } from "./barriers.ts";
import { cutOff, SPACED, TWICE } from "./cut-off.ts";
import { expect, laidOut, test } from "./site.ts";

const SIDEWAYS = [320, 360, 768, 1024, 1440, 1920, 2560];
const EXAMINED = [360, 1440];
const READ_AS: [width: number, css: string][] = [
  [320, SPACED],
  [1440, SPACED],
  [360, TWICE],
  [768, TWICE],
  [1280, TWICE],
];
/** Each once: another width draws the whole page anew. */
const WIDTHS = [...new Set([...SIDEWAYS, ...EXAMINED, ...READ_AS.map(([width]) => width)])].sort((a, b) => a - b);

test.describe.configure({ mode: "parallel" });

for (const path of [...publicPaths, ...tagPaths.slice(0, 1), "/no-such-page", "/search?q=backup", "/map"]) {
  test(`${path} has no accessibility findings, narrow or wide, and nothing stands out sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await laidOut(page);
      if (SIDEWAYS.includes(width)) expect({ width, sideways: await sideways(page) }).toEqual({ width, sideways: 0 });
      if (EXAMINED.includes(width)) expect(await violationsOn(page, { strict: true })).toEqual([]);
      for (const [, css] of READ_AS.filter(([at]) => at === width))
        expect({ width, css, ...(await cutOff(page, css)) }).toEqual({ width, css, sideways: 0, texts: [] });
    }
  });
}

const inSpanish = [...spanishPaths, ...spanishTagPaths.slice(0, 1), "/es/nada", "/es/buscar?q=nube", "/es/map"];
const PER_TEST = 15;

/** Spanish words are longer than the English ones, on the same sheets. */
for (let first = 0; first < inSpanish.length; first += PER_TEST) {
  const paths = inSpanish.slice(first, first + PER_TEST);
  test(`from ${paths[0]} on, Spanish words stay whole with more space and twice as large`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      for (const [width, css] of READ_AS) {
        await page.setViewportSize({ width, height: 900 });
        await laidOut(page);
        expect({ path, width, css, ...(await cutOff(page, css)) }).toEqual({
          path,
          width,
          css,
          sideways: 0,
          texts: [],
        });
      }
    }
  });
}

const sideways = (page: import("@playwright/test").Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads and shows its main heading", async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
    }
  });

  test("the small-screen menu opens and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
  });

  test("the contact page gives phone and address", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("main").getByRole("link", { name: "(305) 555-0142" }).first()).toBeVisible();
    await expect(page.locator("main").getByText("Miami, Fort Lauderdale, West Palm Beach, Florida, USA")).toBeVisible();
  });
});

test("an unknown address shows the not-found screen, and its link leads home", async ({ page }) => {
  const said = page.waitForEvent("console", (message) => message.text() === "Page not found: /no-such-page");
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await said;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a page without a moving part fetches no framework", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/services/cloud");
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => !/\/(loader|preload-helper)-/.test(url))).toEqual([]);
});
