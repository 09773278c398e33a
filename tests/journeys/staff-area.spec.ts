import type { Locator } from "@playwright/test";
import { ADMIN, expect, test } from "./staff.ts";

test("the login says what it is doing, what went wrong, and that it went well; so does logging out", async ({
  stranger: page,
}) => {
  await page.goto("/cmslogin");
  await expect(page.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/cmslogin/forgot");
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  // The answer takes a second, the wrong one too.
  await expect(page.getByRole("button", { name: "Logging in...", exact: true })).toBeDisabled();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();

  await page.route("**/cmslogin.data", (route) => route.abort());
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("An error occurred during login");
  await page.unroute("**/cmslogin.data");

  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.locator(".toasts")).toHaveText("Login successful!");
  await expect(page).toHaveURL(/\/cms\/dashboard$/);
  await page.getByRole("button", { name: /^Log out/ }).click();
  await expect(page.locator(".toasts")).toHaveText("Logged out successfully");
  await expect(page).toHaveURL(/\/cmslogin$/);
});

test("the shell has the specified menu, title and way to the site", async ({ page }) => {
  await page.goto("/cms/dashboard");
  const entries = page.getByRole("navigation", { name: "Main" }).locator("ul.nav > li");
  const names = ["Dashboard", "Enquiries", "Content", "Services", "Portfolio", "Team Members", "Testimonials"];
  const seldom = ["Settings", "SEO Settings", "Redirects", "Staff", "Activity", "Account"];
  await expect(entries).toContainText([...names, ...seldom]);
  await expect(page.getByRole("banner")).toContainText("Admin Dashboard");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^View Site/ }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("IT Solutions for Your Business");
  expect(new URL((await opened).url()).pathname).toBe("/");

  const content = page.getByRole("navigation", { name: "Main" }).locator("details");
  const group = content.locator("a");
  await expect(group).toHaveText(["Pages", "Blog Posts", "Media"]);
  await content.locator("summary").click();
  await expect(group.first()).toBeHidden();
  await content.locator("summary").click();
  await expect(group.first()).toBeVisible();
});

test("on a small screen the menu lies over the page; a click beside it and Escape close it", async ({ page }) => {
  await page.goto("/cms/dashboard");
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole("navigation", { name: "Main" });
  const open = page.getByRole("button", { name: "Open menu" });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(350, 400);
  await expect(menu).toBeHidden();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL(/\/cms\/services$/);
  await expect(menu).toBeHidden();
});

test("what services are called can be read in their list wherever its columns change", async ({ page }) => {
  await page.goto("/cms/services");
  const titles = page.locator(".entry-title");
  const cut = () =>
    titles.evaluateAll((all) =>
      all.filter((title) => title.scrollWidth > title.clientWidth).map((title) => title.textContent),
    );
  await expect(titles).not.toHaveCount(0);
  for (const width of [360, 799, 800, 900, 1024, 1100, 1239, 1240, 1280, 1365, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cut(), `at ${width} px`).toEqual([]);
  }
});

test("in forced colors too it is seen which of several is current or chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  /** Without its alpha: what is clear stands on the same white. */
  const ground = (one: Locator) =>
    one.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3).join());
  const stands = async (chosen: string, other: string) =>
    expect(await ground(page.locator(chosen).first()), chosen).not.toBe(await ground(page.locator(other).first()));
  await page.goto("/cms/pages");
  await stands(".nav-item[aria-current]", ".nav-item:not([aria-current])");
  await stands(".chip[aria-current]", ".chip:not([aria-current])");
  await page.getByRole("link", { name: "Careers" }).first().click();
  await stands(".seg > label:has(:checked)", ".seg > label:not(:has(:checked))");
});

test("a screen that breaks says so with the message, and the menu stays", async ({ page }) => {
  await page.goto("/cms/dashboard");
  await page.route("**/cms/services.data", (route) => route.abort());
  await page.getByRole("link", { name: "Services", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.locator("main")).toContainText("Failed to fetch");
});
