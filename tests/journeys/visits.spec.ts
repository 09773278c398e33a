import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findChromium } from "../../scripts/chromium.ts";
import { wakeForm } from "./contact-page.ts";
import { openPlainBrowser, PERSONS_BROWSER, type PlainPage, wholeChromium } from "./plain-browser.ts";
import { test as base, expect, type Site } from "./site.ts";

const test = base.extend({ userAgent: PERSONS_BROWSER });

/** What is counted by now, as "kind name" → visits, contact, begun, sent. */
const counts = ({ folder }: Site): Record<string, number[]> => {
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  const rows = database.prepare("select * from visit_count").all();
  database.close();
  return Object.fromEntries(
    rows.map(({ kind, name, visits, contact, begun, sent }) => [
      `${kind} ${name}`,
      [visits, contact, begun, sent] as number[],
    ]),
  );
};

/** As if nothing had been counted: whoever comes again counts again. */
const forget = ({ folder }: Site) => {
  const database = new DatabaseSync(join(folder, "site.sqlite"), { timeout: 5_000 });
  database.exec("delete from visit_count; delete from visitor");
  database.close();
};

test("a campaign's reader is counted, the call and the form with them", async ({ page, site }) => {
  await page.goto("/about?utm_source=chamber&utm_campaign=spring");
  await expect.poll(() => counts(site)["page /about"]).toEqual([1, 0, 0, 0]);
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.locator("a[href^='tel:']").first().click();
  await expect.poll(() => counts(site)["phone /about"]).toEqual([1, 0, 0, 0]);
  await page.goto("/contact");
  await expect.poll(() => counts(site)["campaign spring"]).toEqual([1, 1, 0, 0]);
  await wakeForm(page);
  await page.getByLabel("Name", { exact: true }).pressSequentially("A");
  await expect.poll(() => counts(site)["source chamber"]).toEqual([1, 1, 1, 0]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("who goes on before a page had an idle moment is counted on it, and their call", async ({ playwright, site }) => {
  forget(site);
  // What a page sends while it is left goes out under the browser's own name, not under that of a context.
  const args = ["--no-sandbox", `--user-agent=${PERSONS_BROWSER}`];
  const browser = await playwright.chromium.launch({ executablePath: findChromium() ?? undefined, args });
  const page = await browser.newPage({ baseURL: site.url });
  await page.addInitScript(() => {
    if (location.pathname === "/careers") Object.assign(window, { requestIdleCallback: () => 0 });
    addEventListener("click", (event) => event.preventDefault());
  });
  await page.goto("/careers?utm_campaign=hurry");
  await expect(page.locator("script[type=speculationrules]")).toBeAttached();
  await page.locator("a[href^='tel:']").first().click();
  await expect.poll(() => counts(site)["phone /careers"]).toEqual([1, 0, 0, 0]);
  expect(counts(site)["campaign hurry"]).toBeUndefined();
  await page.goto("/terms");
  await expect.poll(() => counts(site)["campaign hurry"]).toEqual([1, 0, 0, 0]);
  await browser.close();
});

/** A browser that renders ahead and keeps pages to go back to, as people's do. */
const plain = base.extend<{ pages: PlainPage[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  pages: async ({}, use) => {
    const path = wholeChromium();
    base.skip(!path, "needs a whole Chromium: the headless shell neither renders ahead nor keeps pages");
    const { pages, close } = await openPlainBrowser(path ?? "");
    await use(pages);
    await close();
  },
});

const goTo = async ([shown]: PlainPage[], url: string) => void (await shown?.send("Page.navigate", { url }));

plain("a page that is rendered ahead is counted when it is shown, not before", async ({ pages, site }) => {
  forget(site);
  await goTo(pages, `${site.url}/services`);
  await expect.poll(() => counts(site)["page /services"]).toEqual([1, 0, 0, 0]);
  const [shown] = pages;
  const { x, y } = (await shown?.evaluate<{ x: number; y: number }>(`(() => {
    const link = document.querySelector("footer a[href='/careers']");
    link.scrollIntoView({ behavior: "instant", block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`)) ?? { x: 0, y: 0 };
  await shown?.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  await expect.poll(() => pages.length).toBe(2);
  const [, ahead] = pages;
  // The loader has run, and everything that it left for an idle moment.
  const hasRun = "document.prerendering && document.querySelector('script[type=speculationrules]') !== null";
  await expect.poll(() => ahead?.evaluate(hasRun)).toBe(true);
  await ahead?.evaluate("new Promise((resolve) => setTimeout(resolve, 2_500))");
  expect(counts(site)["page /careers"]).toBeUndefined();
  for (const type of ["mousePressed", "mouseReleased"])
    await shown?.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  await expect.poll(() => counts(site)["page /careers"]).toEqual([1, 0, 0, 0]);
  const activated = "performance.getEntriesByType('navigation')[0].activationStart > 0";
  expect(await ahead?.evaluate(activated)).toBe(true);
});

plain("a page that was gone back to is told again", async ({ pages, site }) => {
  forget(site);
  await goTo(pages, `${site.url}/terms`);
  await expect.poll(() => counts(site)["page /terms"]).toEqual([1, 0, 0, 0]);
  await pages[0]?.evaluate("void (window.wasHere = true)");
  await goTo(pages, `${site.url}/privacy`);
  await expect.poll(() => counts(site)["page /privacy"]).toEqual([1, 0, 0, 0]);
  forget(site);
  await pages[0]?.evaluate("void history.back()");
  await expect.poll(() => counts(site)["page /terms"]).toEqual([1, 0, 0, 0]);
  expect(await pages[0]?.evaluate("window.wasHere")).toBe(true);
});

for (const [name, value] of [
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const)
  test(`nothing is told where the browser says ${name}`, async ({ page, site }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(([name, value]) => Object.defineProperty(Navigator.prototype, name, { value }), [
      name,
      value,
    ] as const);
    await page.goto(`${site.url}/contact`);
    await wakeForm(page);
    await page.getByLabel("Name", { exact: true }).pressSequentially("A");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked.some((path) => path.endsWith(".js"))).toBe(true);
    expect(asked).not.toContain("/api/visit");
  });
