import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { confirm, expect, liftWithKeys, test } from "./staff.ts";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

/** Does something from the menu of a line. */
const choose = async (page: Page, title: string, name: string) => {
  const row = rowOf(page, title);
  await row.getByLabel(/^More for/).click();
  await row.getByRole("button", { name, exact: true }).click();
};

const statusAt = async (page: Page, path: string) => (await page.request.get(path)).status();

test("a copy of a service goes live from its list, is withdrawn, thrown away and taken back", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/services");
  await choose(page, "/services/cloud", "Duplicate");
  await page.waitForURL(/\/cms\/edit\/[\w-]{36}/);
  await page.goto("/cms/services");
  const copy = "/services/cloud-copy";
  await expect(rowOf(page, copy)).toContainText("Draft");
  expect(await statusAt(stranger, copy)).toBe(404);
  await choose(page, copy, "Publish");
  await expect(page.getByRole("status").filter({ hasText: "Published" })).toBeVisible();
  expect(await statusAt(stranger, copy)).toBe(200);
  await expect(rowOf(page, copy)).toContainText("Live");
  await rowOf(page, copy).locator("summary").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, copy).locator("summary")).toBeFocused();
  await choose(page, copy, "Unpublish");
  await expect(
    page.getByRole("dialog", { name: /^Unpublish “/ }).getByRole("button", { name: "Cancel" }),
  ).toBeFocused();
  await page.getByLabel("Send visitors on to").fill("/about");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowOf(page, copy).locator("summary")).toBeFocused();
  expect(await statusAt(stranger, copy)).toBe(200);
  await choose(page, copy, "Unpublish");
  await confirm(page, /^Unpublish “/, "Visitors will no longer see it. The draft stays.", "Unpublish");
  await expect(rowOf(page, copy)).toContainText("Unpublished");
  expect(await statusAt(stranger, copy), "what was typed into a question that was left").toBe(404);
  await choose(page, copy, "Move to trash");
  await expect(rowOf(page, copy)).toHaveCount(0);
  await page.getByRole("link", { name: /^In trash/ }).click();
  await rowOf(page, copy)
    .getByRole("button", { name: /^Take back/ })
    .first()
    .click();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await page.goto("/cms/services");
  await expect(rowOf(page, copy)).toContainText("Unpublished");
});

test("several posts are withdrawn and published at once", async ({ page, stranger }) => {
  const path = "/blog/hipaa-security-risk-assessment-small-clinic";
  await page.goto("/cms/blog");
  await page.getByLabel("Select all on this page").check();
  await expect(page.getByText("3 selected")).toBeVisible();
  const letGo = await hold(page, "**/cms/content/leaving*");
  await page.getByRole("button", { name: "Unpublish", exact: true }).last().click();
  await confirm(page, "Unpublish 3 documents?", "Visitors will no longer see what is live of them.", "Unpublish");
  await expect(
    page.getByText("Unpublished: 3, with 3 translations", { exact: true }),
    "said before the translations are named",
  ).toBeVisible();
  letGo();
  expect(await statusAt(stranger, path)).toBe(404);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(page.locator("body")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await expectNoBarriers(page, "a toast with Undo");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Undone: “[^”]+” and 5 more$/)).toBeVisible();
  expect(await statusAt(stranger, path)).toBe(200);
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Publish", exact: true }).last().click();
  await expect(page.getByText("Published: 3", { exact: true })).toBeVisible();
  expect(await statusAt(stranger, path)).toBe(200);
  await page
    .getByLabel(/^Select “/)
    .first()
    .check();
  await page.getByRole("button", { name: "Trash", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Move 1 document to the trash?" });
  await expect(question).toContainText("You can take them back.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 selected")).toBeVisible();
});

test("a new document opens in the editor from the dashboard's menu", async ({ page }) => {
  await page.goto("/cms/dashboard");
  await page.getByText("New Content").click();
  await page.getByRole("button", { name: "Testimonial", exact: true }).click();
  await page.waitForURL(/\/cms\/edit\/[\w-]{36}/);
  await page.goto("/cms/testimonials?status=draft");
  await expect(rowOf(page, "Untitled")).toBeVisible();
});

test("the team is put in order with the keys, and visitors see it", async ({ page, stranger }) => {
  await page.goto("/cms/team");
  const grips = page.getByRole("button", { name: /^Move “/ });
  const first = (await grips.first().getAttribute("aria-label")) ?? "";
  await grips.first().focus();
  const how = await grips.first().evaluate((grip) => getComputedStyle(grip, "::after").content);
  expect(how, "how is seen too, where the keys are").toContain("Press Space to lift, the arrow keys to move");
  await liftWithKeys(page, first.replace("Move ", ""));
  await expect(page.getByText("is lifted, at 1 of 5.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("is now at 2 of 5.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("is now at 3 of 5.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Order saved. Visitors see it now.")).toBeVisible();
  await expect(grips.nth(2)).toHaveAttribute("aria-label", first);
  await expect(grips.nth(2)).toBeFocused();
  await stranger.goto("/about#team");
  const names = await stranger.locator("#team h3").allTextContents();
  expect(names.indexOf(/“(.+)”/.exec(first)?.[1] ?? "")).toBe(2);
});

test("Escape puts a lifted line back; the menu moves it without dragging", async ({ page }) => {
  await page.goto("/cms/testimonials?sort=order");
  const grips = page.getByRole("button", { name: /^Move “/ });
  const first = (await grips.first().getAttribute("aria-label")) ?? "";
  await liftWithKeys(page, first.replace("Move ", ""));
  await expect(page.getByText(/is lifted, at 1 of/)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(/is now at 2 of/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/is back at 1 of/)).toBeAttached();
  await expect(grips.first()).toHaveAttribute("aria-label", first);
  await page
    .getByLabel(/^More for/)
    .first()
    .click();
  await page.getByRole("button", { name: "Move down" }).first().click();
  await expect(page.getByText("Order saved. Visitors see it now.")).toBeVisible();
  await expect(grips.nth(1)).toHaveAttribute("aria-label", first);
});

test("the menu of a line at the edge of the screen opens to where there is room for it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/cms/pages");
  const more = page.getByLabel(/^More for/);
  for (const line of [1, 9]) {
    await more.nth(line).click();
    await expect(page.locator(".menu[open] > .menu-list")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(more.nth(line)).toBeFocused();
  }
});

test("search as one types, status and order stand in the address and can be undone with the back button", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/cms/pages");
  const letGo = await hold(page, "**/cms/pages.data*q=water*");
  const asked = page.waitForRequest(/pages\.data.*q=water\b/);
  await page.getByLabel("Search pages").pressSequentially("water");
  await asked;
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel("Search pages").pressSequentially("l");
  letGo();
  await page.waitForURL(/q=water$/);
  await expect(page.getByLabel("Search pages"), "an answer leaves what is typed").toHaveValue("waterl");
  await page.clock.resume();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("search").getByRole("status")).toHaveText("1 found");
  await expect(page.getByRole("link", { name: "All 1" })).toBeVisible();
  await expect(page.getByLabel("Search pages")).toHaveValue("waterl");
  await page.goBack();
  await expect(page.getByLabel("Search pages")).toHaveValue("");
  await expect(rowOf(page, "Privacy")).toBeVisible();
  await page.getByLabel("Sort by").selectOption("title");
  await page.waitForURL(/sort=title/);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
});

test("a new text goes live from the editor at once, and the text of before comes back from the history", async ({
  page,
  stranger,
}) => {
  const heading = stranger.getByRole("heading", { level: 1 });
  await stranger.goto("/about");
  const old = (await heading.textContent()) ?? "";
  await page.goto("/cms/edit/page-about");
  await page.getByRole("button", { name: /^Page opening/ }).click();
  const letGo = await hold(page, "**/draft");
  await page.getByLabel("Heading", { exact: true }).fill("Roots before branches");
  await page.getByRole("button", { name: "Publish…" }).click();
  const publish = page.getByRole("button", { name: "Publish now" });
  await expect(page.getByText("Everything")).toBeVisible();
  await expect(publish, "only what is saved is published").toBeDisabled();
  letGo();
  await expect(publish).toBeEnabled();
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname.split("/").at(-1)}`),
  );
  await publish.click();
  await expect(page.getByText("Visitors see the newest version.")).toBeVisible();
  // Each thing once: what is asked for twice drops the first answer halfway.
  expect(asked.filter((one) => one.endsWith(".data")).toSorted()).toEqual([
    "GET check.data",
    "GET page-about.data",
    "POST publish.data",
  ]);
  await expect(page.getByText(/^Live at \/about.* after \d+ ms\. We opened it to be sure\.$/)).toBeVisible();
  await stranger.reload();
  await expect(heading).toHaveText("Roots before branches");
  await page.goto("/cms/edit/page-about/history");
  await expect(page.locator(".change ins")).toContainText("Roots before branches");
  const pages = page.locator(".rendered iframe");
  await expect(pages.first().contentFrame().getByRole("heading", { level: 1 })).toHaveText(old);
  await expect(pages.last().contentFrame().getByRole("heading", { level: 1 })).toHaveText("Roots before branches");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Version 1 is the draft again")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
  await stranger.reload();
  await expect(heading).toHaveText(old);
});

test("a broken link keeps a page from going live and leads to its field; a schedule says when", async ({ page }) => {
  await page.goto("/cms/edit/page-careers");
  await page.getByRole("button", { name: /^Open positions/ }).click();
  await page.getByLabel("Button leads to").fill("/nowhere");
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("The link to /nowhere leads nowhere")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("button", { name: /^Fix: The link/ }).click();
  await expect(page.getByLabel("Button leads to")).toBeFocused();
  await page.getByLabel("Button leads to").fill("/contact");
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.locator(".schedule summary").click();
  await page.getByLabel("Day").fill("2099-07-01");
  await page.getByLabel("Time in Miami").fill("09:30");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Goes live July 1, 2099, 09:30")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Goes live July 1")).toHaveCount(0);
});
