import type { Locator, Page } from "@playwright/test";
import { violationsOn } from "./barriers.ts";
import { wakeForm } from "./contact-page.ts";
import { cutOff, SPACED, TWICE } from "./cut-off.ts";
import { expect, laidOut, test } from "./site.ts";

const CONSULTATION = "Get a Free Consultation";
const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole("navigation", { name: "Ask us" });
const call = (page: Page) => bar(page).getByRole("link", { name: "Call", exact: true });

const scrollDown = (page: Page, screens: number) =>
  page.evaluate((count) => window.scrollTo({ top: count * innerHeight, behavior: "instant" }), screens);

/** Below the lower edge a thing is drawn, and nobody sees it. */
const inSight = (thing: Locator) =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const faults = (page: Page, part: string) => violationsOn(page, { include: [part], strict: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
    test.use({ viewport: PHONE, javaScriptEnabled });

    test("after the first screen a bar calls and asks; it comes to rest above the footer, and moves nothing", async ({
      page,
    }) => {
      await page.goto("/services/managed");
      if (javaScriptEnabled) await laidOut(page);
      expect(await inSight(call(page))).toBe(false);
      await page.mouse.wheel(0, 1.2 * PHONE.height);
      await expect.poll(() => inSight(call(page))).toBe(true);
      await expect(call(page)).toHaveAttribute("href", "tel:+13055550142");
      const footer = page.locator(".footer");
      await footer.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const [rest, below] = [await page.locator(".ask-row").boundingBox(), await footer.boundingBox()];
          return Math.round((below?.y ?? 0) - (rest?.y ?? 0) - (rest?.height ?? 0));
        })
        .toBe(0);
      await page.mouse.wheel(0, 100_000);
      await expect.poll(() => inSight(page.getByRole("link", { name: "Terms of Service" }))).toBe(true);
      await bar(page).getByRole("link", { name: CONSULTATION }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(bar(page)).toHaveCount(0);
    });
  });
}

test.describe("the bar on a phone", () => {
  test.use({ viewport: PHONE, reducedMotion: "reduce" });

  test("covers nothing that has the focus, nor the end of the page", async ({ page }) => {
    await page.goto("/services/managed");
    await laidOut(page);
    const covered = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body || at.closest(".ask, .header, .skip")) return null;
        const { top, bottom } = at.getBoundingClientRect();
        const edge = document.querySelector(".ask-row")?.getBoundingClientRect();
        return edge && bottom > edge.top + 1 && top < edge.bottom - 1
          ? `${at.textContent} ${top} ${bottom} ${edge.top}`
          : null;
      });
    await scrollDown(page, 1.5);
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press("Tab");
      expect(await covered(), `after ${step + 1} steps`).toBeNull();
    }
    const last = await page.evaluate(() => {
      const main = document.getElementById("main")?.getBoundingClientRect();
      return (document.querySelector(".ask-row")?.getBoundingClientRect().top ?? 0) - (main?.bottom ?? 0);
    });
    expect(Math.round(last)).toBeGreaterThanOrEqual(0);
  });

  test("is examined, keeps its words with more space, and leaves the screen to large text, low screens and paper", async ({
    page,
  }) => {
    await page.goto("/about");
    await laidOut(page);
    await scrollDown(page, 2);
    await expect.poll(() => inSight(call(page))).toBe(true);
    expect(await faults(page, ".ask")).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await cutOff(page, SPACED)).toEqual({ width: 320, sideways: 0, texts: [] });
    const large = await page.addStyleTag({ content: TWICE });
    await scrollDown(page, 2);
    expect(await inSight(call(page))).toBe(false);
    await large.evaluate((style) => (style as HTMLElement).remove());
    await page.setViewportSize({ width: 740, height: 360 });
    await scrollDown(page, 3);
    expect(await inSight(call(page))).toBe(false);
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });
});

test("the first field of the contact form is in sight as the page opens", async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(size);
    await page.goto("/contact");
    expect(await inSight(page.getByLabel("Name", { exact: true })), `at ${size.width} px`).toBe(true);
  }
});

test("what was sent has a card: what happens next, a reference that staff find in the mail, and the phone", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await page.goto("/contact");
  await wakeForm(page);
  await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(
    /Please leave out patient information/,
  );
  await page.getByLabel("Name", { exact: true }).fill("Grace Seagrape");
  await page.getByLabel("Email", { exact: true }).fill("grace@example.org");
  await page.getByLabel("Message", { exact: true }).fill("Two of our five printers went on vacation.");
  await page.getByRole("button", { name: "Send Message" }).click();
  const card = page.locator(".sent");
  await expect(card).toBeFocused();
  await expect(card.locator("p").first()).toHaveText("Thank you for your message! We will get back to you soon.");
  expect(await inSight(card.locator("p").first())).toBe(true);
  await expect(card.getByRole("listitem").first()).toContainText("within one business day");
  await expect(card.getByRole("link", { name: "(305) 555-0142" })).toBeVisible();
  await expect(card).toContainText("Office 9 to 5 · Help desk for clients 24/7");
  await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
  expect(await faults(page, ".contact")).toEqual([]);
  const reference = await card.locator(".sent-reference").innerText();
  expect(reference).toMatch(/^M-[2-9A-Z]{6}$/);
  const mail = (await site.mails()).find(({ subject }) => subject.endsWith("from Grace Seagrape"));
  expect(mail?.body.text).toContain(`Reference: ${reference}`);
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
});

test("a service keeps its ask in sight beside the text, with a price and what it assumes; on a phone it stands in the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/managed");
  await laidOut(page);
  const card = page.locator(".ask-card");
  await expect(card).toContainText("$125 to $165 per person per month");
  await expect(card.getByRole("row", { name: "25 $3,125 to $4,125" })).toBeVisible();
  await expect(card).toContainText("For 10 to 100 people");
  const ask = card.getByRole("link", { name: CONSULTATION });
  for (const heading of ["The first 30 days", "How fast we answer"]) {
    await page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
    expect(await inSight(ask), heading).toBe(true);
  }
  await page.setViewportSize(PHONE);
  const [first, second] = [page.locator(".titled-text").first(), page.locator(".titled-text").nth(1)];
  const tops = await Promise.all([first, card, second].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await ask.click();
  await expect(page.getByLabel("Service", { exact: true })).toHaveValue("managed");
});

test("who owns a clinic is with everything about clinics after two clicks", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /Industry-Focused Solutions/ }).click();
  await main.getByRole("link", { name: /Healthcare/ }).click();
  await expect(page).toHaveURL(/\/industries\/healthcare$/);
  const links = await main.locator("a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const wanted = [
    ...["/portfolio/healthcare", "/portfolio/security"],
    ...["/services/security", "/services/managed", "/services/help-desk"],
    ...["/blog/hipaa-security-risk-assessment-small-clinic", "/contact"],
  ];
  expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
  for (const fact of ["HIPAA", "business associate agreement", "s. 501.171, F.S.", "s. 408.051(3), F.S."])
    await expect(main.getByText(fact).first()).toBeVisible();
  const sources = await main.locator('a[href^="https://"]').count();
  expect(sources).toBeGreaterThanOrEqual(3);
});

for (const [width, height] of [
  [1440, 900],
  [412, 823],
] as const) {
  test(`nothing moves while the contact page comes in on a slow line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await line.send("Network.emulateNetworkConditions", slow);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/contact");
    await page.locator("[data-island=contact][data-awake]").waitFor();
    const moved = await page.evaluate(() => {
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      });
    });
    expect(moved).toBeLessThan(0.01);
  });
}
