import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { confirm, expect, liftWithKeys, test } from "./staff.ts";

const statusAt = async (page: Page, path: string) => (await page.request.get(path)).status();

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
