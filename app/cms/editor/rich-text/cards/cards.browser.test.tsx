import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { mountedText, paragraph } from "../../../../../tests/components/mounted-text.tsx";

const button = (words = "", href = ""): RichTextNode => ({ type: "button", attrs: { words, href } });

const mountedCards = async (content: RichTextNode[], more?: Parameters<typeof mountedText>[0]) => {
  const mounted = await mountedText({ content, ...more });
  const card = (name: string) => mounted.screen.getByRole("group", { name, exact: true });
  const press = (name: string) => (mounted.screen.getByRole("button", { name }).element() as HTMLElement).click();
  return { ...mounted, card, press };
};

test("the fields of a card are the text, and say what is missing once they are left", async () => {
  const { card, outline, editing } = await mountedCards([paragraph("One"), button(), paragraph("Two")]);
  const words = card("Button").getByRole("textbox", { name: "Words on it" });
  await words.fill("Book");
  await expect.poll(outline).toEqual(["paragraph: One", 'button {"words":"Book"}', "paragraph: Two"]);
  expect(editing().focus.get()).toMatchObject({ at: ["body"], part: 1 });
  await words.fill("");
  await userEvent.tab();
  await expect.element(words).toHaveAccessibleDescription("This field is required");
  const leads = card("Button").getByRole("combobox", { name: "Leads to" });
  await leads.fill("nowhere");
  await userEvent.tab();
  await expect.element(leads).toHaveAccessibleDescription(/^Start with \/ for a page of this site/);
});

test("a card is dragged by its head", async () => {
  const { card } = await mountedCards([paragraph("One"), button("Book")]);
  await expect.element(card("Button")).toBeVisible();
  const dragged = card("Button").element().closest("[draggable]");
  expect(dragged?.getAttribute("draggable")).toBe("true");
  expect(dragged?.querySelector("[data-drag-handle]")?.textContent).toBe("Button");
});

test("what is undone stands in the fields of the card again", async () => {
  const { card, press, outline } = await mountedCards([button("Book"), paragraph("Two")]);
  const words = card("Button").getByRole("textbox", { name: "Words on it" });
  await words.fill("Call");
  await expect.poll(outline).toEqual(['button {"words":"Call"}', "paragraph: Two"]);
  press("Undo");
  await expect.element(words).toHaveValue("Book");
  press("Redo");
  await expect.element(words).toHaveValue("Call");
});

test("Enter in a field of a card writes on behind it, Escape takes the card itself, whose keys move and open it", async () => {
  const { card, text, outline } = await mountedCards([paragraph("One"), button("Book"), { type: "horizontalRule" }]);
  const words = card("Button").getByRole("textbox", { name: "Words on it" });
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("Two");
  const book = 'button {"words":"Book"}';
  await expect.poll(outline).toEqual(["paragraph: One", book, "paragraph: Two", "horizontalRule"]);
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}No. ");
  await expect.poll(outline).toEqual(["paragraph: One", book, "paragraph: No. Two", "horizontalRule"]);
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(card("Button")).toHaveClass("is-selected");
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(outline).toEqual(["paragraph: One", "paragraph: No. Two", book, "horizontalRule"]);
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
  await expect.poll(outline).toEqual([book, "paragraph: One", "paragraph: No. Two", "horizontalRule"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard("{Escape}{Delete}");
  await expect.poll(outline).toEqual(["paragraph: One", "paragraph: No. Two", "horizontalRule"]);
});

test("keys that follow Enter at once go into the first field of the card that it opens or puts in", async () => {
  const { card, text } = await mountedCards([button("Book")]);
  const words = card("Button").getByRole("textbox", { name: "Words on it" });
  // All that a key does before the next one, where a browser is too busy for a frame between them.
  const pressEnter = async () => {
    text.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    for (let microtask = 0; microtask < 20; microtask += 1) await null;
  };
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(text).toHaveFocus();
  await pressEnter();
  expect(document.activeElement).toBe(words.element());
  await userEvent.keyboard("{Enter}/video");
  await expect.element(text).toHaveAttribute("aria-activedescendant");
  await pressEnter();
  expect(document.activeElement).toBe(card("Video").getByLabelText("Address at YouTube or Vimeo").element());
});

test("the buttons of a card move it, keeping the focus, and take it away, leaving it to the text", async () => {
  const quote: RichTextNode = { type: "blockquote", attrs: { source: "" }, content: [paragraph("It worked")] };
  const { card, press, text, outline, screen } = await mountedCards([paragraph("One"), quote, paragraph("Two")]);
  await card("Quote").getByRole("textbox", { name: "Who said it, or where" }).fill("A clinic");
  const told = 'blockquote {"source":"A clinic"}: It worked';
  const up = screen.getByRole("button", { name: "Move the quote up" });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(outline).toEqual([told, "paragraph: One", "paragraph: Two"]);
  await expect.element(up).toHaveFocus();
  press("Move the quote down");
  await expect.poll(outline).toEqual(["paragraph: One", told, "paragraph: Two"]);
  press("Remove the quote");
  await expect.poll(outline).toEqual(["paragraph: One", "paragraph: Two"]);
  await expect.element(text).toHaveFocus();
});

const picture: PictureItem = {
  ...{ id: "roots", src: "/media/roots.jpg", width: 600, height: 400, alt: "", focus: { x: 50, y: 50 }, sources: [] },
  ...{ name: "Roots", type: "image/jpeg", bytes: 9_000, frames: 1 },
};

test("a picture that nobody described asks for its text, says what is wrong, and asks no more once it is stored", async () => {
  const say = [{ saved: false, errors: { alt: "At most 300 characters" } }, null, { saved: true }];
  const { card, sent } = await mountedCards([{ type: "picture", attrs: { picture: "roots" } }], {
    pictures: { roots: { src: picture.src, alt: "" } },
    answers: {
      "GET /cms/media/pictures.json": () => ({ pictures: [picture], total: 1, page: 1, pages: 1 }),
      "POST /cms/media/roots/describe": () => say.shift(),
    },
  });
  const alt = card("Picture").getByRole("textbox", { name: "Alternative text" });
  const save = card("Picture").getByRole("button", { name: "Save the text" });
  const posts = () => sent.filter(({ path }) => path.endsWith("/describe")).map(({ fields }) => fields);
  await alt.fill(" ");
  await save.click();
  await expect.element(alt).toHaveAccessibleDescription(/^Write what the picture shows/);
  expect(posts()).toEqual([]);
  await alt.fill(" Roots in green ");
  await save.click();
  await expect.element(alt).toHaveAccessibleDescription(/^At most 300 characters/);
  await save.click();
  await expect.element(alt).toHaveAccessibleDescription(/^It could not be saved. Try again/);
  await save.click();
  await expect.element(alt).not.toBeInTheDocument();
  expect(posts()).toEqual(Array(3).fill({ alt: "Roots in green", baseAlt: "" }));
  await expect.element(card("Picture").getByText("Roots in green")).toBeVisible();
});

test("keys in the library that a card opens are the library's, and change nothing in the text", async () => {
  const content = [{ type: "picture", attrs: { picture: "roots" } }, { type: "horizontalRule" }];
  const answers = { "GET /cms/media/pictures.json": () => ({ pictures: [picture], total: 1, page: 1, pages: 1 }) };
  const { screen, card, outline } = await mountedCards(content, { answers });
  const before = outline();
  await card("Picture")
    .getByRole("button", { name: /^Change/ })
    .click();
  const search = screen.getByRole("searchbox");
  await search.click();
  await userEvent.keyboard("{Enter}");
  expect(outline()).toEqual(before);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("a picture with its text does not ask for one", async () => {
  const { card } = await mountedCards([{ type: "picture", attrs: { picture: "roots" } }], {
    pictures: { roots: { src: picture.src, alt: "Roots" } },
  });
  await expect.element(card("Picture")).toBeVisible();
  await expect.element(card("Picture").getByRole("textbox", { name: "Alternative text" })).not.toBeInTheDocument();
});
