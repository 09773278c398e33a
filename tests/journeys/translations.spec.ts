import { expectNoBarriers } from "./barriers.ts";
import { saved } from "./open-editor.ts";
import { publish } from "./publish.ts";
import { expect, expectToast, test } from "./staff.ts";

const NEW = "Plans are other people's homework, and we do it with them.";
const NUEVO = "Los planes son tarea de todos, y la hacemos con usted.";

test("a sentence of the English service changes, and a translator sees which one and brings the Spanish in step", async ({
  page,
}) => {
  await page.goto("/cms/edit/service-software");
  const languages = page.getByRole("region", { name: "Languages" });
  await expect(languages).toContainText("Español");
  await expect(languages).toContainText("Up to date");
  const lead = page.getByLabel("Opening text", { exact: true });
  const before = await lead.inputValue();
  await lead.fill(NEW);
  await publish(page);

  await page.goto("/cms/dashboard");
  const task = page.locator(".task").filter({ hasText: "Translations are behind" });
  const told = task.getByRole("link", { name: /^Original changed \(1 field\)\s?: “Software Development” in Español$/ });
  await expect(told).toHaveAttribute("href", "/cms/edit/service-software-es");
  await task.getByRole("link", { name: /^Look/ }).click();
  await expect(page).toHaveURL(/translations\?show=behind/);
  const row = page.getByRole("row", { name: /^Software Development/ });
  await expect(row).toContainText("Original changed (1 field)");
  await expectNoBarriers(page, "a translation that is behind");
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole("link", { name: /^Original changed/ }).click();

  await expect(page).toHaveURL(/service-software-es$/);
  await expect(languages).toContainText("Original changed (1 field)");
  await languages.getByRole("button", { name: "Opening text" }).click();
  await expect(lead).toBeFocused();
  const changed = page.locator(".original.is-changed");
  await expect(changed).toHaveCount(1);
  await expect(changed.locator("ins", { hasText: "homework" })).toBeVisible();
  await expectNoBarriers(page, "the original at the side of a translation");
  await page.setViewportSize({ width: 1440, height: 900 });
  await lead.fill(NUEVO);
  await changed.getByRole("button", { name: /^Done/ }).click();
  await expect(changed).toHaveCount(0);
  await page.locator(".toasts").getByRole("button", { name: "Undo" }).click();
  await expect(changed).toHaveCount(1);
  await expect(lead).toHaveValue(NUEVO);
  await changed.getByRole("button", { name: /^Done/ }).click();
  await expect(changed).toHaveCount(0);
  await expect(languages).toContainText("Up to date");
  await expect(lead).toHaveValue(NUEVO);
  await publish(page);

  await page.goto("/es/servicios/software");
  await expect(page.getByText(NUEVO)).toBeVisible();
  await page.goto("/cms/translations?q=Software+Development&type=service");
  await expect(page.getByRole("row", { name: /^Software Development/ })).toContainText("Up to date");

  await page.goto("/cms/edit/service-software");
  await lead.fill(before);
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("group", { name: "Translations that fall behind" })).toContainText("Español by 1 field");
  await page.getByRole("radio", { name: /^It still says the same/ }).check();
  await expectNoBarriers(page, "what becomes of translations");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
  await expect(languages).toContainText("Up to date");
});

test("a long text is written with the original in sight, which goes along part by part", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cms/edit/post-hurricane-es");
  const original = page.getByRole("region", { name: "The text in English" });
  const now = original.locator("[aria-current]");
  await page.locator(".prose-edit").getByText("Restaure algo").click();
  await expect(now).toHaveText(/^Restore something/);
  await expect(now).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(now).toHaveText(/^Measure how high/);
  await expectNoBarriers(page, "a long text beside its original");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Control+Shift+F");
  await expect(original).toBeInViewport();
  await page.keyboard.press("Escape");
  const frame = page.frameLocator(".preview-frame, iframe");
  const marked = frame.getByRole("link", { name: "Casos" }).first();
  await expect(marked).toBeAttached();
  expect(await marked.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none");
});

test("who throws an original away is asked about its translation, and brings both back with one Undo", async ({
  page,
}) => {
  await page.goto("/cms/testimonials");
  const row = page.getByRole("row").nth(1);
  await row.getByLabel(/^More for/).click();
  await row.getByRole("button", { name: "Move to trash" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "It goes too" })).toBeChecked();
  await expectNoBarriers(page, "an original that leaves with its translation");
  await dialog.getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("Moved to the trash, with its translation")).toBeVisible();
  await page.locator(".toasts").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Undone: “[^”]+” and 1 more$/)).toBeVisible();
});

test("who throws away an original that is off the site is asked while visitors see its translation, changed meanwhile or not", async ({
  page,
}) => {
  await page.goto("/cms/testimonials");
  const [row, dialog] = [page.getByRole("row").nth(2), page.getByRole("dialog")];
  const choose = async (name: string) => {
    await row.getByLabel(/^More for/).click();
    await row.getByRole("button", { name, exact: true }).click();
  };
  await choose("Unpublish");
  await dialog.getByRole("radio", { name: "It stays on the site" }).check();
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(row).toContainText("Unpublished");
  const editor = await row.getByRole("link").first().getAttribute("href");
  await page.goto(`${editor}-es`);
  await saved(page);
  await page.getByLabel("What they say").press("Control+End");
  await page.keyboard.type(" De verdad.");
  await saved(page);
  await page.goto("/cms/testimonials");
  await choose("Move to trash");
  await expect(dialog).toContainText(/Visitors see “.+” \(Español\)/);
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Unpublished");
});

test("Settings are edited in Spanish by themselves, but for what all languages share", async ({ page }) => {
  await page.goto("/cms/settings");
  await page.getByRole("link", { name: /Settings.* in Español/ }).click();
  await expect(page).toHaveURL(/language=es/);
  await expect(page.getByText("The same in all languages: change it in English").first()).toBeVisible();
  await expectNoBarriers(page, "Settings in Spanish");
  await page.setViewportSize({ width: 1440, height: 900 });
  const words = page.getByLabel("Text of the consultation button", { exact: true });
  const before = await words.inputValue();
  const save = async (text: string) => {
    await words.fill(text);
    await page.getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByText("Settings saved. They are live")).toBeVisible();
    await expect(page).toHaveURL(/language=es/);
  };
  await words.fill("");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved. Visitors see what they saw before")).toBeVisible();
  await expect(words).toHaveValue("");
  await save("Hablemos hoy");
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read("/es")).toContain("Hablemos hoy");
  expect(await read("/")).not.toContain("Hablemos hoy");
  await page.reload();
  await save(before);
  await page.goto("/cms/seo?language=es");
  await expect(page.getByText("The same in all languages: change it in English").first()).toBeVisible();
  await expectNoBarriers(page, "SEO Settings in Spanish");
});

test("what changed in the English SEO settings is told beside its field in Spanish, and done there", async ({
  page,
}) => {
  await page.goto("/cms/seo");
  const title = page.getByLabel("Site Title", { exact: true });
  const before = await title.inputValue();
  const save = async (text: string) => {
    await title.fill(text);
    await page.getByRole("button", { name: "Save SEO Settings" }).click();
    await expect(page.getByText("SEO settings saved successfully")).toBeVisible();
  };
  await save("Roots below the waterline");
  await page.goto("/cms/seo?language=es");
  const changed = page.locator(".original.is-changed").filter({ hasText: "waterline" });
  await expectNoBarriers(page, "SEO Settings in Spanish that are behind");
  const typed = "Raíces bajo el agua";
  const own = await title.inputValue();
  await title.fill(typed);
  await changed.getByRole("button", { name: "Done with Site Title" }).click();
  await expectToast(page, "Done:");
  await expect(changed).toHaveCount(0);
  await expect(title).toHaveValue(typed);
  await save(own);
  await page.goto("/cms/seo");
  await save(before);
});

test("a page that is in English only is started in Spanish, with its pictures and without its words", async ({
  page,
}) => {
  await page.request.post("/cms/content/new", { form: { type: "member" }, maxRedirects: 0 });
  await page.goto("/cms/team?sort=changed");
  await page.locator(".entry-title").first().click();
  await page.getByLabel("Name", { exact: true }).fill("A person who is new");
  await page.getByLabel("Role", { exact: true }).fill("Diver");
  await page.getByLabel("Description", { exact: true }).fill("Dives.");
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await page.goto("/cms/translations?show=missing&q=A+person+who+is+new");
  await page.getByRole("button", { name: /^Translate “A person who is new”/ }).click();
  await expect(page.getByRole("region", { name: "Languages" })).toContainText("Up to date");
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("");
  await expect(page.locator(".original-words").filter({ hasText: "Diver" })).toBeVisible();
  await page.getByRole("button", { name: "Hide the original" }).click();
  await expect(page.locator(".original-words")).toHaveCount(0);
  await page.getByRole("link", { name: /^Open the English original/ }).click();
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("Diver");
});

test("a page that is in Spanish only is started from the list of Spanish ones, and leads to no English one", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/pages?language=es");
  await page.getByRole("link", { name: "New page in Español" }).click();
  await page.getByRole("button", { name: "Empty page" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill("Ferias de este mes");
  await expect(page.getByLabel("Address")).toHaveValue("/es/ferias-de-este-mes");
  await expect(page.getByRole("region", { name: "Languages" })).toContainText("Not translated");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("button", { name: "Page opening", exact: true }).click();
  const opening = { "Line above": "", Heading: "Ferias de este mes", Text: "Nos vemos en la feria de Doral." };
  for (const [label, words] of Object.entries(opening)) await page.getByLabel(label, { exact: true }).fill(words);
  await publish(page);
  await stranger.goto("/es/ferias-de-este-mes");
  await expect(stranger.getByText("Nos vemos en la feria de Doral.")).toBeVisible();
  await expect(stranger.locator("[hreflang]")).toHaveCount(0);
  const id = page.url().split("/").at(-1) ?? "";
  await page.request.post("/cms/content/trash", { form: { id, back: "/cms/pages" } });
});
