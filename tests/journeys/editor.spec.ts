import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { frameOf, openEditor, saved } from "./open-editor.ts";
import { publish } from "./publish.ts";
import { expect, test } from "./staff.ts";

test("the preview shows what is typed while it is typed, and the draft saves itself", async ({ page }) => {
  await openEditor(page, "page-about");
  await page.getByRole("button", { name: /^Page opening/ }).click();
  const title = frameOf(page).getByRole("heading", { level: 1 });
  const letGo = await hold(page, "**/preview/page-about/html");
  const first = page.waitForRequest(/\/preview\/page-about\/html$/);
  await page.getByLabel("Heading", { exact: true }).fill("Root");
  await expect(page.locator(".saving")).toHaveText("Not saved yet");
  await first;
  await page.getByLabel("Heading", { exact: true }).fill("Roots");
  await saved(page);
  letGo();
  await expect(title, "what was typed while the preview was made").toHaveText("Roots");
  const asked = page.waitForRequest(/\/preview\/page-about\/html$/);
  await page.getByLabel("Heading", { exact: true }).fill("Roots before branches");
  expect((await asked).postDataJSON().data.blocks, "the block that changed").toHaveLength(1);
  await expect(title).toHaveText("Roots before branches");
  await expect(frameOf(page).locator("#main > [data-block]")).toHaveCount(await page.locator(".block-label").count());
  await saved(page);
  await expect(page.locator(".editor-bar .pill")).toHaveText("Changed");
  await page.reload();
  await expect(title).toHaveText("Roots before branches");
});

test("a click that leaves a field with a mistake is not lost when the mistake is told above", async ({ page }) => {
  await openEditor(page, "page-about");
  await page.getByLabel("Title", { exact: true }).first().fill("");
  // Known before the field is left: told at that moment, it moves the edge of the button from under the pointer.
  await expect(page.getByText("One field to fill in or put right")).toBeVisible();
  await page.getByRole("button", { name: /^Page opening/ }).click({ position: { x: 40, y: 2 } });
  await expect(page.getByLabel("Heading", { exact: true })).toBeVisible();
  await expect(page.locator(".field-error").first()).toBeVisible();
});

test("a click on a block in the preview opens its fields, and the open block is marked there", async ({ page }) => {
  await openEditor(page, "page-home");
  await frameOf(page).getByRole("heading", { name: "Everything below the waterline" }).click();
  await expect(page.getByLabel("Introduction")).toBeVisible();
  await expect(frameOf(page).locator("[data-block][data-open]")).toHaveText(/Everything below the waterline/);
});

test("the slide whose fields are in use is the one that the preview shows", async ({ page }) => {
  await openEditor(page, "page-home");
  await page.getByRole("button", { name: /^Hero slides/ }).click();
  await page.getByRole("button", { name: /^Slide 2/ }).click();
  await page.getByLabel("Subtitle").fill("Seen while it is written");
  await expect(frameOf(page).locator(".hero-slide:not([inert])")).toContainText("Seen while it is written");
});

test("a moved address says which redirect will be made, and what was live before is no longer said", async ({
  page,
}) => {
  await openEditor(page, "service-software");
  await page.getByLabel("Address").fill("/services/programs");
  await expect(page.getByText("a redirect will lead from /services/software to /services/programs")).toBeVisible();
  await publish(page);
  await page.getByLabel("Address").fill("/services/software");
  await expect(page.getByText("A redirect leads from here to /services/programs now.")).toBeVisible();
  await expect(
    page.getByText("A redirect will lead from /services/programs to /services/software", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Live at")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
});

test("a link is picked from real pages, and one that leads nowhere is told at once", async ({ page }) => {
  await openEditor(page, "page-portfolio");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("button", { name: "Call to action", exact: true }).click();
  const link = page.getByLabel("Button leads to").last();
  await link.fill("cloud sol");
  const options = page.getByRole("listbox", { name: "Pages and files" }).getByRole("option");
  await expect(options.first()).toContainText("Cloud Solutions");
  await expect(options.first()).toContainText("Service");
  await expect(options.first()).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, "pages to link to");
  await link.press("Escape");
  await expect(options).toHaveCount(0);
  await link.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await link.press("Enter");
  await expect(link).toHaveValue("/services/cloud");
  await expect(options).toHaveCount(0);
  await link.fill("/no-such-page");
  await expect(page.getByText("No page has this address")).toBeVisible();
  await link.fill("/services/cloud");
  await expect(page.locator(".link-check").filter({ hasText: "Cloud" })).toBeVisible();
  await link.fill("javascript:alert(1)");
  await link.blur();
  await expect(page.getByText("Start with / for a page of this site")).toBeVisible();

  const unvisited = page.getByLabel("Button text").last();
  await expect(unvisited).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Publish…" }).click();
  await page
    .getByRole("button", { name: /^Fix: / })
    .first()
    .click();
  await expect(unvisited).toHaveAttribute("aria-invalid", "true");
});

test("a link shows the draft to somebody outside until it is withdrawn", async ({ page, stranger }) => {
  await openEditor(page, "page-privacy");
  await page.getByRole("button", { name: "Preview link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByLabel(/^Copy it now/).inputValue();
  const path = new URL(address).pathname;
  await stranger.goto(path);
  await expect(stranger.getByText("This is a draft.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("No link is open.")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link is no longer open" })).toBeVisible();
});

test("slides stand still where two versions are compared, so that both sides show the same one", async ({ page }) => {
  await openEditor(page, "page-home");
  await page.getByLabel("Title", { exact: true }).first().fill("Home, again");
  await saved(page);
  await page.goto("/cms/edit/page-home/history");
  for (const side of ["first", "last"] as const) {
    const frame = page.locator(".rendered-frame iframe")[side]().contentFrame();
    await expect(frame.locator(".hero-slide:not([inert])")).toContainText("IT Solutions for Your Business");
    // Nothing in it is awake: no loader is fetched.
    await expect(frame.locator("script[data-still]")).toBeAttached();
  }
});

test("what a new post is called is said anew everywhere as it is typed: the tab, the frame, what is to be translated", async ({
  page,
}) => {
  await page.goto("/cms/blog");
  await page.getByRole("button", { name: "New post" }).first().click();
  await page.waitForURL(/\/cms\/edit\//);
  await page.getByLabel("Title", { exact: true }).first().fill("Roots in the storm");
  await expect(page).toHaveTitle("Roots in the storm - Edit");
  await expect(page.getByTitle("Preview of Roots in the storm")).toBeVisible();
  await expect(page.getByRole("button", { name: "Translate “Roots in the storm” in Español" })).toBeVisible();
  await page.getByRole("link", { name: "Blog Posts" }).first().click();
  await expect(page).toHaveTitle(/Blog/);
});
