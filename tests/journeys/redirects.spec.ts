import { expectNoBarriers } from "./barriers.ts";
import { confirm, expect, expectToast, test } from "./staff.ts";

test("a missing page is redirected with one click, and dismissed with another", async ({ page, stranger }) => {
  for (const path of ["/services/clouds", "/services/clouds", "/services/clouds", "/qqqq"]) await stranger.goto(path);
  await page.goto("/cms/redirects");
  const missing = page.locator(".missing").filter({ hasText: "/services/clouds" });
  await expect(missing).toContainText("3 visits");
  await missing.getByRole("button", { name: "Redirect to /services/cloud" }).click();
  await expectToast(page, "/services/clouds leads to /services/cloud now");
  await stranger.goto("/services/clouds");
  expect(new URL(stranger.url()).pathname).toBe("/services/cloud");
  await page
    .locator(".missing")
    .filter({ hasText: "/qqqq" })
    .getByRole("button", { name: /Dismiss/ })
    .click();
  await expectToast(page, "/qqqq is dismissed");
  await expect(page.locator(".missing").filter({ hasText: "/qqqq" })).toHaveCount(0);
  for (const path of ["/old-one", "/old-two"]) await stranger.goto(path);
  await page.reload();
  await page.getByRole("button", { name: "Dismiss all" }).click();
  const question = page.getByRole("dialog", { name: /^Dismiss all \d+ missing pages\?$/ });
  await expect(question).toContainText("They are not shown again");
  await expectNoBarriers(page, "the question before all missing pages are dismissed");
  await question.getByRole("button", { name: "Dismiss all" }).click();
  await expectToast(page, "All of them are dismissed");
  await expect(page.locator(".missing")).toHaveCount(0);
});

test("a redirect is added, refused as a loop, edited, imported and deleted", async ({ page }) => {
  await page.goto("/cms/redirects");
  const add = async (from: string, to: string) => {
    await page.getByLabel("From").fill(from);
    await page.getByLabel("To", { exact: true }).fill(to);
    await page.getByRole("button", { name: "Add redirect" }).click();
  };
  await add("/a-page", "/b-page");
  await expectToast(page, "where nothing is published yet");
  await add("/b-page", "/a-page");
  await expect(page.getByText("This would be a loop: /a-page leads to /b-page")).toBeVisible();
  await page.getByRole("link", { name: "Edit /a-page" }).click();
  await expect(page.getByRole("heading", { name: "Edit redirect" })).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("/about");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await expectToast(page, "/a-page leads to /about now");
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByLabel("CSV file").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("from,to\n/x-page,/contact\n/about,/contact\n"),
  });
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("Visitors can open /about")).toBeVisible();
  await page.getByLabel("Or lines").fill("/x-page,/contact");
  await page.getByRole("button", { name: "Import" }).click();
  await expectToast(page, "Imported: 1 new");
  await page.getByRole("button", { name: "Delete /x-page" }).click();
  await confirm(page, "Delete the redirect from /x-page?", "will no longer be sent to /contact", "Delete");
  await expectToast(page, "The redirect from /x-page is deleted");
});
