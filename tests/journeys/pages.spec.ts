import type { Page } from "@playwright/test";
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
/** So many are walked by one test, in one window: few enough to share them out among workers. */
const PER_TEST = 11;
const inWalks = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / PER_TEST) }, (_, walk) =>
    paths.slice(walk * PER_TEST, (walk + 1) * PER_TEST),
  );

test.describe.configure({ mode: "parallel" });

type Looks = { sideways: number[]; examined: number[]; printed?: boolean };

/** Reads a page at each width of these looks, once each since another width draws it anew, and with more space or larger text. */
const look = async (page: Page, path: string, { sideways, examined, printed }: Looks) => {
  await page.goto(path);
  await laidOut(page); // and stays so at every width
  const readAt = READ_AS.map(([width]) => width);
  for (const width of [...new Set([...sideways, ...examined, ...readAt])].sort((a, b) => a - b)) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${path} at ${width} px`;
    if (sideways.includes(width))
      expect(await sidewaysOn(page), `${at} scrolls sideways`).toEqual({ width, sideways: 0 });
    if (examined.includes(width)) expect(await violationsOn(page, { strict: true }), at).toEqual([]);
    for (const [, css] of READ_AS.filter(([wide]) => wide === width))
      expect(await cutOff(page, css), `${at} with ${css}`).toEqual({ width, sideways: 0, texts: [] });
  }
  expect(await page.locator("form form").count(), `${path} has a form in a form, which no browser parses`).toBe(0);
  if (printed) expect({ path, ...(await onPaper(page)) }).toEqual({ path, staying: [], kept: 0 });
};

/** A sheet of Letter paper. */
const SHEET = { width: 816, height: 1056 };

/** What would lie on the text, or on each sheet, since it stays with the screen; how much longer than a sheet is held together. */
const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  const found = await page.evaluate((sheet) => {
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    const main = [...document.querySelectorAll<HTMLElement>("main, main *")];
    return {
      staying: all
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map(({ tagName, className }) => `${tagName}.${className}`),
      kept: main.filter((part) => getComputedStyle(part).breakInside !== "auto" && part.offsetHeight > sheet).length,
    };
  }, SHEET.height);
  await page.emulateMedia({ media: "screen" });
  return found;
};

for (const walk of inWalks([...publicPaths, ...tagPaths.slice(0, 1), "/no-such-page", "/search?q=backup", "/map"])) {
  test(`from ${walk[0]} to ${walk.at(-1)} no page has accessibility findings, narrow or wide, nothing stands out sideways, and on paper nothing stays with the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of walk) await look(page, path, { sideways: SIDEWAYS, examined: EXAMINED, printed: true });
  });
}

test("the look for accessibility findings sees text that falls short of AA, and text that only falls short of AAA", async ({
  page,
}) => {
  await page.goto("/terms");
  await laidOut(page);
  await page.addStyleTag({ content: "main p { background: #fff } main p { color: #999 }" });
  expect(await violationsOn(page, { strict: true })).toEqual([expect.stringMatching(/^color-contrast: /)]);
  await page.addStyleTag({ content: "main p { color: #666 }" });
  expect(await violationsOn(page, { strict: true })).toEqual([expect.stringMatching(/^color-contrast-enhanced: /)]);
});

/** Of each kind one. */
const SPANISH_KINDS = [
  "/es",
  "/es/nosotros",
  "/es/servicios/administrados",
  "/es/casos/salud",
  "/es/contacto",
  "/es/empleos",
  "/es/empleos/ingeniero-devops",
  "/es/industrias/condominios",
  "/es/zonas/miami",
  "/es/blog",
  "/es/blog/lista-para-la-temporada-de-huracanes",
  "/es/terminos",
  "/es/search?q=respaldo",
  "/es/nada",
  ...spanishTagPaths.slice(0, 1),
];

/** Spanish words are longer than the English ones, on the same sheets. */
for (const walk of inWalks([...new Set([...spanishPaths, ...SPANISH_KINDS, "/es/map"])])) {
  test(`from ${walk[0]} to ${walk.at(-1)} Spanish words stay whole with more space and twice as large, without accessibility findings`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of walk) {
      const isKind = SPANISH_KINDS.includes(path);
      await look(page, path, { sideways: isKind ? [320, ...EXAMINED] : [], examined: isKind ? EXAMINED : [] });
    }
  });
}

const sidewaysOn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: innerWidth, sideways: scrollWidth - clientWidth };
  });

/** Of each kind one: that all have one main heading is seen over HTTP (`tests/http/pages.test.ts`). */
const KINDS = [
  ...["/", "/about", "/services", "/services/cloud", "/portfolio", "/portfolio/retail", "/contact", "/careers"],
  ...["/careers/devops-engineer", "/industries", "/industries/healthcare", "/areas/miami", "/privacy", "/blog"],
  ...["/blog/hurricane-season-it-checklist"],
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of each kind shows its main heading", async ({ page }) => {
    for (const path of KINDS) {
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
