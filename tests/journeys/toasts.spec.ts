import type { Page } from "@playwright/test";
import { expect, test } from "./staff.ts";

const SHOWN_MS = 6_000;

/** Does what a toast tells of. */
const save = async (page: Page) => {
  const name = page.locator("form").filter({ has: page.getByLabel("Your name") });
  await name.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".toast")).toBeVisible();
};

test("a toast stays while somebody is at it, goes by itself after, and one that was closed holds none that comes later", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/cms/account");
  const toast = page.locator(".toast");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await save(page);
  await dismiss.focus();
  await page.clock.runFor(4 * SHOWN_MS);
  await expect(toast, "the focus is in it").toBeVisible();
  await dismiss.press("Enter");
  await expect(toast).toHaveCount(0);

  await save(page);
  await page.clock.runFor(SHOWN_MS);
  await expect(toast, "nobody is at it").toHaveCount(0);

  await save(page);
  await toast.hover();
  await page.clock.runFor(4 * SHOWN_MS);
  await expect(toast, "the pointer is on it").toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(SHOWN_MS);
  await expect(toast).toHaveCount(0);
});
