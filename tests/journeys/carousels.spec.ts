import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./site.ts";

const heading = (page: Page) => page.locator(".hero-slide:not([aria-hidden=true]) :is(h1, h2)");
const pause = (page: Page) => page.getByRole("button", { name: "Pause slides" });

const FIRST = "IT Solutions for Your Business";
const SOON_MS = 60_000;

/** Points at the slides, so that they wake, stops the clock while they rest, and leaves them again. */
const wake = async (page: Page) => {
  await page.locator(".hero").hover();
  await expect(page.locator("[data-island=hero-slides]")).toHaveAttribute("data-awake", "");
  await page.clock.pauseAt(await page.evaluate((soon) => Date.now() + soon, SOON_MS));
  await page.mouse.move(2, 2);
};

/** Lets React draw: its work waits in messages, which come one after the other and don't heed the clock. */
const draw = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });

const run = async (page: Page, ms: number) => {
  await draw(page);
  await page.clock.runFor(ms);
  await draw(page);
};

/** Gives how many milliseconds a slide still stood, to 100 ms. */
const runToNext = async (page: Page): Promise<number> => {
  const shown = await heading(page).textContent();
  for (let ms = 100; ms <= 6_000; ms += 100) {
    await run(page, 100);
    if ((await heading(page).textContent()) !== shown) return ms;
  }
  throw new Error(`still “${shown}” after 6,000 ms`);
};

test("the first slide is in the page before any script runs", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h1[^>]*>IT Solutions for Your Business<\/h1>/);
});

test("the slides follow each other every 5,000 ms and start again after the third", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  expect(await runToNext(page)).toBeLessThanOrEqual(5_000);
  for (const title of ["Empower Your Digital Journey", "Security First Approach", FIRST]) {
    await expect(heading(page)).toHaveText(title);
    await run(page, 4_800);
    await expect(heading(page)).toHaveText(title);
    await run(page, 300);
  }
  await expect(heading(page)).toHaveText("Empower Your Digital Journey");
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
  await run(page, 11_000);
  await expect(heading(page)).toHaveText("Security First Approach");
  await page.getByRole("button", { name: "Play slides" }).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await run(page, 5_100);
  await expect(heading(page)).toHaveText(FIRST);
});

test("the slides rest while somebody points at them or has the focus in them", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await page.locator(".hero").hover();
  await run(page, 11_000);
  await expect(heading(page)).toHaveText(FIRST);
  await page.mouse.move(2, 2);
  await page.getByRole("link", { name: "Our Services" }).focus();
  await run(page, 11_000);
  await expect(heading(page)).toHaveText(FIRST);
});

test("the slides stand still for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await run(page, 11_000);
  await expect(heading(page)).toHaveText(FIRST);
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
});

test("the slides move on their own, without anybody touching the page", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText("Empower Your Digital Journey");
  await expect(page.locator("[data-island=testimonials]"), "below the screen").not.toHaveAttribute("data-awake");
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

test("each testimonial shows five stars of five", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("img", { name: /5 out of 5/ })).toHaveCount(4);
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
