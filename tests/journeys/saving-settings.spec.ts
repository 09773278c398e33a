import { hold } from "./hold.ts";
import { expect, expectToast, test } from "./staff.ts";

test("what is typed while Settings are saved stays, and so do the open item, the focus and the place", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/settings");
  const main = page.getByLabel("Main color", { exact: true });
  await main.fill("#123f35");
  const entry = page.locator("#hours").getByRole("button", { name: /^Hours 1/ });
  await entry.click();
  const answer = await hold(page, "**/cms/settings.data");
  const save = page.getByRole("button", { name: "Save and publish" });
  await save.press("Enter");
  const saving = page.getByRole("button", { name: "Saving…" });
  await expect(saving).toBeDisabled();
  await expect(saving, "what waits for an answer keeps the focus").toBeFocused();
  await page.getByLabel("Days").fill("Monday to Saturday");
  await save.or(saving).focus();
  answer();
  await expectToast(page, "Settings saved. They are live");
  await expect(save).toBeFocused();
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByLabel("Days")).toHaveValue("Monday to Saturday");
  await expect(page.locator(".save-panel .count")).toHaveText("1");
  await expect(page.locator(".changes")).toContainText("Monday to Saturday");
  await save.press("Enter");
  await expect(page.locator(".save-panel .count")).toHaveText("0");
  await stranger.goto("/contact");
  await expect(stranger.getByText("Monday to Saturday").first()).toBeVisible();
  await expect(stranger.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#123f35");
});

test("the way to Settings in another language leads keys to their title", async ({ page }) => {
  await page.goto("/cms/settings");
  await page.getByRole("link", { name: /“Settings” in Español/ }).press("Enter");
  await page.waitForURL(/language=es/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
