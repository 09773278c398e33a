import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const WIDTHS = [1440, 360];
const NARROWEST = 320;

/**
 * What axe finds on a screen as it is now, wide and narrow, and whether it can be scrolled sideways at either width or
 * the narrowest. What previews show is examined as a public page.
 */
export const expectNoBarriers = async (page: Page, name = page.url()): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isStill(page);
    expect(await violationsOn(page, { exclude: ["iframe"] }), `${name} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page, name);
  }
  expect(await page.locator("form form").count(), `${name} has a form in a form, which no browser parses`).toBe(0);
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  await expectNoSidewaysScroll(page, name);
};

type Axe = typeof axe;
/** The same rules in less than half of the characters: each page that is opened takes them in anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Examined = { include?: string[]; exclude?: string[]; strict?: boolean };

/**
 * What axe finds on a page as it is now, a line for each rule; `strict`: at the contrast of WCAG AAA too, whose rule
 * passes what falls short of AA. A page takes axe in once and keeps it: handed over anew for each look it costs as much as
 * half of what it does. Style sheets are not read for it: only a rule that is off by default asks for them.
 */
export const violationsOn = async (page: Page, { include, exclude = [], strict = false }: Examined = {}) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([parts, enabled]) =>
      (window as unknown as { axe: Axe }).axe.run(parts, {
        resultTypes: ["violations"],
        preload: { assets: ["media"] },
        rules: { "color-contrast-enhanced": { enabled } },
      }),
    [{ ...(include && { include }), exclude }, strict] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
};

const expectNoSidewaysScroll = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} scrolls sideways`)
    .toBeLessThanOrEqual(0);

/** Colors are measured once nothing fades any more. */
const isStill = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
