import type { Page } from "@playwright/test";
import { publicPaths } from "../public-paths.ts";
import { hold } from "./hold.ts";
import { expect, test } from "./site.ts";

const LONG_POST = "/blog/hipaa-security-risk-assessment-small-clinic";

test("nothing is fetched beside the page and its first picture before that is there", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => order.push(`asked ${new URL(request.url()).pathname}`));
  page.on("requestfinished", (request) => order.push(`got ${new URL(request.url()).pathname}`));
  for (const path of ["/", "/services/cloud", "/contact"]) {
    await page.goto("about:blank");
    order.length = 0; // what the page before still asked for is none of this
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
    const picture = order.findIndex((entry) => entry.startsWith("got /media/"));
    const others = order.findIndex((entry) => /^asked \/(fonts|assets|map|site\.webmanifest)/.test(entry));
    expect(picture).toBeGreaterThan(-1);
    expect(others).toBeGreaterThan(picture);
  }
});

/** What is laid out when it comes near, or in an idle moment: a part of the page, a paragraph of a long text. */
const skipped = (page: Page) =>
  page
    .locator("main > *, .prose > *, .footer")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length);

test("a first visit lays the page out part by part, a post by paragraphs, until all of it is there", async ({
  page,
}) => {
  for (const path of ["/", LONG_POST]) {
    await page.goto("about:blank");
    const letGo = await hold(page, "**/assets/loader-*");
    await page.goto(path);
    expect(await skipped(page), `${path} before the loader`).toBeGreaterThan(5);
    letGo();
    await expect.poll(() => skipped(page), path).toBe(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-eager");
    await page.unroute("**/assets/loader-*");
  }
});

test("who comes for a place in the page arrives there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const id = await page.evaluate(() => {
    const last = document.querySelector("main > :last-child") as HTMLElement;
    last.id ||= "the-last-part";
    return last.id;
  });
  await expect.poll(() => page.evaluate(() => "menus" in document.documentElement.dataset)).toBe(true);
  await page.evaluate((name) => {
    const link = document.createElement("a");
    link.href = `#${name}`;
    link.textContent = "To the last part";
    document.querySelector("main")?.prepend(link);
    link.click();
  }, id);
  await expect(page.locator("html")).toHaveAttribute("data-eager", "");
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("nothing on a public page stands in the way of the back/forward cache, and what it leads to is prerendered", async ({
  page,
  request,
}) => {
  for (const path of publicPaths)
    expect((await request.get(path)).headers()["cache-control"]).not.toContain("no-store");
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto("/about");
  const rules = page.locator("head > script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  expect(JSON.parse((await rules.textContent()) ?? "")).toHaveProperty("prerender");
  expect(refused).toEqual([]);
});

/** At these widths a title or a lead had another number of lines in the real fonts. */
const REWRAPPED: [path: string, width: number][] = [
  ["/", 360],
  ["/es", 412],
  ["/portfolio/healthcare", 1350],
  ["/areas/fort-lauderdale", 768],
  ["/es/casos/nube", 1350],
];

test("nothing in sight moves when the real fonts take over", async ({ page }) => {
  for (const [path, width] of REWRAPPED) {
    await page.setViewportSize({ width, height: 823 });
    const letGo = await hold(page, "**/fonts/*");
    await page.goto("about:blank");
    await page.goto(path);
    const before = await tops(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    letGo();
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
    expect(await tops(page), `${path} at ${width} px`).toEqual(before);
    await page.unroute("**/fonts/*");
  }
});

const tops = (page: Page) =>
  page
    .locator("main > *, main > * > *, main h1, main .lead")
    .evaluateAll((parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top)).filter((top) => top < innerHeight),
    );

test("a phone's first visit shifts nothing that Lighthouse would count", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of [
    "/",
    "/es",
    "/contact",
    "/es/contacto",
    "/services/cloud",
    "/careers/devops-engineer",
    LONG_POST,
  ]) {
    await page.goto("about:blank");
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-laid-out", "");
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(Math.round(shifted * 1000), path).toBe(0);
  }
});
