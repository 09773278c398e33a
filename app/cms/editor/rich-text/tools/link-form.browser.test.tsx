import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { mountedText, paragraph, selectWords } from "../../../../../tests/components/mounted-text.tsx";

const target = (id: string, title: string, more: Partial<Target> = {}): Target => ({
  ...{ id, title, type: "page", path: `/${id}`, live: true },
  ...more,
});

const TARGETS = [
  target("about", "About us"),
  target("storm", "Storm season", { type: "post", path: "/blog/storm", live: false }),
  target("list", "Storm list", { type: "file", path: "/files/list.pdf" }),
];

const answers = { "GET /cms/targets": () => TARGETS };

const linked = (href: string, text: string) => ({ type: "text", text, marks: [{ type: "link", attrs: { href } }] });

/** A text whose link form was opened by its key. */
const asked = async (given: Parameters<typeof mountedText>[0], words?: string) => {
  const mounted = await mountedText({ answers, ...given });
  if (words) await selectWords(words);
  await userEvent.keyboard("{Control>}k{/Control}");
  const { screen } = mounted;
  const field = screen.getByRole("combobox", { name: "Link leads to" });
  await expect.element(field).toHaveFocus();
  return { ...mounted, field, option: (name: RegExp) => screen.getByRole("option", { name }) };
};

test("pages, posts and files are found by words, with what they are, and Enter takes the first", async () => {
  const { field, option, sent, outline, text } = await asked({ content: [paragraph("See ")] });
  await field.fill("storm-season");
  await expect.element(option(/^Storm season ?\/blog\/storm ?Post, not live$/i)).toBeVisible();
  await expect.element(option(/^Storm list ?\/files\/list\.pdf ?File \(PDF\)$/)).toBeVisible();
  await expect.element(option(/^About us ?\/about ?Page$/i)).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  expect(sent.map(({ path }) => path)).toContain("/cms/targets?search=storm+season");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  expect(outline()).toEqual(["paragraph: See [link /about About us]"]);
});

test("the arrow keys go round the targets, and what is selected keeps its words", async () => {
  const { field, option, outline } = await asked({ content: [paragraph("Read this first")] }, "this");
  await expect.element(option(/^About/)).toBeVisible();
  await expect.element(option(/^About/)).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/^Storm list/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const second = option(/^Storm season/);
  await expect.element(second).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", second.element().id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  await expect.poll(outline).toEqual(["paragraph: Read [link /files/list.pdf this] first"]);
});

test("a target is taken by a click, and Escape leaves the text as it was", async () => {
  const { field, option, outline, text, screen } = await asked({ content: [paragraph("Read this")] }, "this");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  expect(outline()).toEqual(["paragraph: Read this"]);
  await screen.getByRole("button", { name: "Link", exact: true }).click();
  await option(/^Storm season/).click();
  await expect.poll(outline).toEqual(["paragraph: Read [link /blog/storm this]"]);
});

test.each([
  ["example.com/a", "https://example.com/a"],
  ["/contact#form", "/contact#form"],
  ["help@example.com", "mailto:help@example.com"],
])("an address is taken as it was typed, with what people leave out: %s", async (typed, href) => {
  const { field, outline, screen } = await asked({ content: [paragraph("Read this")] }, "this");
  await field.fill(typed);
  (screen.getByRole("button", { name: "Set link" }).element() as HTMLElement).click();
  await expect.poll(outline).toEqual([`paragraph: Read [link ${href} this]`]);
});

test("words that find nothing are told to be no address, until something else is typed", async () => {
  const { field, outline } = await asked({ content: [paragraph("This")], answers: {} });
  await field.fill("javascript:alert(1)");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(/^Choose a page, or type an address/);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("about");
  await expect.element(field).toHaveAccessibleDescription("");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  expect(outline()).toEqual(["paragraph: This"]);
});

test("a link shows where it leads, is changed as a whole, and is taken off by its button or without an address", async () => {
  const content = [{ type: "paragraph", content: [linked("/contact", "write to us")] }];
  const { field, outline, screen } = await asked({ content }, "to");
  await expect.element(field).toHaveValue("/contact");
  const tool = screen.getByRole("button", { name: "Link", exact: true });
  await expect.element(tool).toHaveAttribute("aria-pressed", "true");
  await field.fill("/about");
  await userEvent.keyboard("{Enter}");
  await expect.poll(outline).toEqual(["paragraph: [link /about write to us]"]);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveValue("/about");
  await field.fill("");
  await userEvent.keyboard("{Enter}");
  await expect.poll(outline).toEqual(["paragraph: write to us"]);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveValue("");
  await expect.element(screen.getByRole("button", { name: "Remove link" })).not.toBeInTheDocument();
});

test("a link of which a part is selected is taken off as a whole", async () => {
  const content = [{ type: "paragraph", content: [linked("/contact", "write to us")] }];
  const { outline, screen } = await asked({ content }, "to");
  await screen.getByRole("button", { name: "Remove link" }).click();
  await expect.poll(outline).toEqual(["paragraph: write to us"]);
});
