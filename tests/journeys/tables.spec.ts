import { expectNoBarriers } from "./barriers.ts";
import { expect, expectToast, test } from "./staff.ts";

test("titles of many pages are written in one screen, each saved as a draft, and published together", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/titles?type=service");
  const title = page.getByLabel("Title of “Cloud Solutions”");
  const line = page.getByRole("listitem").filter({ has: title });
  for (const text of ["Clouds", "Clouds over Miami"]) {
    await title.fill(text);
    await title.press("Enter");
    await expect(title).not.toBeFocused();
    await expect(line.locator(".row-state")).toHaveText("Saved as a draft");
  }
  await expect(page.getByText("1 saved here, not live yet")).toBeVisible();
  const other = page.getByLabel("Title of “IT Consulting”");
  await other.fill("x".repeat(71));
  await other.blur();
  await expect(page.getByText("At most 70 characters")).toBeVisible();
  await expectNoBarriers(page, "titles with an error");
  await page.setViewportSize({ width: 1440, height: 900 });
  await other.fill("");
  await page.getByRole("button", { name: "Publish it" }).click();
  await expectToast(page, "Published");
  await stranger.goto("/services/cloud");
  await expect(stranger).toHaveTitle("Clouds over Miami");
  await other.fill("Advice");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL(/dashboard/);
  await page.goBack();
  await expect(other).toHaveValue("Advice");
});

test("pictures are described one after the other by keyboard; a clash is shown, and nothing is lost", async ({
  page,
}) => {
  await page.goto("/cms/media/texts");
  const texts = page.getByLabel(/^Alternative text of/);
  const [first, second] = [texts.nth(0), texts.nth(1)];
  await first.fill("A first text");
  await first.press("Enter");
  await expect(second).toBeFocused();
  await expect(page.locator(".row-state").first()).toHaveText("Saved, live");
  const address = await page.locator(".row-form .entry-title").nth(1).getAttribute("href");
  const [name, alt] = [await page.locator(".row-form .entry-title").nth(1).innerText(), await second.inputValue()];
  await page.request.post(`${address}/describe`, { form: { name, alt: "Theirs", baseAlt: alt } });
  await second.fill("Mine");
  await second.blur();
  await expect(page.getByRole("alert")).toContainText("Theirs");
  await expectNoBarriers(page, "texts with a clash");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.locator(".row-state").nth(1)).toHaveText("Saved, live");
  await page.reload();
  await expect(first).toHaveValue("A first text");
  await expect(second).toHaveValue("Mine");
});
