import { expect, type Page } from "@playwright/test";

/** Publishes what is open in the editor, through its own controls, and waits until it is live. */
export const publish = async (page: Page): Promise<void> => {
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^(Live at|Published after)/)).toBeVisible();
};
