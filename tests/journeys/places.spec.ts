import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

/** What the card of the one it is made of is called. */
const NAME = "Help Desk & User Support";
const places = ["Main menu, under Services", "Footer", "Contact form", "Home page, service cards"];

/** A draft of the home page, such as another test leaves behind, would keep services off it. */
test.beforeEach(async ({ page }) => {
  await page.request.post("/cms/content/publish", { form: { id: "page-home", back: "/cms/pages" } });
});

test("a new service is published once, and stands in menu, footer, home page and form", async ({ page, stranger }) => {
  await page.goto("/cms/services");
  await page
    .getByRole("row", { name: "Help Desk" })
    .getByLabel(/^More for/)
    .click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.locator("#field-title").fill("Phones");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("/services/phones");
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
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/publish.data")),
    page.getByRole("button", { name: "Publish now" }).click(),
  ]);
  await expect(page.getByText(/^Live at/)).toBeVisible();
  await expect(boxes.getByLabel("Home page, service cards")).not.toBeChecked();
  await stranger.goto("/");
  await expect(stranger.getByRole("main").locator(links)).toHaveCount(0);
});

test("a service leaves the site with all that lists it, leads on, and all is back by Undo", async ({
  page,
  stranger,
}) => {
  const links = stranger.locator('a[href="/services/cloud"]');
  await stranger.goto("/");
  const before = await links.count();
  await page.goto("/cms/services");
  const row = page.getByRole("row", { name: "/services/cloud", exact: false }).first();
  await row.getByLabel(/^More for/).click();
  await row.getByRole("button", { name: "Unpublish" }).click();
  const question = page.getByRole("dialog", { name: "Unpublish “Cloud Solutions”?" });
  await expect(question).toContainText(`It is taken out of: ${places.join("; ")}.`);
  await expect(question).toContainText("Links to it will break in");
  await expectNoBarriers(page, "the question before a service leaves");
  await question.getByLabel("Send visitors on to").fill("/services");
  await question.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(
    page.getByText("Unpublished, with its translation", { exact: true }).and(page.locator(".toast p")),
  ).toBeVisible();
  await stranger.goto("/services/cloud");
  await expect(stranger).toHaveURL(/\/services$/);
  await stranger.goto("/");
  await expect(stranger.locator(':is(header, footer) a[href="/services/cloud"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Undone: “[^”]+” and 1 more$/)).toBeVisible();
  await stranger.reload();
  await expect(links).toHaveCount(before);
  expect((await stranger.goto("/services/cloud"))?.url()).toMatch(/\/services\/cloud$/);
});
