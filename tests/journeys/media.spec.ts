import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publish } from "./publish.ts";
import { expect, test } from "./staff.ts";

/** Pictures are encoded one at a time, which keeps a busy machine for a while. */

const picture = async (name: string, color: string, width = 900, height = 600) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

const pick = async (page: Page, button: string, files: Awaited<ReturnType<typeof picture>>[]) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(files);
};

test("a picture is uploaded, described, focused by keyboard, replaced, and seen on the public page", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/media");
  await pick(page, "Upload", [await picture("Server rack.png", "#0f5c4d")]);
  await expect(page.getByRole("heading", { name: "Server rack" })).toBeVisible();
  const text = page.getByLabel("Alternative text");
  await text.fill("A rack of servers on stilts");
  await expect(page.getByText("27 of 300")).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save text" }).press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto("/cms/media/hero-business");
  await page.getByRole("slider", { name: "From left" }).focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("slider", { name: "From top" })).toHaveAttribute("aria-valuetext", "55%");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await stranger.goto("/");
  const shown = stranger.locator('img[src*="/media/hero-business-"]').first();
  await expect(shown).toHaveAttribute("style", /object-position:\s*30% 55%/);

  await pick(page, "Replace file", [await picture("new.png", "#ff6a4d", 1600, 1000)]);
  const question = page.getByRole("dialog", { name: /^Put this file in the place of “/ });
  await expect(question).toContainText("The old file rests in the trash for 30 days and can be taken back.");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/replace", async (route) => {
    await held;
    await route.continue();
  });
  await question.getByRole("button", { name: "Replace file" }).click();
  await expect(page.getByRole("button", { name: "Replace file" })).toBeDisabled();
  letGo();
  await expect(page.getByText("Visitors see the new one")).toBeVisible();
  await stranger.reload();
  await expect(stranger.locator('source[srcset*="/media/hero-business-"]').first()).toBeAttached();
  const current = await stranger.locator('img[src*="/media/hero-business-"]').first().getAttribute("src");
  expect(current).toMatch(/\.jpg$/);
});

test("several files at once: each has its own end, in words, and what failed for the network goes once more", async ({
  page,
}) => {
  await page.goto("/cms/media");
  const program = { name: "holiday.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\x90\0") };
  await page.route("**/cms/media/upload?name=second.png", (route) => route.abort(), { times: 1 });
  const screen = { contentType: "text/html", body: "<!doctype html><title>Log in</title>" };
  await page.route("**/cms/media/upload?name=first.png", (route) => route.fulfill(screen), { times: 1 });
  await pick(page, "Upload", [await picture("first.png", "#0f5c4d"), program, await picture("second.png", "#ffc857")]);
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray.getByText("This is a program.", { exact: false })).toBeVisible();
  await expect(tray.getByText("The connection broke off")).toBeVisible();
  await expect(tray.getByText("The server could not take this file")).toBeVisible();
  await tray.getByRole("button", { name: "Try again" }).last().click();
  await tray.getByRole("button", { name: "Try again" }).click();
  await expect(tray.getByText("Added.", { exact: false })).toHaveCount(2);
  await page.getByRole("link", { name: /Without alternative text/ }).click();
  await expect(page.getByRole("link", { name: /^second/ })).toBeVisible();
});

test("a picture far down the list begins at its top in narrow windows, and the list keeps its place", async ({
  page,
}) => {
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/cms/media");
    const tile = page.getByRole("link", { name: /^Project network/ }).first();
    await tile.click();
    await expect(page.locator(".details-body img").first(), `${width} px`).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("link", { name: "Back to all pictures" }).click();
    await expect(tile, `${width} px`).toBeInViewport();
  }
});

test("in the editor a picture is uploaded, must be described, is used, and shows on the page once it is live", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/edit/service-data");
  const button = page.getByRole("button", { name: "Change picture: Service data" });
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(dialog.getByRole("button", { name: /^Service cloud/ })).toBeVisible();
  await dialog.locator("input[type=file]").dispatchEvent("cancel");
  await expect(dialog, "a canceled choice of a file leaves the library open").toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([await picture("Dock.png", "#1c8c86")]);
  const asking = page.getByRole("dialog", { name: "Describe this picture" });
  await expect(asking).toBeVisible();
  await asking.getByRole("button", { name: "Save and use" }).click();
  await expect(asking.getByText("Write what the picture shows")).toBeVisible();
  await asking.getByLabel("Alternative text").fill("A dock at low tide");
  await asking.getByRole("button", { name: "Save and use" }).press("Enter");
  await expect(page.getByRole("button", { name: "Change picture: Dock" })).toBeFocused();
  await expect(page.getByText("A dock at low tide")).toBeVisible();
  await page.getByRole("button", { name: "Change picture: Dock" }).press("Enter");
  await page.getByRole("dialog").getByRole("searchbox").fill("no such thing");
  await expect(page.getByText("Nothing matches.", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape"); // empties the search
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Change picture: Dock" })).toBeFocused();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await stranger.goto("/services/data");
  await expect(stranger.getByAltText("A dock at low tide")).toHaveCount(0);
  await page.goto("/cms/media?q=dock");
  await page.getByRole("link", { name: /^Dock/ }).click();
  await expect(page.getByText("Draft, not live yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await page.goto("/cms/edit/service-data");
  await publish(page);
  await stranger.reload();
  await expect(stranger.getByAltText("A dock at low tide")).toBeVisible();
});

test("a picture is put into the text of a post, seen beside it, and live with it", async ({ page, stranger }) => {
  await page.goto("/cms/edit/post-hipaa");
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Choose a picture" })
    .getByRole("button", { name: /^Service cloud/ })
    .click();
  await expect(text.locator("img[data-picture]")).toHaveCount(1);
  const shown = 'main img[src*="/media/service-cloud-"]';
  await expect(page.frameLocator(".frame iframe").locator(shown)).toHaveAttribute("alt", /\w/);
  await publish(page);
  await stranger.goto("/blog/hipaa-security-risk-assessment-small-clinic");
  await expect(stranger.locator(shown)).toHaveAttribute("alt", /\w/);
});
