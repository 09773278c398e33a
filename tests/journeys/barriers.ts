import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

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
    const { violations } = await axeOn(page).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, `${name} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page, name);
  }
  expect(await page.locator("form form").count(), `${name} has a form in a form, which no browser parses`).toBe(0);
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  await expectNoSidewaysScroll(page, name);
};

/** In legacy mode it does not open another page per examination; that would be for frames, which are left out. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .exclude("iframe")
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();

const expectNoSidewaysScroll = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} scrolls sideways`)
    .toBeLessThanOrEqual(0);

/** Colours are measured once nothing fades any more. */
const isStill = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
