import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarriers } from "./barriers.ts";
import { emptyText, saved } from "./open-editor.ts";
import { publish } from "./publish.ts";
import { expect, test } from "./staff.ts";

/** Pastes or drops something; true when the browser is kept from what it would do with it. */
const give = (
  page: Page,
  at: string,
  kind: "paste" | "drop",
  data: Record<string, string>,
  ...files: [string, string][]
) =>
  page
    .locator(at)
    .first()
    .evaluate(
      (element, { kind, data, files }) => {
        const held = new DataTransfer();
        for (const [type, text] of Object.entries(data)) held.setData(type, text);
        for (const [name, content] of files) {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          held.items.add(new File([bytes], name));
        }
        const { left, top } = element.getBoundingClientRect();
        const common = { bubbles: true, cancelable: true };
        const event =
          kind === "paste"
            ? new ClipboardEvent("paste", { ...common, clipboardData: held })
            : new DragEvent("drop", { ...common, dataTransfer: held, clientX: left + 30, clientY: top + 20 });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { kind, data, files },
    );

/** A picture as Google Docs copies it. */
const pictureOfDocs = (source: string) =>
  `<span style="display:inline-block;overflow:hidden;width:468px;height:312px;"><img src="${source}" width="468" height="312"></span>`;

/** A heading, a paragraph with a link, and a picture for each of these, as Google Docs copies them. */
const googleDoc = (pictures: string[]) => {
  const run = (words: string) => `<span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">${words}</span>`;
  const line = (inside: string) => `<p dir="ltr" style="line-height:1.38;">${inside}</p>`;
  const address = "https://www.google.com/url?q=https://example.org/checklist&amp;sa=D&amp;source=editors&amp;usg=AO";
  const link = `<a href="${address}"><span style="color:#1155cc;">the checklist</span></a>`;
  const parts = pictures.map(
    (picture) => `<h2 dir="ltr">${run("Power first")}</h2>${line(run("Read ") + link)}${line(run(picture))}`,
  );
  return `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1c2b1a-7fff">${parts.join("")}</b>`;
};

const photo = async (background: string) => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
};

test("a post is made of a Google Doc with three pictures, which are described where they stand, and published", async ({
  page,
  stranger,
}) => {
  await page.goto("/cms/blog");
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill("What last season taught us");
  await page.getByLabel("Summary").fill("Three things that offices wrote down in May.");
  const text = page.locator(".prose-edit");
  const colors = ["#0f5c4d", "#1c8c86", "#ff6a4d"];
  const pictures = await Promise.all(colors.map(async (color) => pictureOfDocs(await photo(color))));
  const elsewhere = pictureOfDocs("https://lh7-rt.example.com/docsz/token?key=1");
  await text.click();
  await give(page, ".prose-edit", "paste", { "text/html": googleDoc([...pictures, elsewhere]) });
  await expect(text.locator("img[data-picture]")).toHaveCount(3);
  const shape = () => text.evaluate((all) => [...all.children].map(({ tagName, className }) => className || tagName));
  const part = ["H2", "P", "react-renderer node-picture"];
  await expect.poll(shape).toEqual([...part, ...part, ...part, "H2", "P", "ProseMirror-widget"]);
  await expect(text.locator(".text-upload")).toContainText("Save it from where it was, and drop it here");
  await text.getByRole("button", { name: "Dismiss Pasted picture" }).click();
  await expect(text.getByRole("link").first()).toHaveAttribute("href", "https://example.org/checklist");
  await expect(text.locator("strong")).toHaveCount(0);

  const asks = text.getByLabel("Alternative text");
  for (const left of [2, 1, 0]) {
    await asks.first().fill(`Picture ${3 - left} of an office`);
    await text.getByRole("button", { name: "Save the text" }).first().click();
    await expect(asks).toHaveCount(left);
  }
  await expect(text.getByText("It has no alternative text yet")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish…" }).click();
  await page.getByRole("button", { name: "Fix" }).click();
  await page.getByRole("button", { name: "Choose picture" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pasted picture/ })
    .first()
    .click();
  await publish(page);
  await stranger.goto("/blog/what-last-season-taught-us");
  for (const n of [1, 2, 3])
    await expect(stranger.locator(".prose").getByAltText(`Picture ${n} of an office`)).toBeVisible();
});

/** 64 by 64 pixels of one color. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUElEQVR42u3PQQkAAAgEsGtgMhvYP4cRfAuDFVhq+rUICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICFwWkoSAppYQmcEAAAAASUVORK5CYII=";

test("a picture that is dropped into the text stands there, asks for its text, and nothing else opens", async ({
  page,
}) => {
  const text = await emptyText(page, "post-hipaa");
  await page.keyboard.type("Before it");
  const sending = async (route: Route) => {
    await expect(text.getByRole("progressbar", { name: "Sending roots.png" })).toBeVisible();
    await route.continue();
  };
  await page.route("**/cms/media/upload?*", sending, { times: 1 });
  expect(await give(page, ".prose-edit", "drop", {}, ["roots.png", PNG])).toBe(true);
  await expect(text.locator("img[data-picture]")).toBeVisible();
  await expect(text.locator(".text-upload")).toHaveCount(0);
  await expect(page.locator(".toast"), "the text took it").toHaveCount(0);
  await expectNoBarriers(page, "a picture without its text");
  await page.setViewportSize({ width: 1440, height: 900 });
  await text.getByLabel("Alternative text").fill("Roots in green");
  await page.route("**/describe", (route) => route.abort(), { times: 1 });
  await text.getByRole("button", { name: "Save the text" }).click();
  await expect(text.getByText("It could not be saved. Try again")).toBeVisible();
  await expect(text.getByLabel("Alternative text")).toHaveValue("Roots in green");
  await text.getByRole("button", { name: "Save the text" }).click();
  await expect(text.getByLabel("Alternative text")).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(text.locator("img[data-picture]")).toBeVisible();
  await expect(text.getByLabel("Alternative text")).toHaveCount(0);

  expect(await give(page, ".prose-edit", "drop", {}, ["letter.pdf", btoa("%PDF-1.7 a letter")])).toBe(true);
  await expect(text.locator(".text-upload")).toContainText("PDF");
  await text.getByRole("button", { name: "Dismiss letter.pdf" }).click();
  await expect(text.locator(".text-upload")).toHaveCount(0);

  expect(await give(page, ".prose-edit", "drop", {}, ["one.png", PNG], ["two.png", PNG])).toBe(true);
  await expect(text.locator("img[data-picture]"), "each has its place").toHaveCount(3);

  expect(await give(page, ".editor-bar", "drop", {}, ["letter.pdf", PNG])).toBe(true);
  await expect(page.getByText("Nothing takes a file here")).toBeVisible();
  expect(await give(page, ".editor-bar", "drop", { "text/uri-list": "https://example.org/" })).toBe(true);
  await expect(page.getByText("Nothing takes this here")).toBeVisible();
});
