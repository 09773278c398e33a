import { expect, test } from "./staff.ts";

test("the palette opens by keyboard, finds screens and documents, goes there, and closes on Escape", async ({
  page,
}) => {
  await page.goto("/cms/dashboard");
  const field = page.getByRole("combobox", { name: "Search or jump to" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await field.fill("redir");
  await expect(page.getByRole("option", { name: "Redirects", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cms\/redirects$/);
  await page.keyboard.press("Control+k");
  await field.fill("cybersec");
  await expect(page.getByRole("option").filter({ hasText: "/services/security" })).toBeVisible();
  await field.fill("zzzz");
  await expect(page.getByText("Nothing is called that or says it.")).toBeVisible();
  await expect(page.locator("[cmdk-group-heading]")).toHaveCount(0);
});
