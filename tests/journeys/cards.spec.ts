import type { Page } from "@playwright/test";
import { pdf } from "../pictures.ts";
import { expectNoBarriers } from "./barriers.ts";
import { publish } from "./publish.ts";
import { expect, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");
const cardOf = (page: Page, name: string) => page.locator(".prose-edit").getByRole("group", { name, exact: true });

/** A copy of a post with an empty text, and the cursor in it. */
const emptyPost = async (page: Page) => {
  const copied = await page.request.post("/cms/edit/post-flat-fee/duplicate", { maxRedirects: 0 });
  await page.goto(copied.headers().location ?? "");
  await saved(page);
  await page.locator(".prose-edit").first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  return page.getByLabel("Address", { exact: true }).inputValue();
};

const trash = async (page: Page) => {
  const id = page.url().split("/").at(-1) ?? "";
  const form = { id, back: "/cms/blog", redirect: "" };
  expect((await page.request.post("/cms/content/trash", { form, maxRedirects: 0 })).status()).toBeLessThan(400);
};

test.slow();

const insert = async (page: Page, words: string) => {
  await page.keyboard.type(`/${words}`);
  await expect(page.getByRole("listbox", { name: "Parts of a text" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
};

test("cards are put in by slash, filled in where they stand, and shown to visitors", async ({ page, stranger }) => {
  const path = await emptyPost(page);
  await insert(page, "call");
  await page.keyboard.type("Restore one file");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> It just worked");
  await cardOf(page, "Call-out").getByLabel("Kind").selectOption("tip");
  await cardOf(page, "Quote").getByLabel("Who said it, or where").fill("A clinic in Doral");
  await page.keyboard.press("Enter");
  await insert(page, "butt");
  const button = cardOf(page, "Button");
  await expect(button.getByLabel("Words on it")).toBeFocused();
  await page.keyboard.type("Book a visit");
  await page.keyboard.press("Tab");
  await page.keyboard.type("nowhere");
  await page.keyboard.press("Tab");
  await expect(button.getByText("Start with / for a page of this site")).toBeVisible();
  await button.getByLabel("Leads to").fill("/contact");
  await button.getByLabel("Leads to").press("Enter");
  await insert(page, "video");
  const video = cardOf(page, "Video");
  await expect(video.getByLabel("Address at YouTube or Vimeo")).toBeFocused();
  await page.keyboard.type("https://youtu.be/abcdefghijk");
  await video.getByLabel("Title").fill("A tour of the office");
  await video.getByRole("button", { name: "Choose picture" }).click();
  await page.getByRole("dialog").locator(".tile").first().click();
  await expect(frameOf(page).locator(".card-video img")).toBeAttached();
  await saved(page);
  await expectNoBarriers(page, "a text with cards");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(".text-foot")).toContainText("18 words");

  await frameOf(page).locator(".card-button a").click();
  await expect(button.getByLabel("Words on it")).toBeFocused();
  await frameOf(page).locator(".card-callout p").last().click();
  await expect(page.locator(".prose-edit")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" a month");
  await expect(frameOf(page).locator(".card-callout")).toHaveText("TipRestore one file a month");
  await publish(page);

  await stranger.route(/youtube/, (route) => route.fulfill({ body: "the player" }));
  await stranger.goto(path);
  await expectNoBarriers(stranger, "cards on the site");
  await stranger.setViewportSize({ width: 1440, height: 900 });
  await expect(stranger.locator(".card-blockquote figcaption")).toHaveText("A clinic in Doral");
  await expect(stranger.getByRole("link", { name: "Book a visit" })).toHaveAttribute("href", "/contact");
  const play = stranger.getByRole("link", { name: /Play the video: A tour of the office/ });
  await expect(play).toHaveAttribute("href", "https://youtu.be/abcdefghijk");
  await expect(stranger.locator("iframe")).toHaveCount(0);
  await play.press("Enter");
  const player = stranger.locator("iframe[title='A tour of the office']");
  await expect(player).toBeFocused();
  await expect(player.contentFrame().locator("body")).toHaveText("the player");
  await trash(page);
});

test("a card is moved, removed, undone and left by keyboard, and a pasted video becomes one", async ({ page }) => {
  await emptyPost(page);
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await insert(page, "butt");
  await page.keyboard.type("Book");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Last");
  const shown = page.locator(".prose-edit > *");
  await expect(shown).toHaveCount(3);
  const button = cardOf(page, "Button");
  await button.getByRole("button", { name: "Move the button up" }).press("Enter");
  await expect(shown.first()).toContainText("Words on it");
  await expect(button.getByRole("button", { name: "Move the button up" })).toBeFocused();
  await button.getByLabel("Words on it").press("Escape");
  await expect(page.locator(".prose-edit")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(shown.nth(1)).toContainText("Words on it");
  await page.keyboard.press("Enter");
  await expect(button.getByLabel("Words on it")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".prose-edit")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(shown).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(button.getByLabel("Words on it")).toHaveValue("Book");
  await button.getByRole("button", { name: "Remove the button" }).click();
  await expect(button).toHaveCount(0);
  await expect(page.locator(".prose-edit")).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://vimeo.com/76979871");
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
    document.querySelector(".prose-edit")?.dispatchEvent(event);
  });
  await expect(cardOf(page, "Video").getByLabel("Address at YouTube or Vimeo")).toHaveValue(
    "https://vimeo.com/76979871",
  );
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByText("Video: This field is required").first()).toBeVisible();
  await trash(page);
});

test("a PDF goes into Media, is offered by a card and by a link, and visitors keep it under its name", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/media");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([{ name: "storm-list.pdf", mimeType: "application/pdf", buffer: pdf(3) }]);
  await page.waitForURL(/\/cms\/media\/storm-list-/);
  await expect(page.getByText("PDF, 3 pages, 1 kB").first()).toBeVisible();
  await page.getByLabel("Name").fill("Storm list");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectNoBarriers(page, "a file in Media");
  await page.setViewportSize({ width: 1440, height: 900 });

  const path = await emptyPost(page);
  await page.keyboard.type("The list ");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("storm list");
  await expect(page.getByRole("option", { name: /^Storm list.*File \(PDF\)$/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prose-edit")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await insert(page, "file");
  await expect(cardOf(page, "File").getByRole("button", { name: "Choose file" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog", { name: "Choose a file" })
    .getByRole("button", { name: /Storm list/ })
    .click();
  await cardOf(page, "File").getByLabel("Note").fill("For the kitchen door");
  await expect(frameOf(page).locator(".card-file")).toContainText("Storm listPDF, 3 pages, 1 kBFor the kitchen door");
  await publish(page);

  await stranger.goto(path);
  await expectNoBarriers(stranger, "a file on the site");
  await expect(stranger.locator(".prose p a")).toHaveAttribute("href", /^\/files\/storm-list-[0-9a-f]{8}\.pdf$/);
  const download = stranger.waitForEvent("download");
  await stranger.locator(".card-file a").click();
  expect((await download).suggestedFilename()).toBe("Storm list.pdf");
  await trash(page);
});
