import { frameOf, openEditor, saved } from "./open-editor.ts";
import { expect, liftWithKeys, moveWithKeys, test } from "./staff.ts";

test("blocks are added, moved by keyboard, copied, hidden and removed, and put back", async ({ page }) => {
  await openEditor(page, "page-terms");
  const names = page.locator(".block-label");
  const before = await names.allTextContents();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Find a block").fill("call");
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([...before, "Call to action"]);
  await page.getByLabel("Heading", { exact: true }).last().fill("Talk to a person");
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toBeVisible();
  await expect(frameOf(page).locator("[data-block][data-open]")).toContainText("Talk to a person");

  await liftWithKeys(page, "Call to action");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(/^Call to action is now at/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Call to action is back at/)).toBeAttached();
  await expect(names).toHaveText([...before, "Call to action"]);
  await moveWithKeys(page, "Call to action", "ArrowUp");
  await expect(names).toHaveText([...before.slice(0, -1), "Call to action", ...before.slice(-1)]);
  await expect(page.getByRole("button", { name: "Move Call to action", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Duplicate Call to action" }).click();
  await expect(names.filter({ hasText: "Call to action" })).toHaveCount(2);
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(2);

  await page.getByRole("button", { name: "Hide Call to action" }).first().click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(1);

  await page.getByRole("button", { name: "Remove Call to action" }).last().click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(0);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(1);
  await saved(page);
});
