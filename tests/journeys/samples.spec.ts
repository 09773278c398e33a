import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

test("what the installation came with is a sample on dashboard, list and editor until somebody says that it is true", async ({
  page,
}) => {
  await page.goto("/cms/dashboard");
  const panel = page.locator(".samples");
  await expect(panel).toContainText("Praise that nobody gave.");
  await expect(panel.getByRole("link", { name: "Figures of the company" })).toBeVisible();
  await panel.getByRole("link", { name: "Testimonials" }).click();
  const row = page.getByRole("row").filter({ has: page.getByText("Sample", { exact: true }) });
  await expect(row.first()).toBeVisible();
  const before = await row.count();
  await expectNoBarriers(page, "a list of samples");
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.last().getByRole("link").first().click();
  await expect(page.getByText("This is a sample.")).toBeVisible();
  await page.getByRole("button", { name: "This is true of us" }).click();
  await expect(page.getByText(/is no sample anymore/)).toBeVisible();
  await expect(page.getByText("This is a sample.")).toHaveCount(0);
  await page.goto("/cms/testimonials?samples=yes");
  await expect(row).toHaveCount(before - 1);
});
