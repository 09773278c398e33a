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

test("a block is dragged to another place with the mouse", async ({ page }) => {
  await openEditor(page, "page-careers");
  const rows = page.locator(".block");
  const names = await page.locator(".block-label").allTextContents();
  const [grip, target] = [await rows.nth(0).locator(".grip").boundingBox(), await rows.nth(2).boundingBox()];
  if (!grip || !target) throw new Error("no rows");
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 12, target.y + target.height * 0.8, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(".block-label")).toHaveText([names[1], names[2], names[0], ...names.slice(3)].map(String));
  await saved(page);
});

test("items of a list are added, moved and removed, and the last one has to stay", async ({ page }) => {
  await openEditor(page, "service-data");
  const list = page.getByRole("group", { name: /^Key benefits/ });
  const first = list.getByLabel("Key benefit 1", { exact: true });
  const second = list.getByLabel("Key benefit 2", { exact: true });
  const [one, two] = [await first.inputValue(), await second.inputValue()];
  await moveWithKeys(page, "Key benefit 1", "ArrowDown");
  await expect(list.getByRole("button", { name: "Move Key benefit 2", exact: true })).toBeFocused();
  await expect(first).toHaveValue(two);
  await expect(second).toHaveValue(one);
  const count = await list.getByRole("textbox").count();
  await list.getByRole("button", { name: "Add key benefit" }).click();
  await expect(list.getByRole("textbox")).toHaveCount(count + 1);
  await list.getByRole("button", { name: `Remove Key benefit ${count + 1}` }).click();
  await expect(list.getByRole("textbox")).toHaveCount(count);
});

test("the item that is open stays open while another is removed, and none is open once it is removed itself", async ({
  page,
}) => {
  await openEditor(page, "service-data");
  const list = page.getByRole("group", { name: /^Sections/ });
  const [items, heading] = [list.locator("[aria-expanded]"), list.getByLabel("Heading", { exact: true })];
  const count = await items.count();
  await items.nth(1).click();
  const written = await heading.inputValue();
  await list.getByRole("button", { name: "Remove Section 1" }).click();
  await expect(items).toHaveCount(count - 1);
  await expect(items.first()).toHaveAttribute("aria-expanded", "true");
  await expect(heading).toHaveValue(written);
  await list.getByRole("button", { name: "Remove Section 1" }).click();
  await expect(items).toHaveCount(count - 2);
  await expect(heading).toHaveCount(0);
});
