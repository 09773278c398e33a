import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

const heading = (page: Page) => page.locator(".hero-slide:not([aria-hidden=true]) :is(h1, h2)");
const pause = (page: Page) => page.getByRole("button", { name: "Pause slides" });

/** Points at the slides, so that they wake, and leaves them again. */
const wake = async (page: Page) => {
  await page.locator(".hero").hover();
  await expect(page.locator("[data-island=hero-slides]")).toHaveAttribute("data-awake", "");
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
};

test("the first slide is in the page before any script runs", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h1[^>]*>IT Solutions for Your Business<\/h1>/);
});

test("the slides follow each other every 5,000 ms and start again after the third", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  const titles = ["Empower Your Digital Journey", "Security First Approach", "IT Solutions for Your Business"];
  for (const title of titles) {
    await page.clock.runFor(5_000);
    await expect(heading(page)).toHaveText(title);
  }
  await page.clock.runFor(4_900);
  await expect(heading(page)).toHaveText("IT Solutions for Your Business");
});

test("a dot jumps to its slide, pause stops them and play lets them go on", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Slide 3: Security First Approach" }).click();
  await expect(heading(page)).toHaveText("Security First Approach");
  await pause(page).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(11_000);
  await expect(heading(page)).toHaveText("Security First Approach");
  await page.getByRole("button", { name: "Play slides" }).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5_100);
  await expect(heading(page)).toHaveText("IT Solutions for Your Business");
});

test("the slides rest while somebody points at them or has the focus in them", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await page.locator(".hero").hover();
  await page.clock.runFor(11_000);
  await expect(heading(page)).toHaveText("IT Solutions for Your Business");
  await page.mouse.move(2, 2);
  await page.getByRole("link", { name: "Our Services" }).focus();
  await page.clock.runFor(11_000);
  await expect(heading(page)).toHaveText("IT Solutions for Your Business");
});

test("the slides stand still for who prefers less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await page.clock.runFor(11_000);
  await expect(heading(page)).toHaveText("IT Solutions for Your Business");
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
});

test("the slides move on their own, without anybody touching the page", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText("Empower Your Digital Journey", { timeout: 20_000 });
});

test("testimonials move by arrows, dots and keys, and the arrows end at both ends", async ({ page }) => {
  await page.goto("/");
  const island = page.locator("[data-island=testimonials]");
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "");
  const previous = island.getByRole("button", { name: "Previous testimonial" });
  const next = island.getByRole("button", { name: "Next testimonial" });
  const dot = (number: number) => island.getByRole("button", { name: new RegExp(`^Testimonial ${number}:`) });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowRight");
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await dot(4).click();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test("each testimonial shows five stars of five", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("img", { name: /5 out of 5/ })).toHaveCount(4);
});
