import type { Page } from "@playwright/test";
import { expect } from "./staff.ts";

export const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
export const frameOf = (page: Page) => page.frameLocator(".frame iframe");

export const openEditor = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await saved(page);
  await expect(frameOf(page).locator("#main")).toBeVisible();
};

/** The text of a document, emptied and with the cursor in it. */
export const emptyText = async (page: Page, id: string) => {
  await openEditor(page, id);
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  return text;
};
