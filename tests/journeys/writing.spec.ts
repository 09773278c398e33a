import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");

/** The text of a document, emptied and with the cursor in it. */
const emptyText = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await saved(page);
  await expect(frameOf(page).locator("#main")).toBeVisible();
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  return text;
};

test("keys save at once, make a link of words by finding its page, and are listed", async ({ page }) => {
  await page.clock.install();
  const text = await emptyText(page, "post-hipaa");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("See our cloud");
  await expect(page.locator(".saving")).toHaveText("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  await page.clock.resume();

  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Link leads to" });
  await expect(field).toBeFocused();
  await page.keyboard.type("cloud serv");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/Cloud.*\/services\/cloud.*Service$/);
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
  await page.getByRole("button", { name: "Redo" }).click();
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
