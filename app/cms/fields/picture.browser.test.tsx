import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { PicturesAnswer } from "#app/cms/media/pictures-json.ts";
import type { Form } from "#domain/content/fields/structure.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import type { Sent } from "../../../tests/components/mounted.tsx";
import { mountedForm } from "../../../tests/components/mounted-form.tsx";

const item = (id: string, name: string, alt: string, more: Partial<PictureItem> = {}): PictureItem => ({
  ...{ id, src: `/media/${id}.jpg`, width: 600, height: 400, alt, focus: { x: 50, y: 50 }, sources: [] },
  ...{ name, type: "image/jpeg", bytes: 9_000, frames: 1 },
  ...more,
});

const pdf = { type: "application/pdf", bytes: 340 * 1024, frames: 3 };
const LIBRARY = [
  item("roots", "Roots", "Roots in green"),
  item("coast", "Coast", ""),
  item("list", "Storm list", "", pdf),
];

/** As the library answers: of one picture, or of all of a kind. */
const answers = {
  "GET /cms/media/pictures.json": ({ path }: Sent): PicturesAnswer => {
    const query = new URLSearchParams(path.split("?")[1]);
    const isWanted = ({ id, type }: PictureItem) =>
      query.has("id") ? query.get("id") === id : (query.get("only") === "file") === (type === "application/pdf");
    const pictures = LIBRARY.filter(isWanted);
    return { pictures, total: pictures.length, page: 1, pages: 1 };
  },
};

const tile = (name: RegExp) => ({ name });

test("a picture is chosen from the library, named where it stands, changed and taken off", async () => {
  const { screen, value, store } = await mountedForm({ type: "testimonial", answers });
  await expect.element(screen.getByText("No picture")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Remove picture" })).not.toBeInTheDocument();
  const choose = screen.getByRole("button", { name: "Choose picture" });
  await expect.element(choose).toHaveAccessibleDescription("Empty: the icon of the trade");
  await choose.click();
  await screen
    .getByRole("dialog")
    .getByRole("button", tile(/^Roots/))
    .click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(value().picture).toBe("roots");
  await expect.element(screen.getByText("Roots in green")).toBeVisible();
  const change = screen.getByRole("button", { name: "Change picture: Roots" });
  await expect.element(change).toHaveFocus();
  expect([store.names.get().roots, store.focus.get().at]).toEqual(["Roots in green", ["picture"]]);
  await change.click();
  await expect
    .element(screen.getByRole("dialog").getByRole("button", tile(/^Roots/)))
    .toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Remove picture" }).click();
  expect(value().picture).toBe("");
  await expect.element(screen.getByText("No picture")).toBeVisible();
});

test("a picture without its text says so, one that is gone too, and one that is required can't be taken off", async () => {
  const { screen, value, store } = await mountedForm({ type: "service", data: { picture: "coast" }, answers });
  await expect.element(screen.getByText("It has no alternative text yet")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change picture: Coast" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Remove picture" })).not.toBeInTheDocument();
  await expect.poll(() => store.names.get().coast).toBe("Coast");
  store.draft.set({ ...value(), picture: "gone" });
  await expect.element(screen.getByText("This picture is no longer in the library")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change picture", exact: true })).toBeVisible();
  store.draft.set({ ...value(), picture: "" });
  const choose = screen.getByRole("button", { name: "Choose picture" }).first();
  await expect.element(choose).toBeVisible();
  (choose.element() as HTMLElement).focus();
  (choose.element() as HTMLElement).blur();
  await expect.element(choose).toHaveAccessibleDescription("Choose a picture");
});

const file: { name: string; form: Form } = { name: "file", form: { control: "file", label: "File", required: true } };

test("a file is one of the files of the library, and says how long and large it is", async () => {
  const { screen, value } = await mountedForm({ type: "page", fields: [file], data: { file: "" }, answers });
  await expect.element(screen.getByText("No file")).toBeVisible();
  await screen.getByRole("button", { name: "Choose file" }).click();
  const dialog = screen.getByRole("dialog", { name: "Choose a file" });
  await expect.poll(() => dialog.getByRole("listitem").elements()).toHaveLength(1);
  await dialog.getByRole("button", tile(/^PDF ?Storm list/)).click();
  await expect.element(screen.getByText("PDF, 3 pages, 340 kB")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change file: Storm list" })).toBeVisible();
  expect(value().file).toBe("list");
});

test("the address of a picture is typed, or taken from the library", async () => {
  const { screen, value } = await mountedForm({ type: "seo", data: { picture: "" }, answers });
  const address = screen.getByRole("textbox", { name: "Open Graph Image URL" });
  await address.fill("https://example.org/a.png");
  expect(value().picture).toBe("https://example.org/a.png");
  await screen.getByRole("button", { name: "Choose from the library" }).click();
  await screen
    .getByRole("dialog")
    .getByRole("button", tile(/^Roots/))
    .click();
  await expect.element(address).toHaveValue("/media/roots.jpg");
});
