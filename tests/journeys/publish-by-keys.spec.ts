import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { openEditor } from "./open-editor.ts";
import { expect, expectToast, test } from "./staff.ts";

const tabTo = async (page: Page, name: string) => {
  const button = page.locator(".publishing").getByRole("button", { name, exact: true });
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((element) => element === document.activeElement)) return button;
  }
  throw new Error(`Tab did not come to ${name}`);
};

test("by keys alone: from Publish… into its panel, publish, unpublish, and back where one was", async ({ page }) => {
  await openEditor(page, "testimonial-4");
  await page.getByLabel("Position").fill("Owner, by keys");
  await page.getByRole("button", { name: "Publish…" }).press("Enter");
  const panel = page.getByRole("region", { name: "Publish", exact: true });
  await expect(panel.getByRole("button", { name: "Publish now" })).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close the panel" }), "the panel is next").toBeFocused();
  await tabTo(page, "Publish now");
  const answer = await hold(page, "**/edit/testimonial-4/publish.data");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Publishing…" })).toBeFocused();
  answer();
  await expect(panel.getByText("Visitors see the newest version.")).toBeVisible();
  await expect(panel, "its button is gone").toBeFocused();

  const unpublish = await tabTo(page, "Unpublish");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: /^Unpublish/ });
  await question.getByRole("button", { name: "Unpublish" }).press("Enter");
  await expectToast(page, "Unpublished");
  await expect(unpublish).toHaveCount(0);
  await expect(panel).toBeFocused();
  await expect(panel.getByText(/^(Live at|Published after)/), "what is no longer so is not said").toHaveCount(0);
  const close = page.getByRole("button", { name: "Close the panel" });
  await close.focus();
  await page.locator(".toast-undo").press("Enter");
  await expectToast(page, "Undone");
  await expect(close, "keys go on from where they left for the toast").toBeFocused();
  await expect(panel.getByText("Visitors see the newest version.")).toBeVisible();
  await expect(panel.getByText(/^(Live at|Published after)/)).toHaveCount(0);
  await close.press("Enter");
  await expect(page.getByRole("button", { name: "Publish…" })).toBeFocused();
});
