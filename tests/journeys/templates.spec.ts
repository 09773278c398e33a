import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");
const names = (page: Page) => page.locator(".block-label");

const newPage = async (page: Page, template: string) => {
  await page.goto("/cms/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByRole("button", { name: template }).click();
  await expect(page).toHaveURL(/\/cms\/edit\//);
  await saved(page);
};

const toTrash = async (page: Page) => {
  const id = page.url().split("/").at(-1) ?? "";
  await page.request.post("/cms/content/trash", {
    form: { id, back: "/cms/pages" },
    headers: { origin: new URL(page.url()).origin },
  });
};

test("a page of a template reads as an example, and is refused until each example is written over", async ({
  page,
}) => {
  await page.goto("/cms/pages?new");
  await expect(page.getByRole("dialog", { name: "New page" })).toBeVisible();
  await expectNoBarriers(page, "new page");
  await page.setViewportSize({ width: 1440, height: 900 });
  await newPage(page, "City");
  await expect(names(page)).toHaveCount(6);
  const title = frameOf(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Say in six words what this page is about");
  await expect(title).toHaveAttribute("data-example", "");

  await page.getByRole("button", { name: "Publish…" }).click();
  const panel = page.getByRole("complementary", { name: "Publish" });
  await expect(panel).toContainText("Page opening › Heading still holds its example");
  await expect(panel).toContainText("Questions and answers › Question 2 › Answer still holds its example");
  await expect(panel.getByRole("button", { name: "Publish now" })).toBeDisabled();

  await title.click();
  await page.keyboard.type("IT in Miami");
  await expect(title).toHaveText("IT in Miami");
  await expect(title).not.toHaveAttribute("data-example");
  await expect(page.getByLabel("Text", { exact: true }).first()).toHaveClass(/is-example/);
  await expectNoBarriers(page, "fields with examples");
  await toTrash(page);
});

test("a block is copied to another page by its menu and by keys, and what is no block is refused", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/cms/edit/page-home");
  await saved(page);
  const row = (name: string) => page.locator(".block-name", { hasText: name }).first();
  await row("Call to action").focus();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.locator(".toast")).toContainText("Copied “Call to action”");

  await newPage(page, "Empty page");
  await page.getByRole("button", { name: "Paste block" }).click();
  await expect(names(page)).toHaveText(["Call to action"]);
  await row("Call to action").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(names(page)).toHaveText(["Call to action", "Call to action"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(names(page)).toHaveText(["Call to action"]);

  await page.evaluate(() => navigator.clipboard.writeText("Just words"));
  await page.getByRole("button", { name: "Paste block" }).click();
  await expect(page.locator(".toast").filter({ hasText: "is no block" })).toBeVisible();
  await expect(names(page)).toHaveCount(1);

  await page.getByLabel("More for Call to action").click();
  await page.getByRole("button", { name: "Copy to another page" }).click();
  await page.getByLabel("More for Call to action").click();
  await page.getByRole("button", { name: "Paste below" }).click();
  await expect(names(page)).toHaveCount(2);
  await expectNoBarriers(page, "rows of blocks");
  await saved(page);
  await toTrash(page);
});
