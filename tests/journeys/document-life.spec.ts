import type { Page, Request } from "@playwright/test";
import { publish } from "./publish.ts";
import { confirm, expect, test } from "./staff.ts";

type Life = {
  list: string;
  one: string;
  /** Where a visitor finds it. */
  at: string;
  /** The label of the field that is changed later, and what a visitor reads of it. */
  field: string;
  first: string;
  second: string;
  fill: (page: Page) => Promise<void>;
};

const write = async (page: Page, label: string, text: string) => {
  const field = page.getByRole("textbox", { name: label, exact: true });
  if ((await field.getAttribute("contenteditable")) !== "true") return field.fill(text);
  await field.click();
  return page.keyboard.insertText(text);
};

const choosePicture = async (page: Page) => {
  await page.getByRole("button", { name: "Choose picture" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByRole("button", { name: /^Service cloud/ }).click();
  await expect(dialog).toBeHidden();
};

/** Blocks, and lists with pictures; the other kinds live the same over HTTP (`tests/http/document-life.test.ts`). */
const lives: Life[] = [
  {
    list: "/cms/pages",
    one: "page",
    at: "/tide-tables",
    field: "Heading",
    first: "Tide tables for servers",
    second: "Tide tables, revised",
    fill: async (page) => {
      await write(page, "Title", "Tide tables");
      await expect(page.getByLabel("Address", { exact: true })).toHaveValue("/tide-tables");
      await page.getByRole("button", { name: "Add block" }).click();
      await page.getByRole("button", { name: "Page opening", exact: true }).click();
      await write(page, "Heading", "Tide tables for servers");
      for (const example of ["Line above", "Text"]) await page.getByLabel(example, { exact: true }).fill("");
    },
  },
  {
    list: "/cms/services",
    one: "service",
    at: "/services/generators",
    field: "Opening text",
    first: "Power that holds for three days.",
    second: "Power that holds for a week.",
    fill: async (page) => {
      await write(page, "Title", "Generators");
      await write(page, "Address", "/services/generators");
      await page.locator("summary", { hasText: "Card" }).click();
      await write(page, "Title on the card", "Generators");
      await write(page, "Text on the card", "Power for three days.");
      await page.getByRole("button", { name: /^Section 1/ }).click();
      await write(page, "Heading", "What we bring");
      await write(page, "Text", "A generator and its fuel.");
      await write(page, "Key benefit 1", "No dark office");
      await choosePicture(page);
    },
  },
];

for (const { list, one, at, field, first, second, fill } of lives) {
  test(`a ${one}: made, edited, published, live, taken back from its history, thrown away and restored`, async ({
    page,
    stranger,
  }) => {
    const sees = async (text: string | null) => {
      await stranger.goto(at);
      for (const one of [first, second])
        await expect(stranger.locator("main").getByText(one).first()).toBeAttached({ attached: one === text });
    };
    await page.goto(list);
    await page.getByText(`New ${one}`, { exact: true }).click();
    if (one === "page") await page.getByRole("button", { name: "Empty page" }).click();
    await page.waitForURL(/\/cms\/edit\/[\w-]{36}$/);
    const editor = new URL(page.url()).pathname;
    await fill(page);
    await write(page, field, first);
    await sees(null);
    const asked: string[] = [];
    const note = (request: Request) =>
      asked.push(`${request.method()} ${new URL(request.url()).pathname.split("/").at(-1)}`);
    page.on("request", note);
    await publish(page);
    // Each thing once: what is asked for twice drops the first answer halfway.
    const posted = asked.slice(asked.indexOf("POST publish.data")).filter((one) => one.endsWith(".data"));
    const id = editor.split("/").at(-1);
    expect(posted.toSorted()).toEqual(["GET check.data", `GET ${id}.data`, "POST publish.data"].toSorted());
    page.off("request", note);
    await sees(first);

    await page.goto(editor);
    if (one === "page") await page.getByRole("button", { name: /^Page opening/ }).click();
    await write(page, field, second);
    await sees(first);
    await publish(page);
    await sees(second);

    await page.getByRole("link", { name: "History" }).click();
    await expect(page.locator(".change ins").first()).toBeVisible();
    const pages = page.locator(".rendered iframe");
    await expect(pages.first().contentFrame().locator("main").getByText(first).first()).toBeAttached();
    await expect(pages.last().contentFrame().locator("main").getByText(second).first()).toBeAttached();
    await page.getByRole("button", { name: /^Restore version \d+$/ }).click();
    await expect(page.getByText(/^Version \d+ is the draft again/)).toBeVisible();
    await sees(second);
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText(/^(Live at|Published after)/)).toBeVisible();
    await sees(first);

    const name = (await page.locator(".crumbs a").last().textContent()) ?? "";
    const row = page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
    const choose = async (verb: string) => {
      await row.getByLabel(/^More for/).click();
      await row.getByRole("button", { name: verb, exact: true }).click();
    };
    await page.goto(list);
    await expect(row).toContainText("Live");
    await choose("Move to trash");
    await confirm(page, /^Move “.*” to the trash\?$/, "You can take it back.", "Move to trash");
    await expect(row).toHaveCount(0);
    expect((await stranger.goto(at))?.status()).toBe(404);

    await page.getByRole("link", { name: /^In trash/ }).click();
    await row
      .getByRole("button", { name: /^Take back/ })
      .first()
      .click();
    await expect(row).toHaveCount(0);
    await page.goto(list);
    await expect(row).toContainText(/Draft|Unpublished/);
    await choose("Publish");
    await expect(row).toContainText("Live");
    await sees(first);
  });
}
