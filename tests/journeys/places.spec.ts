import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

/** What the card of the one it is made of is called. */
const NAME = "Help Desk & User Support";
const places = ["Main menu, under Services", "Footer", "Contact form", "Home page, service cards"];

test("a new service is published once, and stands in menu, footer, home page and form", async ({ page, stranger }) => {
  await page.goto("/cms/services");
  await page
    .getByRole("row", { name: "Help Desk" })
    .getByLabel(/^More for/)
    .click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.locator("#field-title").fill("Phones");
  await page.getByLabel("Address", { exact: true }).fill("/services/phones");
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await page.getByRole("button", { name: "Publish…" }).click();
  const boxes = page.getByRole("group", { name: "Where it stands" });
  for (const name of places) {
    await expect(boxes.getByLabel(name)).not.toBeChecked();
    await boxes.getByLabel(name).check();
  }
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
  for (const name of places) await expect(boxes.getByLabel(name)).toBeChecked();
  await expect(page.getByText("Visitors see the newest version.")).toBeVisible();

  await stranger.goto("/");
  const links = stranger.locator('a[href="/services/phones"]');
  await expect(stranger.getByRole("banner").locator(links)).toHaveCount(1);
  await expect(stranger.getByRole("main").locator(links)).toHaveCount(1);
  await expect(stranger.getByRole("contentinfo").locator(links)).toHaveText(NAME);
  await stranger.goto("/services/phones");
  await stranger.getByRole("main").getByRole("link", { name: "Get in Touch" }).first().click();
  await expect(stranger.getByLabel("Service", { exact: true }).locator("option:checked")).toHaveText(NAME);

  await boxes.getByLabel("Home page, service cards").uncheck();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(boxes.getByLabel("Home page, service cards")).not.toBeChecked();
  await expect(page.getByText(/^Live at/)).toBeVisible();
  await stranger.goto("/");
  await expect(stranger.getByRole("main").locator(links)).toHaveCount(0);
});
