import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { waitingForReact } from "./hydrated.ts";
import { expect, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");

const openEditor = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await saved(page);
  await expect(frameOf(page).locator("body[data-editing]")).toBeAttached();
};

/** Where the cursor stands in the field that has the focus. */
const cursor = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.selectionStart ?? null);

test("from the list, two clicks lead to the cursor in the home page's title", async ({ page }) => {
  await page.goto("/cms/pages");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const title = frameOf(page).locator(".hero-slide:not([inert]) .hero-title");
  await expect(frameOf(page).locator("body[data-editing]")).toBeAttached();
  const words = (await title.textContent()) ?? "";
  await title.click();
  const field = page.getByRole("group", { name: /^Slides/ }).getByLabel("Title", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(words);
  const tooLong = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await tooLong(), "the bar and the preview stay where they are").toBe(0);
});

test("a click on words of a slide puts the cursor where they were clicked, and what is typed shows there", async ({
  page,
}) => {
  await openEditor(page, "page-home");
  await frameOf(page)
    .getByRole("button", { name: /^Slide 2: / })
    .click();
  const title = frameOf(page).locator(".hero-slide:not([inert]) .hero-title");
  const field = page.getByRole("group", { name: /^Slides/ }).getByLabel("Title", { exact: true });
  await expect(field).toBeFocused();
  const words = await field.inputValue();
  await expect(title).toHaveText(words);
  await title.click({ position: { x: 2, y: 10 } });
  await expect.poll(() => cursor(page)).toBe(0);
  await page.keyboard.type("Truly ");
  await expect(field).toHaveValue(`Truly ${words}`);
  await expect(title).toHaveText(`Truly ${words}`);
  await page.getByRole("link", { name: "History" }).focus();
  await title.selectText();
  await title.dispatchEvent("click");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole("link", { name: "History" }), "words that are marked are to be copied").toBeFocused();
  await expect(title).toHaveAttribute("data-focused");
  await saved(page);
});

test("the field that is in use is outlined in the preview, scrolled to, and folded out", async ({ page }) => {
  await openEditor(page, "page-services");
  await page.getByRole("button", { name: /^Questions and answers/ }).click();
  await page.getByRole("button", { name: /^Question 2/ }).click();
  await page
    .getByRole("group", { name: /^Questions/ })
    .getByLabel("Answer", { exact: true })
    .focus();
  const shown = frameOf(page).locator("details[open] [data-focused]");
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeInViewport();
  await page.getByLabel("Title", { exact: true }).first().focus();
  await expect(frameOf(page).locator("[data-focused]")).toHaveCount(0);
});

test("a click on a picture leads to its control, one beside the words of an item to the item", async ({ page }) => {
  await openEditor(page, "page-home");
  const study = frameOf(page).locator(".case").nth(1);
  await study.locator("img").click({ force: true });
  await expect(page.getByRole("button", { name: /^Change picture/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Case study 2/ })).toHaveAttribute("aria-expanded", "true");
  await frameOf(page).locator(".case").nth(2).locator(".case-arrow").click({ force: true });
  await expect(page.getByRole("button", { name: /^Case study 3/ })).toHaveAttribute("aria-expanded", "true");
});

test("a link of the preview leads to its words, and with Ctrl to its page in another tab", async ({
  page,
  context,
}) => {
  await openEditor(page, "page-home");
  const link = frameOf(page).locator(".hero-slide:not([inert]) a.button").last();
  await link.click();
  await expect(page.getByLabel("Button text").first()).toBeFocused();
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).locator("body")).toContainText("This is a draft.");
  await expect(frameOf(page).locator(".hero")).toBeVisible();
});

test("a click in a text puts the cursor into it near the words, and the preview follows the cursor", async ({
  page,
}) => {
  await openEditor(page, "post-hurricane");
  const text = page.locator(".prose-edit");
  const heading = frameOf(page).locator(".prose h2").nth(1);
  const words = (await heading.textContent()) ?? "";
  await heading.click({ position: { x: 1, y: 10 } });
  await expect(text).toBeFocused();
  await page.keyboard.type("Now: ");
  await expect(text.locator("h2").nth(1)).toHaveText(`Now: ${words}`);
  await expect(heading).toHaveText(`Now: ${words}`);
  await page.keyboard.press("Control+End");
  await expect(frameOf(page).locator(".prose > :last-child")).toBeInViewport();
  await saved(page);
});

test("on a phone, a click in the preview shows the form with the cursor in the field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await openEditor(page, "service-data");
  await page.getByText("Preview", { exact: true }).click();
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await expect(page.getByLabel("Title", { exact: true }).first()).toBeFocused();
});

test("the line between fields and preview is moved by keyboard and mouse, and stays where it was put", async ({
  page,
}) => {
  await openEditor(page, "page-about");
  const line = page.getByRole("separator", { name: "Width of the fields" });
  const width = async () => Math.round((await page.locator(".editor-fields").boundingBox())?.width ?? 0);
  const usual = await width();
  await line.focus();
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("aria-valuenow", "50");
  await expect.poll(width).toBeGreaterThan(usual);
  await page.keyboard.press("End");
  await expect(line).toHaveAttribute("aria-valuenow", "70");
  await page.keyboard.press("Home");
  await expect(line).toHaveAttribute("aria-valuenow", "35");
  const narrow = await width();
  const box = await line.boundingBox();
  if (!box) throw new Error("no line");
  await page.mouse.move(box.x + 6, 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 206, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(narrow + 150);
  const chosen = await width();
  await page.reload();
  await expect.poll(width).toBe(chosen);
  await line.dblclick();
  await expect.poll(width).toBe(usual);
});

test("the publish panel stands beside the preview, and a click in the preview leads to the field", async ({ page }) => {
  await openEditor(page, "page-about");
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("heading", { name: "Publish", exact: true })).toBeVisible();
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await expect(page.getByLabel("Heading", { exact: true }).first()).toBeFocused();
});

test("a text is written in the full width: alone, with its toolbar, saved as ever; the key and Esc lead out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 690 });
  await openEditor(page, "post-flat-fee");
  const text = page.locator(".prose-edit");
  await expect(text.locator("p").first()).toBeInViewport();
  await text.locator("p").first().click();
  await page.keyboard.press("Control+Shift+F");
  await expect(page.getByRole("button", { name: "Write in the full width" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".preview")).toBeHidden();
  await expect(page.getByLabel("Title", { exact: true }).first()).toBeHidden();
  await page.keyboard.type("Alone with it. ");
  await saved(page);
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeInViewport();
  const letters = await text.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const style = getComputedStyle(element);
    if (canvas) canvas.font = `${style.fontSize} ${style.fontFamily}`;
    const words = element.textContent?.slice(0, 700) ?? "";
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) * 2;
    return room / ((canvas?.measureText(words).width ?? 1) / words.length);
  });
  expect(letters).toBeGreaterThan(60);
  expect(letters).toBeLessThan(80);
  await expectNoBarriers(page, "writing in the full width");
  await page.setViewportSize({ width: 1440, height: 690 });
  await text.click();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(page.locator(".preview")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator(".preview")).toBeVisible();
  await expect(text).toBeFocused();
  await expect(page.getByLabel("Title", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Write in the full width" }).click();
  await expect(page.locator(".preview")).toBeHidden();
  await page.getByRole("button", { name: "Write in the full width" }).press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expect(page.locator(".preview"), "a dialog is no leaving").toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "History" }).focus();
  await expect(page.locator(".preview")).toBeVisible();
});

test("blocks that show what others write are shown anew when one comes back to the tab", async ({ page, context }) => {
  await openEditor(page, "page-services");
  const card = frameOf(page).locator("#main").getByRole("link", { name: "Wires and waves" }).first();
  await expect(card).toHaveCount(0);
  const other = waitingForReact(await context.newPage());
  await other.goto("/cms/edit/service-network");
  const title = other.getByLabel("Title on the card");
  if (!(await title.isVisible())) await other.getByText("Card", { exact: true }).click();
  const before = await title.inputValue();
  await title.fill("Wires and waves");
  await saved(other);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(card).toBeVisible();
  await title.fill(before);
  await expect(other.locator(".editor-bar").getByText("Live", { exact: true }), "as it was before").toBeVisible();
  await other.close();
});
