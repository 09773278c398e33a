import { expectNoBarriers } from "./barriers.ts";
import { expect, expectToast, test } from "./staff.ts";

test("on a new screen the focus stands at its title, which is told; filters and typing keep it where it is", async ({
  page,
}) => {
  await page.goto("/cms/dashboard");
  const told = page.locator("[data-screen]");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Pages", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeFocused();
  await expect(told).toHaveText("Pages");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Titles & descriptions" })).toBeFocused();

  await page.getByLabel("Search pages").fill("privacy");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=privacy/);
  await expect(page.getByRole("row", { name: /Privacy/ }).first()).toBeVisible();
  await expect(page.getByLabel("Search pages")).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Search documents").fill("team members");
  await page.getByRole("option", { name: "Team Members", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team Members" })).toBeFocused();
  await expect(told).toHaveText("Team Members");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeFocused();
});

test("a link to a part of another screen leads to that part, and the focus does not go to its title", async ({
  page,
}) => {
  await page.goto("/cms/visits");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Get the week by email" }).click();
  await expect(page.locator("[data-screen]")).toHaveText(/account/i);
  await expect(page.locator("#weekly-mail")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("a picture opened beside the library leaves the focus on its line, and is told", async ({ page }) => {
  await page.goto("/cms/media");
  const line = page.locator(".tile").first();
  await line.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cms\/media\/.+/);
  await expect(page.locator("[data-screen]")).not.toHaveText("");
  await expect(line).toBeFocused();
});

test("Settings and SEO Settings have a history; an older state comes back and goes live", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/seo");
  const title = page.getByLabel("Site Title");
  const old = await title.inputValue();
  await stranger.goto("/");
  const shown = await stranger.title();
  await title.fill("{company} | Another title for a while");
  await page.getByRole("button", { name: "Choose from the library" }).click();
  await page.getByRole("dialog").locator(".tile").first().click();
  await expect(page.getByLabel("Open Graph Image URL")).toHaveValue(/^\/media\//);
  await page.getByRole("button", { name: "Save SEO Settings" }).click();
  await expectToast(page, "SEO settings saved successfully");
  await stranger.reload();
  await expect(stranger).toHaveTitle("Mangrove IT | Another title for a while");
  await page.getByRole("main").getByRole("link", { name: "History" }).click();
  await expect(page.locator(".change ins").first()).toContainText("Another title for a while");
  await expect(page.getByText("Visitors see the newest version.")).toBeVisible();
  const again = Promise.withResolvers<void>();
  let checks = 0;
  await page.route("**/edit/seo/check*", async (route) => {
    checks += 1;
    if (checks > 1) await again.promise;
    await route.continue();
  });
  await page
    .getByRole("button", { name: /^Restore version/ })
    .first()
    .click();
  await expect(page.getByText(/is the draft again/)).toBeVisible();
  // It is checked once more: the button must not be shut in the middle of a click.
  await expect.poll(() => checks).toBe(2);
  await page.getByRole("button", { name: "Publish now" }).click();
  again.resolve();
  await expect(page.locator(".publish-answer")).toContainText(/after \d+ ms/);
  await stranger.reload();
  await expect(stranger).toHaveTitle(shown);
  await expect(page.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to SEO Settings" }).click();
  await expect(title).toHaveValue(old);
  await page.goto("/cms/settings");
  await page.getByRole("main").getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeFocused();
});

test("what search engines will show follows the typing in the editor, too", async ({ page }) => {
  await page.goto("/cms/edit/service-managed");
  await page.getByText("Search engines and sharing").click();
  const shown = page.locator(".serp-title");
  await expect(shown).toHaveText(/ \| Mangrove IT$/);
  await page.locator("#field-search").getByLabel("Title", { exact: true }).fill("Managed IT for {years} years");
  await expect(shown).toHaveText(/^Managed IT for \d+\+? years$/);
});

test("the palette knows what can be done with the open document, and pictures", async ({ page }) => {
  await page.goto("/cms/edit/service-help-desk");
  await page.keyboard.press("Control+k");
  const search = page.getByPlaceholder("Search documents");
  await search.fill("hero");
  await expect(page.getByRole("option", { name: /Picture$/ }).first()).toBeVisible();
  await search.fill("history");
  await page.getByRole("option", { name: "History of this document" }).click();
  await expect(page).toHaveURL(/\/cms\/edit\/service-help-desk\/history$/);
});

test("the palette finds what texts say, in its sentence; the lists too, as one types", async ({ page }) => {
  await page.goto("/cms/dashboard");
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Search documents").fill("waterl");
  const hit = page.getByRole("option").filter({ has: page.locator("mark", { hasText: /^waterline$/i }) });
  await expect(hit.first()).toBeVisible();
  await expect(hit.first().locator(".excerpt-where")).not.toBeEmpty();
  await page.getByPlaceholder("Search documents").fill("500+");
  await expect(
    page
      .getByRole("option", { name: /Settings/ })
      .locator("mark", { hasText: "500" })
      .first(),
  ).toBeVisible();
  await expectNoBarriers(page, "palette with hits");
  await page.goto("/cms/pages");
  await page.getByLabel("Search pages").pressSequentially("waterl");
  await expect(page.getByRole("row").locator("mark", { hasText: /^waterline$/i })).toBeVisible();
  await expectNoBarriers(page, "list with hits");
});
