import type { Locator } from "@playwright/test";
import { expect, laidOut, test } from "./site.ts";

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not shown`);
  return box;
};

test("the first testimonial begins where the grid begins, and the last ends where it ends, awake or not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await laidOut(page);
  const island = page.locator("[data-island=testimonials]");
  const grid = await boxOf(island.locator(".testimonials-head h2"));
  const quotes = island.locator(".quote");
  expect((await boxOf(quotes.first())).x, "asleep").toBeCloseTo(grid.x, 0);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "");
  expect((await boxOf(quotes.first())).x, "awake").toBeCloseTo(grid.x, 0);
  await island.getByRole("button", { name: /^Testimonial 4/ }).click();
  const end = async () => {
    const last = await boxOf(quotes.last());
    return Math.round(last.x + last.width);
  };
  await expect.poll(end).toBe(1440 - Math.round(grid.x));
});

test("the words before a form begin where the grid begins, beside a picture or without one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  const grid = await boxOf(page.getByRole("heading", { name: "Send us a Message" }));
  for (const words of [page.locator(".intro h1"), page.locator(".intro-text p").first()])
    expect((await boxOf(words)).x, "beside a picture").toBeCloseTo(grid.x, 0);
  await page.locator(".intro").evaluate((opening) => {
    opening.querySelector(".intro-picture")?.remove();
    opening.classList.remove("intro-pictured");
  });
  for (const words of [page.locator(".intro h1"), page.locator(".intro-text p").first()])
    expect((await boxOf(words)).x, "without one").toBeCloseTo(grid.x, 0);
});

test("on a phone the statistics are full lines: two, two, and one across", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await laidOut(page);
  const items = await page.locator(".statistics-row > div").all();
  const boxes = await Promise.all(items.map(boxOf));
  const widths = boxes.map(({ width }) => Math.round(width));
  expect(widths).toEqual([160, 160, 160, 160, 320]);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(3);
});

test("no statistic is left alone beside a gap: five are three full lines, or one", async ({ page }) => {
  for (const path of ["/", "/es"])
    for (const [width, lines] of [
      [768, 3],
      [959, 3],
      [960, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await laidOut(page);
      const boxes = await Promise.all((await page.locator(".statistics-row > div").all()).map(boxOf));
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${path} at ${width} px`).toBe(lines);
    }
});

/** What stands behind the opening begins before this many screens of a phone. */
const BEGINS_AT = 1.1;

test("on a phone what a page has to say begins within a screen or little more", async ({ page }) => {
  const height = 780;
  await page.setViewportSize({ width: 360, height });
  for (const path of ["/services/managed", "/portfolio/healthcare", "/about", "/blog/hurricane-season-it-checklist"]) {
    await page.goto(path);
    const opening = await boxOf(page.locator(".opening, .intro").first());
    expect((opening.y + opening.height) / height, path).toBeLessThan(BEGINS_AT);
  }
});

test("on a desktop the picture of an opening keeps three quarters of its height, so that no head or roof is cut off", async ({
  page,
}) => {
  for (const width of [1024, 1440, 1920, 2560])
    for (const path of ["/about", "/blog", "/industries/healthcare", "/es/zonas/miami"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await laidOut(page);
      const picture = page.locator(".intro-picture");
      const box = await boxOf(picture);
      const [drawn, high] = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
      expect(((drawn ?? 0) / (high ?? 1)) * (box.height / box.width), `${path} at ${width} px`).toBeGreaterThan(0.74);
    }
});

test("two in a row leave no cell empty: the odd one out takes the whole row", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, list] of [
    ["/areas/miami", ".project-cards"],
    ["/areas/miami", ".services-index"],
    ["/industries", ".columns"],
  ] as const) {
    await page.goto(path);
    const short = await page
      .locator(list)
      .first()
      .evaluate(
        (element) =>
          element.getBoundingClientRect().right - (element.lastElementChild?.getBoundingClientRect().right ?? 0),
      );
    expect({ path, list, short: Math.round(short) }).toEqual({ path, list, short: 0 });
  }
});

test("a page shows one box to search in, with a label that is seen", async ({ page }) => {
  for (const path of ["/about", "/search?q=backup", "/no-such-page"]) {
    await page.goto(path);
    const box = page.getByRole("search");
    await expect(box).toHaveCount(1);
    await expect(box.getByText(/^(Search this site|What are you looking for\?)$/)).toBeVisible();
    await expect(box.getByRole("searchbox")).toHaveAccessibleName(/^(Search this site|What are you looking for\?)$/);
  }
});

test("what stands by itself in the bars and the footer is large enough for a finger: 24 px each way", async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    await laidOut(page);
    const small = await page.locator(".topbar a, .footer :is(a, button)").evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && !target.closest("p"))
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text }) => text),
    );
    expect(small, `${width} px`).toEqual([]);
  }
});

test("the names of networks in the footer stand equally far apart, a single letter too", async ({ page }) => {
  await page.goto("/about");
  await laidOut(page);
  const gaps = await page.locator(".footer-social a").evaluateAll((links) => {
    const words = links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, before) => Math.round(left - (words[before]?.right ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(new Set(gaps)).toEqual(new Set([20]));
});
