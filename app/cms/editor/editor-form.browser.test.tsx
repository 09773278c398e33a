import { expect, test } from "vitest";
import { openedEditor } from "../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../tests/components/page-with.ts";

const AT = Date.UTC(2026, 10, 25, 15);

test("how many fields are to be put right stands above them, and leads to the first", async () => {
  const draft = { type: "testimonial", data: { content: "Well done", name: "", position: "" } } as const;
  const { screen } = await openedEditor({ draft });
  const summary = screen.getByText(/to fill in or put right before this can go live/);
  await expect.element(summary).toMatchTextContent(/^2 fields to fill in/);
  const name = screen.getByRole("textbox", { name: "Name", exact: true });
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/This field is required/);
  await name.fill("A client");
  await expect.element(summary).toMatchTextContent(/^One field to fill in/);
  await screen.getByRole("textbox", { name: "Position" }).fill("Of a firm");
  await expect.element(summary).not.toBeInTheDocument();
});

test("what is folded away above a text says in a word what it holds, and what is to be put right", async () => {
  const draft = { type: "post", data: { author: "Help desk", tags: ["Backups"], publishedOn: "" } } as const;
  const targets = { member: [{ id: "m1", type: "member", title: "Ana", path: null }] } as never;
  const { screen } = await openedEditor({ draft: { ...draft, data: { ...draft.data, writtenBy: ["m1"] } }, targets });
  const fold = screen.getByText(/^Picture, author, author in words, tags, and date/);
  await expect.element(fold).toMatchTextContent(/Ana ?Help desk ?Backups/);
  const author = screen.getByRole("textbox", { name: "Author in words" });
  await expect.element(author).not.toBeInTheDocument();
  await fold.click();
  await author.fill("");
  await expect.element(fold).not.toMatchTextContent("Help desk");
});

test("the date of a post says what a schedule makes of it, until it was live", async () => {
  const date = async (draft: object) => {
    const { screen } = await openedEditor({ draft: { type: "post", ...draft } });
    await screen.getByText(/^Picture, author/).click();
    return { screen, field: screen.getByLabelText("Date", { exact: true }) };
  };
  const open = await date({});
  await expect.element(open.field).toHaveAccessibleDescription("A schedule sets it to the day it goes live");
  await open.screen.unmount();
  const planned = await date({ publishAt: AT });
  await expect.element(planned.field).toHaveAccessibleDescription(/^Goes live November 25, 2026/);
  await planned.screen.unmount();
  const live = await date({ published: "r1" });
  await expect.element(live.field).not.toHaveAccessibleDescription(/schedule/);
});

test("the dates of a position are not what a schedule sets, and its last day says what comes after", async () => {
  const { screen } = await openedEditor({ draft: { type: "position" } });
  await expect.element(screen.getByLabelText("Posted on")).not.toHaveAccessibleDescription(/schedule/);
  await expect
    .element(screen.getByLabelText("Last day to apply"))
    .toHaveAccessibleDescription(/^After it the position leaves the site by itself/);
});

test("a sample says what it is, and is said to be true by a button", async () => {
  const { screen, sent } = await openedEditor({ draft: { sample: true } });
  await expect.element(screen.getByText(/^This is a sample\./)).toBeVisible();
  await screen.getByRole("button", { name: "This is true of us" }).click();
  await expect
    .poll(() => sent)
    .toContainEqual(
      expect.objectContaining({ path: "/cms/edit/service-1/confirm", fields: { back: "/cms/edit/service-1" } }),
    );
});

test("what is dropped beside all fields is refused with a word, what a field takes is not", async () => {
  const { screen } = await openedEditor({ draft: pageWith({}) });
  const heading = screen.getByRole("heading", { level: 1 }).element();
  const title = screen.getByRole("textbox", { name: "Title" }).first().element();
  const dropped = (on: Element, file: boolean) => {
    const dataTransfer = new DataTransfer();
    if (file) dataTransfer.items.add(new File(["x"], "x.png", { type: "image/png" }));
    else dataTransfer.setData("text/plain", "words");
    return ["dragover", "drop"].map((type) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      on.dispatchEvent(event);
      return event.defaultPrevented;
    });
  };
  expect(dropped(title, false)).toEqual([false, false]);
  expect(dropped(heading, false)).toEqual([true, true]);
  await expect.element(screen.getByText("Nothing takes this here. Drop it into a field or a text")).toBeVisible();
  expect(dropped(title, true)).toEqual([true, true]);
  await expect
    .element(screen.getByText("Nothing takes a file here. Drop pictures into a text, or into Media"))
    .toBeVisible();
});
