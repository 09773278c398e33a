import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { publish } from "./publish.ts";
import { expect, moveWithKeys, test } from "./staff.ts";

const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);
const frameOf = (page: Page) => page.frameLocator(".frame iframe");

const openEditor = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await expect(page.locator(".saving")).toHaveText(/^Saved/);
  await expect(frameOf(page).locator("#main")).toBeVisible();
};

test("the preview shows what is typed while it is typed, and the draft saves itself", async ({ page }) => {
  await openEditor(page, "page-about");
  await page.getByRole("button", { name: /^Page opening/ }).click();
  const title = frameOf(page).getByRole("heading", { level: 1 });
  const letGo = await hold(page, "**/preview/page-about/html");
  const first = page.waitForRequest(/\/preview\/page-about\/html$/);
  await page.getByLabel("Heading", { exact: true }).fill("Root");
  await expect(page.locator(".saving")).toHaveText("Not saved yet");
  await first;
  await page.getByLabel("Heading", { exact: true }).fill("Roots");
  await saved(page);
  letGo();
  await expect(title, "what was typed while the preview was made").toHaveText("Roots");
  const asked = page.waitForRequest(/\/preview\/page-about\/html$/);
  await page.getByLabel("Heading", { exact: true }).fill("Roots before branches");
  expect((await asked).postDataJSON().data.blocks, "the block that changed").toHaveLength(1);
  await expect(title).toHaveText("Roots before branches");
  await expect(frameOf(page).locator("#main > [data-block]")).toHaveCount(await page.locator(".block-label").count());
  await saved(page);
  await expect(page.locator(".editor-bar .pill")).toHaveText("Changed");
  await page.reload();
  await expect(title).toHaveText("Roots before branches");
});

test("a click that leaves a field with a mistake is not lost when the mistake is told above", async ({ page }) => {
  await openEditor(page, "page-about");
  await page.getByLabel("Title", { exact: true }).first().fill("");
  // Known before the field is left: told at that moment, it moves the edge of the button from under the pointer.
  await expect(page.getByText("One field to fill in or put right")).toBeVisible();
  await page.getByRole("button", { name: /^Page opening/ }).click({ position: { x: 40, y: 2 } });
  await expect(page.getByLabel("Heading", { exact: true })).toBeVisible();
  await expect(page.locator(".field-error").first()).toBeVisible();
});

test("a click on a block in the preview opens its fields, and the open block is marked there", async ({ page }) => {
  await openEditor(page, "page-home");
  await frameOf(page).getByRole("heading", { name: "Everything below the waterline" }).click();
  await expect(page.getByLabel("Introduction")).toBeVisible();
  await expect(frameOf(page).locator("[data-block][data-open]")).toHaveText(/Everything below the waterline/);
});

test("the slide whose fields are in use is the one that the preview shows", async ({ page }) => {
  await openEditor(page, "page-home");
  await page.getByRole("button", { name: /^Hero slides/ }).click();
  await page.getByRole("button", { name: /^Slide 2/ }).click();
  await page.getByLabel("Subtitle").fill("Seen while it is written");
  await expect(frameOf(page).locator(".hero-slide:not([inert])")).toContainText("Seen while it is written");
});

test("blocks are added, moved by keyboard, copied, hidden and removed, and put back", async ({ page }) => {
  await openEditor(page, "page-terms");
  const names = page.locator(".block-label");
  const before = await names.allTextContents();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Find a block").fill("call");
  await page.getByRole("button", { name: "Call to action" }).click();
  await expect(names).toHaveText([...before, "Call to action"]);
  await page.getByLabel("Heading", { exact: true }).last().fill("Talk to a person");
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toBeVisible();
  await expect(frameOf(page).locator("[data-block][data-open]")).toContainText("Talk to a person");

  await page.getByRole("button", { name: "Move Call to action", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Call to action is lifted, at/)).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(/^Call to action is now at/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Call to action is back at/)).toBeAttached();
  await expect(names).toHaveText([...before, "Call to action"]);
  await moveWithKeys(page, "Call to action", "ArrowUp");
  await expect(names).toHaveText([...before.slice(0, -1), "Call to action", ...before.slice(-1)]);
  await expect(page.getByRole("button", { name: "Move Call to action", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Duplicate Call to action" }).click();
  await expect(names.filter({ hasText: "Call to action" })).toHaveCount(2);
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(2);

  await page.getByRole("button", { name: "Hide Call to action" }).first().click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(1);

  await page.getByRole("button", { name: "Remove Call to action" }).last().click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(0);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(frameOf(page).getByRole("heading", { name: "Talk to a person" })).toHaveCount(1);
  await saved(page);
});

test("a block is dragged to another place with the mouse", async ({ page }) => {
  await openEditor(page, "page-careers");
  const rows = page.locator(".block");
  const names = await page.locator(".block-label").allTextContents();
  const [grip, target] = [await rows.nth(0).locator(".grip").boundingBox(), await rows.nth(2).boundingBox()];
  if (!grip || !target) throw new Error("no rows");
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 12, target.y + target.height * 0.8, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(".block-label")).toHaveText([names[1], names[2], names[0], ...names.slice(3)].map(String));
  await saved(page);
});

test("items of a list are added, moved and removed, and the last one has to stay", async ({ page }) => {
  await openEditor(page, "service-data");
  const list = page.getByRole("group", { name: /^Key benefits/ });
  const first = list.getByLabel("Key benefit 1", { exact: true });
  const second = list.getByLabel("Key benefit 2", { exact: true });
  const [one, two] = [await first.inputValue(), await second.inputValue()];
  await moveWithKeys(page, "Key benefit 1", "ArrowDown");
  await expect(list.getByRole("button", { name: "Move Key benefit 2", exact: true })).toBeFocused();
  await expect(first).toHaveValue(two);
  await expect(second).toHaveValue(one);
  const count = await list.getByRole("textbox").count();
  await list.getByRole("button", { name: "Add key benefit" }).click();
  await expect(list.getByRole("textbox")).toHaveCount(count + 1);
  await list.getByRole("button", { name: `Remove Key benefit ${count + 1}` }).click();
  await expect(list.getByRole("textbox")).toHaveCount(count);
});

test("errors stand at their field, and the draft is saved all the same", async ({ page }) => {
  await openEditor(page, "testimonial-2");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Position").fill("x".repeat(130));
  await page.getByLabel("Position").blur();
  await expect(page.getByText("130 of 120")).toBeVisible();
  await expect(page.getByText("At most 120 characters")).toBeVisible();
  await expect(page.getByText("This field is required")).toBeVisible();
  await expect(page.getByText("2 fields to fill in or put right")).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
});

test("an address follows the title to the nearest free one until it is typed, and says at once what is wrong", async ({
  page,
}) => {
  const [title, address] = [page.getByLabel("Title", { exact: true }).first(), page.getByLabel("Address")];
  await page.goto("/cms/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByRole("button", { name: "Empty page" }).click();
  await expect(address).toHaveValue("");
  await title.pressSequentially("About");
  await expect(address).toHaveValue("/about-2");
  await title.fill("About us");
  await expect(address).toHaveValue("/about-us");
  await address.fill("/about");
  await expect(page.getByText(/^Taken: “About.*” is live there$/)).toBeVisible();
  await page.getByRole("button", { name: "Use /about-2" }).click();
  await expect(address).toHaveValue("/about-2");
  await title.fill("About them");
  await address.fill("/About");
  await expect(page.getByText("Only lower-case letters, digits, hyphens and slashes")).toBeVisible();
  await address.fill("/typed");
  await title.fill("About you");
  await expect(address).toHaveValue("/typed");
  await saved(page);
});

test("a moved address says which redirect will be made, and what was live before is no longer said", async ({
  page,
}) => {
  await openEditor(page, "service-software");
  await page.getByLabel("Address").fill("/services/programs");
  await expect(page.getByText("a redirect will lead from /services/software to /services/programs")).toBeVisible();
  await publish(page);
  await page.getByLabel("Address").fill("/services/software");
  await expect(page.getByText("A redirect leads from here to /services/programs now.")).toBeVisible();
  await expect(page.getByText("A redirect will lead from /services/programs to /services/software")).toBeVisible();
  await expect(page.getByText("Live at")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/^Live at/)).toBeVisible();
});

test("a link is picked from real pages, and one that leads nowhere is told at once", async ({ page }) => {
  await openEditor(page, "page-portfolio");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("button", { name: "Call to action", exact: true }).click();
  const link = page.getByLabel("Button leads to").last();
  await link.fill("/no-such-page");
  await expect(page.getByText("No page has this address")).toBeVisible();
  await link.fill("/services/cloud");
  await expect(page.locator(".link-check").filter({ hasText: "Cloud" })).toBeVisible();
  await link.fill("javascript:alert(1)");
  await link.blur();
  await expect(page.getByText("Start with / for a page of this site")).toBeVisible();

  const unvisited = page.getByLabel("Button text").last();
  await expect(unvisited).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Publish…" }).click();
  await page
    .getByRole("button", { name: /^Fix: / })
    .first()
    .click();
  await expect(unvisited).toHaveAttribute("aria-invalid", "true");
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style='color:#2F5496'>Storm season<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:Calibri;color:red'>Before&nbsp;<b>June</b> we <i>test</i> it.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Batteries<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Spare ones</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Phones</p>
<p class=MsoNormal><img src="file:///C:/x.png"><u>After</u> it.</p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">From Docs</span></h2>
<p dir="ltr"><span style="font-weight:700">Strong</span><span style="font-style:italic"> leaning</span> <a href="https://example.org/x" style="text-decoration:none">there</a></p>
<ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul></b>`;

const paste = (page: Page, html: string) =>
  page
    .locator(".prose-edit")
    .first()
    .evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);

test("what is pasted from Word and Google Docs comes out clean", async ({ page }) => {
  await openEditor(page, "post-hipaa");
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+a");
  await paste(page, WORD);
  await expect(text.locator("h2")).toHaveText("Storm season");
  await expect(text.locator("p").first()).toHaveText("Before June we test it.");
  await expect(text.locator("strong")).toHaveText("June");
  await expect(text.locator("> ul > li")).toHaveCount(2);
  await expect(text.locator("> ul > li > ul > li")).toHaveText("Spare ones");
  await expect(text.locator("img, u, [style], [class*=Mso]")).toHaveCount(0);
  await expect(text).not.toContainText("·");
  await page.keyboard.press("Control+a");
  await paste(page, DOCS);
  await expect(text.locator("h2")).toHaveText("From Docs");
  await expect(text.locator("strong")).toHaveText("Strong");
  await expect(text.locator("em")).toHaveText(/leaning/);
  const link = text.getByRole("link");
  await expect(link).toHaveAttribute("href", "https://example.org/x");
  await link.click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Link leads to").fill("/contact");
  await page.keyboard.press("Enter");
  await expect(link).toHaveAttribute("href", "/contact");
  await expect(link).toHaveText("there");
  await expect(frameOf(page).getByRole("heading", { name: "From Docs" })).toBeVisible();
  await saved(page);
});

test("rich text has headings, lists and tables by button and by keyboard", async ({ page }) => {
  await openEditor(page, "post-flat-fee");
  const text = page.locator(".prose-edit").first();
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("A heading");
  await page.getByRole("button", { name: "H2 heading" }).click();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Table" }).click();
  await page.keyboard.type("Cell");
  await expect(frameOf(page).getByRole("columnheader", { name: "Cell" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the table" }).click();
  await expect(text.locator("table")).toHaveCount(0);
  await page.getByRole("button", { name: /^Bold/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Italic/ })).toBeFocused();
  await saved(page);
});

test("a link shows the draft to somebody outside until it is withdrawn", async ({ page, stranger }) => {
  await openEditor(page, "page-privacy");
  await page.getByRole("button", { name: "Preview link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByLabel(/^Copy it now/).inputValue();
  const path = new URL(address).pathname;
  await stranger.goto(path);
  await expect(stranger.getByText("This is a draft.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("No link is open.")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link is no longer open" })).toBeVisible();
});

test("slides stand still where two versions are compared, so that both sides show the same one", async ({ page }) => {
  await openEditor(page, "page-home");
  await page.getByLabel("Title", { exact: true }).first().fill("Home, again");
  await saved(page);
  await page.goto("/cms/edit/page-home/history");
  for (const side of ["first", "last"] as const) {
    const frame = page.locator(".rendered-frame iframe")[side]().contentFrame();
    await expect(frame.locator(".hero-slide:not([inert])")).toContainText("IT Solutions for Your Business");
    // Nothing in it is awake: no loader is fetched.
    await expect(frame.locator("script[data-still]")).toBeAttached();
  }
});
