import { hold } from "./hold.ts";
import { expect, laidOut, test } from "./site.ts";

/** As wide as a sheet of Letter paper. */
test.use({ viewport: { width: 816, height: 1056 } });

const CHECKLIST = "/blog/hurricane-season-it-checklist";

test("pages of many blocks are printed without sheets that are half empty", async ({ page }) => {
  const millimeter = 96 / 25.4;
  const sheet = { width: Math.floor((216 - 2 * 12) * millimeter), height: Math.floor((279 - 2 * 14) * millimeter) };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/industries/healthcare", "/areas/miami", "/es/industrias/condominios"]) {
    await page.goto(path);
    await laidOut(page);
    const long = await page.evaluate(() => document.documentElement.scrollHeight);
    const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
    expect(sheets, path).toBeGreaterThan(1);
    expect(sheets, path).toBeLessThanOrEqual(Math.ceil(long / sheet.height) + 1);
  }
});

test("the line that offers the other language stays off the paper", async ({ page }) => {
  await page.goto("/es");
  const offer = page.getByText("This page is in English too");
  await expect(offer).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(offer).toBeHidden();
});

test("a table is printed whole", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [CHECKLIST, "/areas/miami", "/services/managed"]) {
    await page.goto(path);
    await laidOut(page);
    const cut = await page.locator("main table").evaluateAll((tables) =>
      tables.map((table) => {
        const { parentElement: box } = table;
        return (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0);
      }),
    );
    expect(cut.length, path).toBeGreaterThan(0);
    expect(Math.max(...cut), path).toBe(0);
  }
});

test("a checklist is printed with boxes to tick, and links with their addresses", async ({ page, site }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(CHECKLIST);
  const before = (selector: string, place: "::before" | "::after") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, at) => {
        const { content, borderTopWidth, width } = getComputedStyle(element, at);
        return { content, box: Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(width) > 8 };
      }, place);
  expect((await before(".prose ul > li", "::before")).box).toBe(true);
  expect((await before(".prose ol > li", "::after")).box).toBe(true);
  expect((await before('.prose a[href^="https:"]', "::after")).content).toContain("(https://");
  const { host } = new URL(site.url);
  expect((await before('.prose a[href^="/"]', "::after")).content).toContain(`(${host}/`);
  expect((await before('.topbar a[href^="tel:"]', "::after")).content).toBe("none");
  await page.goto("/services/managed");
  expect((await before(".prose ul > li", "::before")).box).toBe(false);
});

test("the button under an article prints it, is not printed, and isn't there without a script", async ({
  page,
  browser,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const letGo = await hold(page, "**/assets/*.js");
  await page.goto(CHECKLIST);
  const button = page.getByRole("button", { name: "Print this article" });
  // What comes into sight is laid out in the next frame, and moves: nobody presses before that.
  await button.scrollIntoViewIfNeeded();
  await button.click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(button).toBeHidden();
  await expect(page.getByText("Read next")).toBeHidden();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(site.url + CHECKLIST);
  await expect(plain.getByRole("heading", { name: "Desmond K." })).toBeVisible();
  await expect(plain.getByText("Print this article")).toBeHidden();
  await plain.close();
});
