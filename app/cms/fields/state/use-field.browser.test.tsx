import { expect, test } from "vitest";
import type { Place } from "#domain/content/form/place.ts";
import { mountedForm } from "../../../../tests/components/mounted-form.tsx";
import { type Letter, useFocusField } from "./use-field.ts";

const mountedWithGo = async (given: Omit<Parameters<typeof mountedForm>[0], "above">) => {
  const use: { go?: (place: Place, letter?: Letter | null) => void } = {};
  const Go = () => {
    use.go = useFocusField();
    return null;
  };
  const form = await mountedForm({ ...given, above: <Go /> });
  return { ...form, go: (place: Place, letter?: Letter) => use.go?.(place, letter) };
};

test("a field within a closed group is opened, focused and noted", async () => {
  const { screen, go, store } = await mountedWithGo({ type: "service" });
  const title = screen.getByLabelText("Title on the card");
  await expect.element(title).not.toBeVisible();
  go(["card", "title"]);
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeVisible();
  expect(store.focus.get().at).toEqual(["card", "title"]);
});

test("a field within lists that are closed is opened item by item", async () => {
  const submenu = [
    { name: "One", path: "/one" },
    { name: "Two", path: "/two" },
  ];
  const menu = [
    { name: "Home", path: "/", submenu: [] },
    { name: "Services", path: "/services", submenu },
  ];
  const { go } = await mountedWithGo({ type: "settings", data: { menu } });
  go(["menu", 1, "submenu", 1, "name"]);
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe("Two");
});

test("the cursor goes to the letter of the paragraph that was clicked, and takes an example whole", async () => {
  const { screen, go, store } = await mountedWithGo({
    type: "page",
    fields: [
      { name: "text", form: { control: "text", label: "Proof", example: "An example", max: 200, required: true } },
    ],
    data: { text: "One\n\nTwo" },
  });
  const field = () => screen.getByRole("textbox", { name: "Proof" }).element() as HTMLTextAreaElement;
  const selected = () => [document.activeElement === field(), field().selectionStart, field().selectionEnd];
  go(["text"], { part: 1, offset: 2 });
  await expect.poll(selected).toEqual([true, 7, 7]);
  field().blur();
  store.draft.set({ ...store.draft.get(), text: "An example" });
  await expect.element(screen.getByText("Example")).toBeVisible();
  go(["text"], { part: 0, offset: 3 });
  await expect.poll(selected).toEqual([true, 0, 10]);
});
