import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./site.ts";

const heading = (page: Page) => page.locator(".hero-slide:not([aria-hidden=true]) :is(h1, h2)");
const pause = (page: Page) => page.getByRole("button", { name: "Pause slides" });

test("the first slide is in the page before any script runs", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h1[^>]*>IT Solutions for Your Business<\/h1>/);
});

test("the slides move on their own, without anybody touching the page", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText("Empower Your Digital Journey");
  await expect(page.locator("[data-island=testimonials]"), "below the screen").not.toHaveAttribute("data-awake");
});

test("testimonials jump to their place for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const island = page.locator("[data-island=testimonials]");
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "");
  const places = await island.locator(".testimonials-row").evaluateHandle((row) => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(row.getBoundingClientRect().left));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await island.getByRole("button", { name: "Next testimonial" }).click();
  await expect(island.getByRole("button", { name: /^Testimonial 2:/ })).toHaveAttribute("aria-current", "true");
  await expect.poll(() => places.evaluate((seen) => seen.size), "where it was, and where it is").toBe(2);
});

test("the first press counts though nothing is awake: a dot, pause, a key, a testimonial, on a slow line too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, "**/assets/*.js");
  const asleep = async () => {
    await page.goto("/");
    await page.waitForFunction(() => "faces" in window);
  };
  const second = page.getByRole("button", { name: /^Slide 2/ });
  await asleep();
  await second.click();
  letGo();
  await expect(heading(page), "before the loader is there").toHaveText("Empower Your Digital Journey");

  await page.unroute("**/assets/*.js");
  const slowly = async () => {
    await page.route("**/assets/wake*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  };
  await slowly();
  await pause(page).click();
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Empower Your Digital Journey");

  const next = page.getByRole("button", { name: "Next testimonial" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  await next.click();
  await expect(page.getByRole("button", { name: /^Testimonial 2:/ })).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-menus", "");
  await next.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Testimonial 2:/ })).toHaveAttribute("aria-current", "true");
});

test("an island that wakes goes on with the words of the page, which are sent once", async ({ page, request }) => {
  const refused: string[] = [];
  page.on("pageerror", ({ message }) => refused.push(message));
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  for (const path of ["/", "/es"]) {
    const html = await (await request.get(path)).text();
    await page.goto(path);
    const texts = page.locator(".hero-text, .quote, .dot");
    const written = await texts.allTextContents();
    for (const name of ["hero-slides", "testimonials"]) {
      const island = page.locator(`[data-island=${name}]`);
      await island.scrollIntoViewIfNeeded();
      await island.hover();
      await expect(island).toHaveAttribute("data-awake", "");
    }
    expect(await texts.allTextContents()).toEqual(written);
    await expect(page.locator("img.hero-art")).toHaveCount(3);
    for (const said of await page.locator(".hero-text .lead, .quote blockquote").allTextContents())
      expect(html.split(said.replaceAll(/[“”]/g, "").replaceAll("'", "&#x27;")).length, said).toBe(2);
  }
  expect(refused).toEqual([]);
});
