import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { emptyText, frameOf, saved } from "./open-editor.ts";
import { expect, test } from "./staff.ts";

test("keys save at once, make a link of words by finding its page, and are listed", async ({ page }) => {
  await page.clock.install();
  const text = await emptyText(page, "post-hipaa");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("See our cloud");
  await expect(page.locator(".saving")).toHaveText("Not saved yet");
  await page.evaluate(() => addEventListener("keydown", (event) => Object.assign(window, { last: event })));
  await page.keyboard.press("Control+s");
  expect(await page.evaluate(() => (Reflect.get(window, "last") as Event).defaultPrevented)).toBe(true);
  await saved(page);
  await page.clock.resume();

  // Within one event, as where a browser is busy: it tells of a selection only afterwards.
  await text.evaluate((element) => {
    getSelection()?.modify("extend", "backward", "word");
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
  });
  const field = page.getByRole("combobox", { name: "Link leads to" });
  await expect(field).toBeFocused();
  const letGo = await hold(page, "**/cms/targets*privacy*");
  const asked = page.waitForRequest(/targets.*privacy/);
  await page.keyboard.type("privacy");
  await asked;
  await field.fill("cloud serv");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/Cloud.*\/services\/cloud.*Service$/);
  const late = page.waitForResponse(/targets.*privacy/);
  letGo();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(options.first(), "a late answer to other words").toContainText("/services/cloud");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expectNoBarriers(page, "the link box");
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.press("Enter");
  await expect(text.getByRole("link", { name: "cloud", exact: true })).toHaveAttribute("href", "/services/cloud");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+k");
  await field.fill("example.org/map");
  await field.press("Enter");
  await expect(text.getByRole("link", { name: "cloud", exact: true })).toHaveAttribute(
    "href",
    "https://example.org/map",
  );
  await page.keyboard.press("Control+z");
  await page.getByRole("toolbar").getByRole("button", { name: "Redo" }).click();
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://example.org/map");
  await page.keyboard.press("End");
  await page.keyboard.type("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Preview link" }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl S");
  await expectNoBarriers(page, "keys");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search or jump to" })).toBeVisible();
});

test("after the link box the next key is the text's, before any frame comes", async ({ page }) => {
  const text = await emptyText(page, "post-flat-fee");
  const field = page.getByRole("combobox", { name: "Link leads to" });
  const hasFocus = () => text.evaluate((element) => element === document.activeElement);
  await page.keyboard.type("A map");
  await page.keyboard.press("Control+a");
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.keyboard.press("Control+k");
  await field.press("Escape");
  expect(await hasFocus(), "left").toBe(true);
  await page.keyboard.press("Control+k");
  await field.fill("example.org/map");
  await field.press("Enter");
  expect(await hasFocus(), "set").toBe(true);
  await expect(text.getByRole("link", { name: "A map" })).toHaveAttribute("href", "https://example.org/map");
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Remove link" }).click();
  expect(await hasFocus(), "removed").toBe(true);
  await expect(text.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: /^Bold/ }).press("Enter");
  expect(await hasFocus(), "made bold by a button").toBe(true);
  await expect(text.locator("strong")).toHaveText("A map");
});

test("a table at the end is left by keyboard, and the empty paragraph there is stored for nobody", async ({ page }) => {
  const text = await emptyText(page, "post-flat-fee");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.keyboard.type("Cell");
  await saved(page);
  await expect(frameOf(page).locator(".prose > *")).toHaveCount(1);
  await page.reload();
  await saved(page);
  await text.locator("th").first().click();
  await expect(text.locator("> p")).toHaveCount(1);
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  for (let row = 0; row < 3; row += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.type("After it");
  await expect(text.locator("> p")).toHaveText("After it");
  await expect(frameOf(page).locator(".prose > p")).toHaveText("After it");
  await saved(page);
});

test("the toolbar of a long text stands at the edge of what scrolls, with its link box", async ({ page }) => {
  await page.goto("/cms/edit/post-hurricane");
  await saved(page);
  const top = page.locator(".text-top").first();
  await page.locator(".prose-edit").first().locator("p").last().click();
  const edge = await page.locator(".editor-fields").boundingBox();
  await expect.poll(async () => Math.round((await top.boundingBox())?.y ?? 0)).toBe(Math.round(edge?.y ?? -1));
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Link leads to" })).toBeInViewport();
});

test("a slash on an empty line offers the parts of a text, without a barrier, and the words are counted", async ({
  page,
}) => {
  const text = await emptyText(page, "post-flat-fee");
  await page.keyboard.type("/head");
  const options = page.getByRole("listbox", { name: "Parts of a text" }).getByRole("option");
  await expect(options).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(text).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  await expectNoBarriers(page, "the menu of parts");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("Storm season");
  await expect(text.locator("h3")).toHaveText("Storm season");
  await expect(page.locator(".text-foot")).toContainText("2 words, 1 min to read");
  await saved(page);
});
