import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { FormStoreContext, openFormStore } from "#app/cms/fields/state/form-store.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { blankDocument } from "#domain/content/form/document-form.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { OriginalText } from "./original-text.tsx";

type OriginalChange = NonNullable<Beside["original"]>["changes"][number];

const english = { language: "en", id: "service-1", status: "live", state: "original", changes: 0 } as const;
const spanish = { language: "es", id: "service-2", status: "draft", state: "behind", changes: 2 } as const;

const original = (changes: OriginalChange[] = []): Beside["original"] => ({
  id: "service-1",
  language: "en",
  title: "Backups",
  seen: "r7",
  data: { ...blankDocument("service", "2026-11-20"), title: "Backups", lead: "Words of the original" },
  changes,
});

test("an original says which languages it has, and is translated by a button", async () => {
  const languages = [english, { language: "es", id: null, status: null, state: "not-translated", changes: 0 }] as const;
  const { screen, sent } = await openedEditor({ beside: { languages: [...languages], original: null } });
  const bar = screen.getByRole("region", { name: "Languages" });
  await expect.element(bar).toMatchTextContent(/^English ?Español ?Not translated/);
  await expect.element(bar.getByRole("button", { name: /original/ })).not.toBeInTheDocument();
  const last = screen.getByText("Search engines and sharing").element().closest("details");
  const gap = bar.element().getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0);
  expect(gap).toBeGreaterThanOrEqual(12);
  (bar.getByRole("button", { name: /^Translate/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent)
    .toContainEqual(expect.objectContaining({ path: "/cms/edit/service-1/translate", fields: { language: "es" } }));
});

test("a document of one language has no line of languages", async () => {
  const { screen } = await openedEditor({ beside: { languages: [english], original: null } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Languages" })).not.toBeInTheDocument();
});

test("a translation shows its original at its fields, until that is hidden, and leads to it", async () => {
  const beside = { languages: [english, spanish], original: original() };
  const { screen, where } = await openedEditor({ draft: { id: "service-2", language: "es" }, beside });
  const bar = screen.getByRole("region", { name: "Languages" });
  const words = screen.getByText("Words of the original");
  await expect.element(bar).toMatchTextContent(/^Español ?Original changed \(2 fields\)/);
  expect(bar.getByRole("link").elements()).toHaveLength(1);
  await expect.element(words).toBeVisible();
  await bar.getByRole("button", { name: "Hide the original" }).click();
  await expect.element(words).not.toBeInTheDocument();
  await bar.getByRole("button", { name: "Show the original" }).click();
  await expect.element(words).toBeVisible();
  await bar.getByRole("link", { name: "Open the English original" }).click();
  await expect.poll(where).toBe("/cms/edit/service-1");
});

test("the lines of a list in a translation are as wide as each other, each above what its original says", async () => {
  const beside = { languages: [english, spanish], original: original() };
  if (beside.original)
    beside.original.data = { ...beside.original.data, benefits: ["Short", "A benefit of many more words"] };
  const data = { benefits: ["Corto", "Largo"] };
  const { screen } = await openedEditor({ draft: { id: "service-2", language: "es", data }, beside });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const [first, second] = ["Key benefit 1", "Key benefit 2"].map((name) =>
    boxOf(screen.getByRole("textbox", { name }).element()),
  );
  expect(first?.width).toBe(second?.width);
  const words = boxOf(screen.getByText("A benefit of many more words").element());
  expect(words.top).toBeGreaterThanOrEqual(second?.bottom ?? 0);
});

test("a translation whose original is in the trash does not lead there, and the texts that changed lead to their fields", async () => {
  const trashed = { ...spanish, state: "original-in-trash" } as const;
  const change: OriginalChange = { where: ["Opening text"], kind: "changed", words: [], place: ["lead"], what: "text" };
  const beside = {
    languages: [english, trashed],
    original: original([change]),
  };
  const { screen } = await openedEditor({ draft: { id: "service-2", language: "es" }, beside });
  const bar = screen.getByRole("region", { name: "Languages" });
  await expect.element(bar.getByRole("link", { name: /original/ })).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent(/One text of the original changed/);
  await bar.getByRole("button", { name: "Opening text" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Opening text" })).toHaveFocus();
});

test("the text of the original goes along with the part that is written, a heading and a list told apart", async () => {
  const line = (words: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
  const items = ["Third", "Fourth"].map((words) => ({ type: "listItem", content: [line(words)] }));
  const heading = { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "First" }] };
  const value = { type: "doc", content: [heading, line("Second"), { type: "bulletList", content: items }] };
  const store = openFormStore("post", blankDocument("post", "2026-11-20"));
  const { screen } = await mounted(() => (
    <FormStoreContext value={store}>
      <OriginalText value={value as RichTextNode} language="en" place={["body"]} />
    </FormStoreContext>
  ));
  const text = screen.getByRole("region", { name: "The text in English" });
  const parts = text.getByRole("paragraph");
  const current = () => parts.elements().map((part) => part.getAttribute("aria-current"));
  await expect
    .poll(() => parts.elements().map(({ textContent }) => textContent))
    .toEqual(["First", "Second", "Third", "Fourth"]);
  expect(parts.elements().map(({ className }) => className)).toEqual([
    "is-heading",
    "is-in-doc",
    "is-in-listItem",
    "is-in-listItem",
  ]);
  expect(current()).toEqual([null, null, null, null]);
  store.focus.set({ open: new Set(), at: ["body"], part: 2 });
  await expect.poll(current).toEqual([null, null, "true", null]);
  store.focus.set({ open: new Set(), at: ["title"] });
  await expect.poll(current).toEqual([null, null, null, null]);
  await expect.element(text).toHaveAttribute("lang", "en-US");
});
