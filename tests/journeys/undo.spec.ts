import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { expect, moveWithKeys, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);

/** All that the steps change: blocks with their order and what is hidden, the picture, the words. */
const look = async (page: Page) => ({
  blocks: await page.locator(".block-name").allTextContents(),
  picture: await page.locator(".picker-name").first().textContent(),
  subtitle: await page.getByLabel("Subtitle").inputValue(),
});

test("whatever was done in the editor is undone and redone by keys, step by step, and saved", async ({ page }) => {
  await page.goto("/cms/edit/page-home");
  await saved(page);
  await page.getByRole("button", { name: /^Hero slides/ }).click();
  await page.getByRole("button", { name: /^Slide 1/ }).click();
  await expect(page.locator(".picker-name").first()).toBeVisible();
  const [undo, redo] = [
    page.locator(".editor-steps").getByRole("button", { name: "Undo" }),
    page.locator(".editor-steps").getByRole("button", { name: "Redo" }),
  ];
  await expect(undo).toHaveAttribute("title", "Nothing to undo");
  const steps: [words: string, change: () => Promise<unknown>][] = [
    ["moved “Statistics”", () => moveWithKeys(page, "Statistics", "ArrowUp")],
    ["hid “Statistics”", () => page.getByRole("button", { name: "Hide Statistics" }).click()],
    ["added “Statistics”", () => page.getByRole("button", { name: "Duplicate Statistics" }).click()],
    ["removed “Statistics”", () => page.getByRole("button", { name: "Remove Statistics" }).first().click()],
    [
      "changed “Picture”",
      async () => {
        await page.getByRole("button", { name: "Change picture" }).first().click();
        const dialog = page.getByRole("dialog", { name: "Choose a picture" });
        await dialog.getByRole("button", { name: /^Service cloud/ }).click();
        await expect(dialog).toBeHidden();
        await expect(page.locator(".picker-name").first()).toHaveText(/cloud/i);
      },
    ],
    [
      "wrote in “Subtitle”",
      async () => {
        await page.getByLabel("Subtitle").click();
        await page.keyboard.insertText("Held by roots. ");
      },
    ],
  ];
  const looks = [await look(page)];
  for (const [words, change] of steps) {
    await change();
    await expect(undo).toHaveAttribute("title", `Undo: ${words} (Ctrl Z)`);
    looks.push(await look(page));
  }
  await expectNoBarriers(page, "the editor with the toast of a removal");
  for (const before of looks.slice(0, -1).reverse()) {
    await page.keyboard.press("Control+z");
    await expect.poll(() => look(page)).toEqual(before);
  }
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(undo).toHaveAttribute("title", "Nothing to undo");
  await page.keyboard.press("Control+z");
  for (const [index, after] of looks.slice(1).entries()) {
    await page.keyboard.press(index % 2 === 0 ? "Control+Shift+z" : "Control+y");
    await expect.poll(() => look(page)).toEqual(after);
  }
  await expect(redo).toHaveAttribute("title", "Nothing to redo");
  await page.getByRole("button", { name: "Preview link" }).click();
  await page.getByRole("dialog").getByRole("combobox").press("Control+z");
  await page.keyboard.press("Escape");
  await expect(redo, "what is asked in a dialog has a past of its own").toHaveAttribute("title", "Nothing to redo");
  await saved(page);
  await undo.click();
  await expect.poll(() => look(page)).toEqual(looks.at(-2));
  await saved(page);
  await page.reload();
  await saved(page);
  expect(await page.locator(".block-name").allInnerTexts()).toHaveLength(looks.at(-2)?.blocks.length ?? 0);
});

test("a number, which has no cursor, is put back by a key and keeps the focus", async ({ page }) => {
  await page.goto("/cms/edit/testimonial-1");
  await saved(page);
  const stars = page.getByLabel("Stars");
  await stars.fill("3");
  await page.keyboard.press("Control+z");
  await expect(stars).toHaveValue("5");
  await expect(stars).toBeFocused();
});

test("a text with formats has the same past as all else; the toast puts back what was removed, and only that", async ({
  page,
}) => {
  await page.goto("/cms/edit/page-terms");
  await saved(page);
  await page
    .getByRole("button", { name: /^Rich text/ })
    .first()
    .click();
  const text = page.locator(".prose-edit").first();
  const title = page.getByLabel("Title", { exact: true }).first();
  const before = await text.innerText();
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Roots first. ");
  await title.fill("Terms, revised");
  await expect(text).toContainText("Roots first. ");
  await page.keyboard.press("Control+z");
  await expect(title).not.toHaveValue("Terms, revised");
  await expect(title).toBeFocused();
  await expect(text).toContainText("Roots first. ");
  await page.keyboard.press("Control+z");
  await expect(text).toBeFocused();
  expect(await text.innerText()).toBe(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(text).toContainText("Roots first. ");
  await page.keyboard.insertText("Branches next. ");
  await expect(text).toContainText("Roots first. Branches next. ");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Undo" }).click();
  await expect(text).not.toContainText("Branches next.");
  await expect(text).toContainText("Roots first. ");

  const blocks = page.locator(".block-label");
  const names = await blocks.allTextContents();
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(blocks).toHaveCount(names.length - 1);
  await title.fill("Terms, once more");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(blocks).toHaveText(names);
  await expect(title).toHaveValue("Terms, once more");
  await saved(page);
});
