import type { Page } from "@playwright/test";
import { violationsOn } from "./barriers.ts";
import { hold } from "./hold.ts";
import { expect, test } from "./staff.ts";

const findings = (page: Page) => violationsOn(page, { exclude: ["iframe"] });

test("what was scheduled goes live as it was then; the editor says so once something was changed since", async ({
  page,
}) => {
  await page.goto("/cms/edit/service-network");
  const title = page.getByLabel("Title", { exact: true }).first();
  await title.fill("Networks, as agreed");
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.locator(".schedule summary").click();
  await expect(page.getByText("Goes live as it is saved now.")).toBeVisible();
  await page.getByLabel("Day").fill("2099-07-01");
  await page.getByLabel("Time in Miami").fill("09:30");
  const letGo = await hold(page, "**/edit/service-network/schedule*");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("button", { name: "Scheduling…" })).toBeDisabled();
  letGo();
  await expect(page.getByText("which is what is saved now")).toBeVisible();
  await page.getByRole("button", { name: "Close the panel" }).click();
  const later = page.getByRole("button", {
    name: /^without later changes.*older version goes live July 1, 2099, 09:30/,
  });
  await expect(later).toHaveCount(0);
  await title.fill("Networks, half a sen");
  await expect(later).toBeVisible();
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("What was changed since stays a draft")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Take the newest draft instead" }).click();
  await expect(page.getByText("which is what is saved now")).toBeVisible();
  await expect(later).toHaveCount(0);
  await expect(page.getByText("Goes live July 1, 2099, 09:30")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Goes live July 1")).toHaveCount(0);
});

test("a schedule comes into sight as it opens, begins in the morning, and waits for what is to be put right", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 690 });
  await page.goto("/cms/edit/service-data");
  const title = page.getByLabel("Title", { exact: true }).first();
  const said = await title.inputValue();
  await title.fill("");
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("Put the errors right to publish.")).toBeVisible();
  await page.locator(".schedule summary").click();
  const button = page.getByRole("button", { name: "Schedule", exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Time in Miami")).toHaveValue("09:00");
  await expect(button).toBeDisabled();
  await expect(page.getByText("Put the errors right to schedule.")).toBeVisible();
  await title.fill(said);
  await expect(button).toBeEnabled();
  await expect(page.getByText("Visitors see the newest version."), "it says again what is live").toBeVisible();
});

test("several are scheduled from the list; what the check stops is named with its reason", async ({ page }) => {
  await page.goto("/cms/edit/project-retail");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/draft") && answer.ok());
  await page.getByLabel("Client").fill("");
  await saved;
  await page.goto("/cms/portfolio");
  const rows = page.locator("tbody tr");
  for (const address of ["/portfolio/retail", "/portfolio/network"])
    await rows.filter({ hasText: address }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule 2 documents" });
  await dialog.getByLabel("Day").fill("2099-07-01");
  await dialog.getByLabel("Time in Miami").fill("09:30");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Scheduled: 1. One was not scheduled:");
  await expect(dialog.getByRole("alert")).toContainText("Client: this field is required");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(rows.filter({ hasText: "/portfolio/network" })).toContainText("Scheduled");
  await expect(rows.filter({ hasText: "/portfolio/retail" })).toContainText("Changed");
});

test("autosaves of one sitting are one line of the history; each of them is compared and restored", async ({
  page,
}) => {
  await page.goto("/cms/edit/service-infrastructure");
  const title = page.getByLabel("Title", { exact: true }).first();
  for (const text of ["Software one", "Software two", "Software three"]) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/draft") && answer.ok());
    await title.fill(text);
    await saved;
  }
  await page.goto("/cms/edit/service-infrastructure/history");
  await expect(page.locator(".revisions > li")).toHaveCount(2);
  await expect(page.locator(".change ins").first()).toContainText("three");
  await page.getByText("2 saves on the way").click();
  await page.getByRole("link", { name: /^Version 2/ }).click();
  await expect(page.locator(".change ins").first()).toContainText("one");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore version 2" }).click();
  await expect(page.getByText("Version 2 is the draft again")).toBeVisible();
});
