import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { confirm, expect, test } from "./staff.ts";

const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: "#1c8c86" } })
    .png()
    .toBuffer();

const uploaded = async (page: Page, name: string): Promise<string> => {
  const answer = await page.request.post(`/cms/media/upload?name=${name}.png`, { data: await photo() });
  return (await answer.json()).picture.id;
};

const wide = { width: 1440, height: 900 };

test("several pictures are selected with Shift, tagged, described in one screen and thrown away together", async ({
  page,
}) => {
  for (const name of ["walk-c", "walk-b", "walk-a"]) await uploaded(page, name);
  await page.goto("/cms/media?q=walk");
  const tick = (name: string) => page.getByRole("checkbox", { name: `Select “${name}”` });
  await tick("walk-a").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await tick("walk-c").focus();
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("3 selected")).toBeVisible();
  await expectNoBarriers(page, "a selection in the library");
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Tag", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 3 selected" });
  await dialog.getByLabel("Put on all of them").fill("Dock");
  await page.keyboard.press("Enter");
  await expectNoBarriers(page, "tags of a selection");
  await page.setViewportSize(wide);
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect(page.getByText("Tagged: 3")).toBeVisible();
  await page.getByLabel("With the tag").selectOption({ label: "Dock (3)" });
  await expect(page).toHaveURL(/tag=dock/);
  await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeChecked();
  await page.getByRole("link", { name: "Describe", exact: true }).click();
  await expect(page.getByText("The 3 pictures that you selected.")).toBeVisible();
  const texts = page.getByLabel(/^Alternative text of/);
  for (const n of [0, 1, 2]) {
    await texts.nth(n).fill(`A dock, seen ${n}`);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".row-state").last()).toHaveText("Saved, live");
  await expectNoBarriers(page, "texts of a selection");
  await page.setViewportSize(wide);
  await page.goto("/cms/media?tag=dock");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Trash" }).click();
  await confirm(page, "Move 3 pictures and files to the trash?", "They rest there for 30 days", "Move to trash");
  await expect(page.getByText("Moved 3 to the trash, for 30 days")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Undone: “[^”]+” and 2 more$/)).toBeVisible();
});

test("a photograph is cropped to a shape by keys, seen cropped, and is whole again", async ({ page }) => {
  const id = await uploaded(page, "pier");
  await page.goto(`/cms/media/${id}`);
  const letGo = await hold(page, "**/media/*");
  await page.getByRole("button", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop “pier”" });
  await dialog.getByText("Square").click();
  await expect(dialog.getByRole("status")).toHaveText("800 × 800 px");
  await dialog.getByRole("button", { name: /^Lower right corner/ }).press("Shift+ArrowUp");
  await expect(dialog.getByRole("status"), "not in sight yet").toHaveText("800 × 800 px");
  letGo();
  await expect.poll(() => dialog.locator("img").evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: /^Lower right corner/ }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowUp");
  await expect(dialog.getByRole("status")).toContainText("small for a wide place");
  await dialog.getByRole("group", { name: /^What is shown/ }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expectNoBarriers(page, "a crop");
  await page.setViewportSize(wide);
  const [, size] = /^(\d+ × \d+)/.exec(await dialog.getByRole("status").innerText()) ?? [];
  await dialog.getByRole("button", { name: "Crop, everywhere at once" }).click();
  await expect(page.getByText("Visitors see the crop.")).toBeVisible();
  await expect(page.locator(".facts-list")).toContainText(`${size} px`);
  await page.getByLabel("Tags").fill("pier, Miami");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Miami" })).toBeVisible();
  await page.getByRole("button", { name: "Crop" }).click();
  await dialog.getByRole("button", { name: "Show the whole picture" }).click();
  await expect(page.locator(".facts-list")).toContainText("1200 × 800 px");
});
