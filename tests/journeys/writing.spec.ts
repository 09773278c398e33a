import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarriers } from "./barriers.ts";
import { hold } from "./hold.ts";
import { publish } from "./publish.ts";
import { expect, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");

/** The text of a document, emptied and with the cursor in it. */
const emptyText = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await saved(page);
  await expect(frameOf(page).locator("#main")).toBeVisible();
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  return text;
};

test("keys save at once, make a link of words by finding its page, and are listed", async ({ page }) => {
  await page.clock.install();
  const text = await emptyText(page, "post-hipaa");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("See our cloud");
  await expect(page.locator(".saving")).toHaveText("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  await page.clock.resume();

  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Link leads to" });
  await expect(field).toBeFocused();
  const letGo = await hold(page, "**/cms/targets*privacy*");
  const asked = page.waitForRequest(/targets.*privacy/);
  await page.keyboard.type("privacy");
  await asked;
  await field.fill("cloud serv");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/Cloud.*\/services\/cloud.*Service$/);
  const late = page.waitForResponse(/targets.*privacy/);
  letGo();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(options.first(), "a late answer to other words").toContainText("/services/cloud");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expectNoBarriers(page, "the link box");
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.press("Enter");
  await expect(text.getByRole("link", { name: "cloud", exact: true })).toHaveAttribute("href", "/services/cloud");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+k");
  await field.fill("example.org/map");
  await field.press("Enter");
  await expect(text.getByRole("link", { name: "cloud", exact: true })).toHaveAttribute(
    "href",
    "https://example.org/map",
  );
  await page.keyboard.press("Control+z");
  await page.getByRole("toolbar").getByRole("button", { name: "Redo" }).click();
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://example.org/map");
  await page.keyboard.press("End");
  await page.keyboard.type("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Preview link" }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl S");
  await expectNoBarriers(page, "keys");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search or jump to" })).toBeVisible();
});

test("a table at the end is left by keyboard, and the empty paragraph there is stored for nobody", async ({ page }) => {
  const text = await emptyText(page, "post-flat-fee");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.keyboard.type("Cell");
  await saved(page);
  await expect(frameOf(page).locator(".prose > *")).toHaveCount(1);
  await page.reload();
  await saved(page);
  await text.locator("th").first().click();
  await expect(text.locator("> p")).toHaveCount(1);
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  for (let row = 0; row < 3; row += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.type("After it");
  await expect(text.locator("> p")).toHaveText("After it");
  await expect(frameOf(page).locator(".prose > p")).toHaveText("After it");
  await saved(page);
});

test("the toolbar of a long text stands at the edge of what scrolls, with its link box", async ({ page }) => {
  await page.goto("/cms/edit/post-hurricane");
  await saved(page);
  const top = page.locator(".text-top").first();
  await page.locator(".prose-edit").first().locator("p").last().click();
  const edge = await page.locator(".editor-fields").boundingBox();
  await expect.poll(async () => Math.round((await top.boundingBox())?.y ?? 0)).toBe(Math.round(edge?.y ?? -1));
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Link leads to" })).toBeInViewport();
});

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

const MARKDOWN =
  "# Storm season\n\n- Batteries\n- [Phones](/contact)\n\n> Dry\n\n| A | B |\n| --- | --- |\n| **1** | `2` |\n\n```\nnpm start\n```";

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

test("Markdown becomes what it says, and links of Google Docs lead where they say", async ({ page }) => {
  const text = await emptyText(page, "post-hipaa");
  expect(await give(page, ".prose-edit", "paste", { "text/plain": MARKDOWN })).toBe(true);
  await expect(text.getByRole("heading", { level: 2 })).toHaveText("Storm season");
  await expect(text.locator("> ul > li")).toHaveCount(2);
  await expect(text.getByRole("link", { name: "Phones" })).toHaveAttribute("href", "/contact");
  await expect(text.locator("blockquote")).toHaveText("Dry");
  await expect(text.locator("td strong")).toHaveText("1");
  await expect(text.locator("pre")).toHaveText("npm start");
  await saved(page);
  await page.keyboard.press("Control+a");
  const html = `<p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D">there</a><img src="file:///C:/x.png"></p>`;
  await give(page, ".prose-edit", "paste", { "text/html": html });
  await expect(text.getByRole("link", { name: "there" })).toHaveAttribute("href", "https://example.org/a");
  await expect(page.getByText("A picture was left out")).toBeVisible();
  await saved(page);
});

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

test("a slash on an empty line offers the parts of a text, by keyboard and mouse, and the words are counted", async ({
  page,
}) => {
  const text = await emptyText(page, "post-flat-fee");
  await page.keyboard.type("/head");
  const options = page.getByRole("listbox", { name: "Parts of a text" }).getByRole("option");
  await expect(options).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(text).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  await expectNoBarriers(page, "the menu of parts");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("Storm season");
  await expect(text.locator("h3")).toHaveText("Storm season");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toBeInViewport();
  await options.filter({ hasText: "Table" }).click();
  await page.keyboard.type("Two words");
  await expect(text.locator("th").first()).toHaveText("Two words");
  await expect(options).toHaveCount(0);
  await expect(page.locator(".text-foot")).toContainText("4 words, 1 min to read");
  await text.locator("> p").last().click();
  await page.keyboard.type("/quo");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(text.locator("> p").first()).toHaveText("/quo");
  await saved(page);
});
