import { localDay } from "#domain/time/local-time.server.ts";
import { connect } from "#platform/database/database.ts";
import { countVisits } from "../counted-visits.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test } from "./own-site.ts";
import { expect } from "./staff.ts";

test("staff read the numbers with the keyboard, make a redirect of a missing page, and want them by mail", async ({
  own,
  admin: page,
}) => {
  await page.goto("/cms/visits");
  await expect(page.getByRole("heading", { name: "Nobody was counted yet" })).toBeVisible();
  await expectNoBarriers(page, "numbers of a new site");

  const database = connect({ DATABASE_URL: "", DATA_DIR: own.folder }, () => {});
  const today = localDay(Date.now());
  for (let ago = 70; ago >= 0; ago -= 1)
    await countVisits(database, String(today.subtract({ days: ago })), [
      ["all", "", { visits: ago < 30 ? 12 : 10, contact: 2, begun: 1, sent: Number(ago === 3) }],
      ["page", "/", { visits: 9, contact: 1 }],
      ["page", "/services/cloud", { visits: 3, contact: 1, begun: 1, sent: Number(ago === 3) }],
      ["source", "", { visits: 8 }],
      ["source", "Google", { visits: 4, sent: Number(ago === 3) }],
      ["device", "phone", { visits: 7 }],
      ["missing", "/a-very-long-address/that-nobody-has-published/on-this-site-so-far", { visits: 1 }],
    ]);
  await database.destroy();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cms/dashboard");
  const line = page.getByRole("region", { name: "Visits" });
  await expect(line).toContainText(
    "360 visits in 30 days, 60 more than in the 30 days before. 1 enquiry, 1 in 360 visits.",
  );
  await expect(line).toContainText("did best: 1 of its 90 visits ended in an enquiry.");
  await line.getByRole("link", { name: "See Visits" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
  await expect(page.getByRole("table", { name: /^Day by day/ }).getByRole("row")).toHaveCount(31);
  await expectNoBarriers(page, "numbers");

  await page.setViewportSize({ width: 1440, height: 900 });
  const seven = page.getByRole("link", { name: "7 days" });
  await seven.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByText("Nothing to compare with yet").first()).toBeVisible();
  await expectNoBarriers(page, "numbers of a year");

  await page.goto("/cms/visits?show=page&period=7");
  await expect(page.getByRole("row", { name: /^Cloud Solutions/ })).toContainText("21");
  await expectNoBarriers(page, "all pages");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV of Pages" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visits-page-.*\.csv$/);

  await page.goto("/cms/visits");
  await page.getByRole("link", { name: /^Make a redirect/ }).press("Enter");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(
    "/a-very-long-address/that-nobody-has-published/on-this-site-so-far",
  );

  await page.goto("/cms/account");
  await page.getByRole("button", { name: "Switch on the weekly numbers" }).press("Enter");
  await expect(page.getByRole("button", { name: "Switch off the weekly numbers" })).toBeVisible();
  await expectNoBarriers(page, "account with the weekly mail");
});
