import type { Locator, Page } from "@playwright/test";
import { launchOptions } from "../launch-options.ts";
import { expect, laidOut, test } from "./site.ts";

// On Windows and Linux the scrollbar takes room, which a width in parts of the window (vw) counts in.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const BAR = 15;

const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await laidOut(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(BAR);
};

/** Where what an element holds begins and ends, within its paddings. */
const inner = (place: Locator) =>
  place.first().evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { from: left + Number.parseFloat(paddingLeft), to: right - Number.parseFloat(paddingRight) };
  });

test("beside a scrollbar the text of an opening begins below its heading, and both where the page's grid does", async ({
  page,
}) => {
  for (const path of ["/services", "/contact"])
    for (const width of [900, 1440]) {
      await open(page, path, width);
      const { from } = await inner(page.locator("main .wrap"));
      expect((await inner(page.locator(".intro-head"))).from, `${path} at ${width}: heading`).toBeCloseTo(from, 1);
      expect((await inner(page.locator(".intro-text"))).from, `${path} at ${width}: text`).toBeCloseTo(from, 1);
    }
});

test("beside a scrollbar words beside a picture end where the page's grid does", async ({ page }) => {
  await open(page, "/", 1440);
  const { to } = await inner(page.locator("main .wrap"));
  expect((await inner(page.locator(".split-text"))).to).toBeCloseTo(to, 1);
});

test("beside a scrollbar the hairlines of a free text are as long as the page's grid is wide", async ({ page }) => {
  for (const width of [1100, 1440]) {
    await open(page, "/about", width);
    const { from, to } = await inner(page.locator("main .wrap"));
    const line = await page
      .locator(".rich-text .prose > h2 + * ~ h2")
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading, "::before").width));
    expect(line, `at ${width}`).toBeCloseTo(to - from, 1);
  }
});
