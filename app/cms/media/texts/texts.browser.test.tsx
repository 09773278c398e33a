import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { madePicture } from "../../../../tests/components/made-pictures.ts";
import { type Answers, mounted, type Sent } from "../../../../tests/components/mounted.tsx";
import PictureTexts, { type loader } from "./texts.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/media/texts";
const PICTURES = [madePicture(), madePicture({ id: "quay", name: "Quay", alt: "" })];

const LIST = {
  ...{ uses: {}, total: 2, pages: 1, page: 1, perPage: 48 },
  counts: { all: 2, used: 0, unused: 0, "no-text": 1, files: 0 },
  search: "",
  isChosen: false as const,
};

const opened = async (answers: Answers = {}, loaded: Loaded = { pictures: PICTURES, isChosen: true }) => {
  const { screen, sent, where } = await mounted(PictureTexts, {
    at,
    answers: { [`GET ${at}`]: () => loaded, ...answers },
  });
  const field = (name: string) => screen.getByRole("textbox", { name: `Alternative text of “${name}”` });
  const row = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  const posted = () => sent.filter(({ method }) => method === "POST");
  return { screen, posted, where, field, row };
};

test("a text is live when its field is left; Enter leads to the next one, and what is as it was is not sent", async () => {
  const answers = { "POST /cms/media/boats/describe": () => Response.json({ saved: true }) };
  const { posted, field, row } = await opened(answers);
  await expect.element(field("Boats")).toHaveValue("Boats in the harbor");
  await field("Boats").fill("Boats\nat dawn");
  await expect.element(field("Boats")).toHaveValue("Boats at dawn");
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Quay")).toHaveFocus();
  await expect.element(row("Boats").getByRole("status")).toHaveTextContent("Saved, live");
  const fields = { alt: "Boats at dawn", baseAlt: "Boats in the harbor" };
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Quay")).not.toHaveFocus();
  expect(posted()).toEqual([{ method: "POST", path: "/cms/media/boats/describe", fields }]);
});

test("what a line says of its saving has its room before: no line below moves, nor is missed by a click", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { field, row } = await opened({ "POST /cms/media/boats/describe": () => promise });
  const state = row("Boats").getByRole("status");
  const below = () => field("Quay").element().getBoundingClientRect().top;
  const before = below();
  await field("Boats").fill("At dawn");
  await userEvent.tab();
  await expect.element(state).toHaveTextContent("Saving…");
  expect(below()).toBe(before);
  resolve(Response.json({ saved: true }));
  await expect.element(state).toHaveTextContent("Saved, live");
  expect(below()).toBe(before);
  await field("Boats").fill("At dusk");
  await expect.element(state).toHaveTextContent("");
  expect(below()).toBe(before);
});

test("what is refused stands at its field, and the way out asks first", async () => {
  const refused = () => Response.json({ saved: false, errors: { alt: "Too long" } }, { status: 422 });
  const { screen, field, where } = await opened({ "POST /cms/media/boats/describe": refused });
  await field("Boats").fill("Boats at dawn");
  await userEvent.tab();
  await expect.element(field("Boats")).toHaveAccessibleDescription("Too long");
  await screen.getByRole("link", { name: "Quay" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("A text is not saved.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  // What is filled in below an open dialog goes nowhere.
  await expect.element(dialog).not.toBeInTheDocument();
  expect(where()).toBe(at);
  await field("Boats").fill("Boats in the harbor");
  await screen.getByRole("link", { name: "Quay" }).click();
  await expect.poll(where).toBe("/cms/media/quay");
});

test("before the next page what is left is saved, and what is refused is asked about", async () => {
  const pages = { pictures: PICTURES.slice(0, 1), filter: "all" as const, ...LIST, pages: 2, perPage: 1 };
  const answers = [Response.json({ saved: false, errors: { alt: "Too long" } }, { status: 422 })];
  const describe = () => answers.shift() ?? Response.json({ saved: true });
  const { screen, field, where, posted } = await opened({ "POST /cms/media/boats/describe": describe }, pages);
  await field("Boats").fill("Boats at dawn");
  await userEvent.tab();
  await expect.element(field("Boats")).toHaveAccessibleDescription("Too long");
  await screen.getByRole("link", { name: "Next page" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("A text is not saved.")).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field("Boats")).toHaveValue("Boats at dawn");
  await field("Boats").fill("At dawn");
  (screen.getByRole("link", { name: "Next page" }).element() as HTMLElement).click(); // A mouse would leave the field first, which saves it.
  await expect.poll(where).toBe(`${at}?page=2`);
  expect(posted().map(({ fields: { alt } }) => alt)).toEqual(["Boats at dawn", "At dawn"]);
});

test("without an answer, or signed out, it says so and is tried again with the next leaving", async () => {
  const answers = [
    new Response(null, { status: 401 }),
    Response.json(null, { status: 404 }),
    Response.json({ saved: true }),
  ];
  const { posted, field, row } = await opened({ "POST /cms/media/quay/describe": () => answers.shift() });
  await field("Quay").fill("A quay");
  for (const said of [/^Your session has ended/, /^It could not be saved/]) {
    await userEvent.tab();
    await expect.element(field("Quay")).toHaveAccessibleDescription(said);
    await field("Quay").click();
  }
  await userEvent.tab();
  await expect.element(row("Quay").getByRole("status")).toHaveTextContent("Saved, live");
  await expect.element(field("Quay")).toHaveAccessibleDescription("");
  expect(posted()).toHaveLength(3);
});

test("where somebody else took the text away meanwhile, that is a clash too", async () => {
  const describe = () => Response.json({ saved: false, stale: "" }, { status: 409 });
  const { screen, field } = await opened({ "POST /cms/media/boats/describe": describe });
  await field("Boats").fill("Mine");
  await userEvent.tab();
  await expect.element(screen.getByText(/^Somebody else wrote meanwhile/)).toBeVisible();
  await screen.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(field("Boats")).toHaveValue("");
});

test.each([
  ["Keep mine", "Mine", { alt: "Mine", baseAlt: "Theirs" }],
  ["Take theirs", "Theirs", undefined],
])("where somebody else wrote meanwhile, “%s” leaves “%s”", async (button, left, fields) => {
  const describe = ({ fields: { baseAlt } }: Sent) =>
    baseAlt === "Theirs"
      ? Response.json({ saved: true })
      : Response.json({ saved: false, stale: "Theirs" }, { status: 409 });
  const { screen, posted, field } = await opened({ "POST /cms/media/boats/describe": describe });
  await field("Boats").fill("Mine");
  await userEvent.tab();
  await expect.element(screen.getByText("Somebody else wrote meanwhile: “Theirs”. Yours is not saved.")).toBeVisible();
  await screen.getByRole("button", { name: button }).click();
  await expect.element(screen.getByRole("button", { name: button })).not.toBeInTheDocument();
  await expect.element(field("Boats")).toHaveValue(left);
  expect(
    posted()
      .map((sent) => sent.fields)
      .slice(1),
  ).toMatchObject(fields ? [fields] : []);
});

test("what was selected is said in its number, with the way to all; a list has filter and pages; none says so", async () => {
  const two = await opened();
  await expect.element(two.screen.getByText(/^The 2 pictures that you selected\./)).toBeVisible();
  await expect.element(two.screen.getByRole("link", { name: "Show all pictures" })).toHaveAttribute("href", at);
  expect(two.screen.getByRole("searchbox").elements()).toHaveLength(0);
  await two.screen.unmount();
  const one = await opened({}, { pictures: PICTURES.slice(1), isChosen: true });
  await expect.element(one.screen.getByText(/^The picture that you selected\./)).toBeVisible();
  await one.screen.unmount();
  const all = await opened({}, { pictures: PICTURES, filter: "no-text", ...LIST });
  await expect.element(all.screen.getByText("1–2 of 2")).toBeVisible();
  await expect
    .element(all.screen.getByRole("link", { name: /^Without alternative text/ }))
    .toHaveAttribute("aria-current");
  await all.screen.unmount();
  const none = await opened({}, { pictures: [], filter: "all", ...LIST });
  await expect.element(none.screen.getByRole("heading", { name: "None" })).toBeVisible();
  await expect.element(none.screen.getByRole("searchbox")).toBeVisible();
});
