import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./staff.ts";

test("tags are typed, taken from those that exist and taken off; the list of posts is filtered by one", async ({
  page,
}) => {
  await page.goto("/cms/edit/post-hurricane");
  const saved = () => expect(page.locator(".saving")).toHaveText(/^Saved/);
  await saved();
  await page.locator("summary", { hasText: "Picture, author" }).click();
  const field = page.getByLabel("Tags", { exact: true });
  await field.fill("King tide");
  await field.press("Enter");
  await field.fill("hipaa");
  await field.press("Enter");
  await field.fill("checklists");
  await field.press("Enter");
  const chips = page.locator(".tag-chip");
  await expect(chips).toHaveText(["Hurricane season", "Checklists", "King tide", "HIPAA"]);
  await page.getByRole("button", { name: "Remove HIPAA" }).click();
  await expect(field).toBeFocused();
  await expectNoBarriers(page, "tags");
  await saved();
  const frame = page.frameLocator(".frame iframe");
  await expect(frame.locator(".tags")).toHaveText(/Hurricane season\s*Checklists\s*King tide/);

  await page.goto("/cms/blog");
  await page.getByLabel("With the tag").selectOption({ label: "King tide (1)" });
  await expect(page).toHaveURL(/tag=king-tide/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.locator(".entry-aside")).toContainText("Desmond K. · Hurricane season · Checklists · King tide");
  await expectNoBarriers(page, "the filter by tag");

  await page.goto("/cms/edit/post-hurricane");
  await page.locator("summary", { hasText: "Picture, author" }).click();
  await page.getByRole("button", { name: "Remove King tide" }).click();
  await saved();
});
