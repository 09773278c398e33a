import { connect } from "#platform/database/database.ts";
import { editDocument } from "../edit.ts";
import { funFacts } from "../gone-block.ts";
import { expectNoBarriers } from "./barriers.ts";
import { publish } from "./publish.ts";
import { expect, moveWithKeys, type Site, test } from "./staff.ts";

/** A page as it is after an upgrade that took a kind of block out. */
const withGoneBlock = async ({ folder }: Site, id: string) => {
  const database = connect({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  await editDocument({ database, clock: Date.now }, id, (data) => ({
    ...data,
    blocks: [...(data.blocks as object[]), funFacts],
  }));
  await database.destroy();
};

test("a block that is no longer shown keeps its text through moving, saving and publishing, until it is removed", async ({
  page,
  site,
}) => {
  await withGoneBlock(site, "page-privacy");
  await page.goto("/cms/edit/page-privacy");
  const row = page.locator("[data-row=facts]");
  await expect(row).toContainText("No longer shown");
  await row.getByRole("button", { name: /^Fun facts/ }).click();
  await expect(row).toContainText("They walk on roots");
  await expect(row).toContainText("Ask us for the other ninety-seven.");
  await expect(row.getByRole("button", { name: "Hide Fun facts" })).toHaveCount(0);
  await expectNoBarriers(page, "an open block that is gone");
  await page.setViewportSize({ width: 1280, height: 800 });

  await moveWithKeys(page, "Fun facts", "ArrowUp");
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await page.reload();
  await expect(row).toContainText("No longer shown");
  await expect(page.locator(".block").last()).not.toHaveAttribute("data-row", "facts");

  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("“Fun facts” is no longer shown")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/cms/edit/page-privacy");
  await publish(page);
  expect(await (await page.request.get("/privacy")).text()).not.toContain("They walk on roots");
  await page.goto("/cms/dashboard");
  const task = page.getByRole("listitem").filter({ hasText: "Fun facts: this kind of block is no longer shown." });
  await task.getByRole("link", { name: /^Open it/ }).click();

  await page.getByRole("button", { name: "Remove Fun facts" }).click();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await row.locator(".block-name").click();
  await expect(row).toContainText("They walk on roots");
  await page.getByRole("button", { name: "Remove Fun facts" }).click();
  await publish(page);
  await page.goto("/cms/dashboard");
  await expect(page.getByText("Needs a person")).toBeVisible();
  await expect(page.getByText("Fun facts: this kind")).toHaveCount(0);
});
