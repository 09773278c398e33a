import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { PictureItem } from "#domain/media/picture.ts";
import { madeFile, madePicture } from "../../../../tests/components/made-pictures.ts";
import { type Answers, mounted, type Sent } from "../../../../tests/components/mounted.tsx";
import { dropped } from "../../../../tests/components/pasted.ts";
import type { PicturesAnswer } from "../pictures-json.ts";
import { FromLibrary } from "./from-library.tsx";

const pick = vi.fn<(picture: PictureItem) => void>();

const JSON_PATH = "/cms/media/pictures.json";
const found = (pictures: PictureItem[], more: Partial<PicturesAnswer> = {}): PicturesAnswer => ({
  ...{ pictures, total: pictures.length, page: 1, pages: 1 },
  ...more,
});

const BARE = madePicture({ id: "bare", name: "Bare", alt: "" });

type Given = { list?: (sent: Sent) => unknown; only?: "file"; answers?: Answers };

const opened = async ({ list = () => found([madePicture(), BARE]), only, answers }: Given = {}) => {
  pick.mockReset();
  const { screen, sent } = await mounted(
    () => (
      <form onSubmit={() => pick(madePicture({ id: "the form was sent" }))}>
        <FromLibrary chosen="boats" only={only} pick={pick}>
          Choose
        </FromLibrary>
      </form>
    ),
    { answers: { [`GET ${JSON_PATH}`]: list, ...answers } },
  );
  await screen.getByRole("button", { name: "Choose" }).click();
  const asked = () => sent.filter(({ path }) => path.startsWith(JSON_PATH)).map(({ path }) => path.split("?")[1]);
  return { screen, sent, asked, dialog: screen.getByRole("dialog") };
};

const picked = () => pick.mock.calls.map(([{ id, alt }]) => ({ id, alt }));

test("what is chosen is pressed; a press on another takes it, closes the library and gives the focus back", async () => {
  const other = madePicture({ id: "quay", name: "Quay" });
  const { screen, asked, dialog } = await opened({ list: () => found([madePicture(), other]) });
  await expect.element(dialog.getByRole("heading", { name: "Choose a picture" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Boats/ })).toHaveAttribute("aria-pressed", "true");
  await expect.element(dialog.getByRole("status")).toHaveTextContent("2 pictures");
  const quay = dialog.getByRole("button", { name: /^Quay/ });
  await expect.element(quay).toHaveAttribute("aria-pressed", "false");
  expect(asked()).toEqual(["q=&only=picture&page=1"]);
  await quay.click();
  await expect.poll(picked).toMatchObject([{ id: "quay" }]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Choose" })).toHaveFocus();
});

test("a picture without its text gets it first; nothing is chosen until it is stored", async () => {
  const answers = [
    Response.json({ saved: false, errors: { alt: "Too long" } }, { status: 422 }),
    Response.json({ saved: false, stale: "Theirs" }, { status: 409 }),
    Response.json({ saved: true }),
  ];
  const { sent, dialog } = await opened({ answers: { "POST /cms/media/bare/describe": () => answers.shift() } });
  await dialog.getByRole("button", { name: /^Bare/ }).click();
  await expect.element(dialog.getByRole("heading", { name: "Describe this picture" })).toBeVisible();
  await dialog.getByRole("button", { name: "Another picture" }).click();
  await dialog.getByRole("button", { name: /^Bare/ }).click();
  const text = dialog.getByRole("textbox", { name: "Alternative text" });
  await expect.element(text).toHaveFocus();
  const use = dialog.getByRole("button", { name: "Save and use" });
  await text.fill("  ");
  await use.click();
  await expect.element(text).toHaveAccessibleDescription(/^Write what the picture shows/);
  await text.fill(" A mast ");
  await use.click();
  await expect.element(text).toHaveAccessibleDescription(/^Too long/);
  await use.click();
  await expect.element(text).toHaveAccessibleDescription(/^Somebody else wrote meanwhile: “Theirs”/);
  expect(pick).not.toHaveBeenCalled();
  await use.click();
  await expect.poll(picked).toEqual([{ id: "bare", alt: "A mast" }]);
  const fields = { alt: "A mast", baseAlt: "" };
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject(Array(3).fill({ fields }));
});

test("words are searched for, Enter sends no form around, and more are shown below the first", async () => {
  const quay = madePicture({ id: "quay", name: "Quay" });
  const list = ({ path }: Sent) => {
    if (path.includes("q=none")) return found([]);
    return path.includes("page=2")
      ? found([quay], { total: 1201, page: 2, pages: 2 })
      : found([madePicture()], { total: 1201, pages: 2 });
  };
  const { dialog, asked } = await opened({ list });
  await dialog.getByRole("button", { name: "Show more (1 of 1,201)" }).click();
  await expect.element(dialog.getByRole("button", { name: /^Quay/ })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Boats/ })).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Show more/ }).elements()).toHaveLength(0);
  await dialog.getByRole("searchbox", { name: "Search pictures" }).fill("none");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("Nothing matches. Try other words, or upload a picture.")).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Boats/ }).elements(), "what was found before").toEqual([]);
  expect(asked()).toEqual(["", "", "none"].map((q, n) => `q=${q}&only=picture&page=${n === 1 ? 2 : 1}`));
  expect(pick).not.toHaveBeenCalled();
});

test("an answer that comes late leaves alone what was found for the words typed since", async () => {
  const late = Promise.withResolvers<Response>();
  const answer = Response.json(found([madePicture({ id: "mast", name: "Mast" })]));
  const read = vi.spyOn(answer, "text");
  const list = ({ path }: Sent) => {
    if (path.includes("q=mast")) return late.promise;
    return path.includes("q=quay") ? found([madePicture({ id: "quay", name: "Quay" })]) : found([BARE]);
  };
  const { dialog, asked } = await opened({ list });
  const search = dialog.getByRole("searchbox", { name: "Search pictures" });
  const tile = (name: RegExp) => dialog.getByRole("button", { name });
  await search.fill("mast");
  await expect.poll(asked).toContain("q=mast&only=picture&page=1");
  await search.fill("quay");
  await expect.element(tile(/^Quay/)).toBeVisible();
  late.resolve(answer);
  await expect.poll(() => read).toHaveReturned();
  await read.mock.results[0]?.value;
  await new Promise(requestAnimationFrame);
  await expect.element(tile(/^Quay/)).toBeVisible();
  expect(tile(/^Mast/).elements()).toEqual([]);
});

test("a text that can't be stored, as the session has ended, stays and is told why", async () => {
  const ended = () => new Response(null, { status: 401 });
  const { dialog } = await opened({ answers: { "POST /cms/media/bare/describe": ended } });
  await dialog.getByRole("button", { name: /^Bare/ }).click();
  const text = dialog.getByRole("textbox", { name: "Alternative text" });
  await text.fill("A mast");
  await dialog.getByRole("button", { name: "Save and use" }).click();
  await expect.element(text).toHaveAccessibleDescription(/^Your session has ended/);
  await expect.element(text).toHaveValue("A mast");
  expect(pick).not.toHaveBeenCalled();
});

test("where the library can't be loaded it says so, not that nothing matches, and is asked again", async () => {
  const answers = [new Response(null, { status: 403 }), new Response(null, { status: 401 }), found([BARE])];
  const { dialog } = await opened({ list: () => answers.shift() });
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toHaveTextContent("The pictures could not be loaded. Try again");
  expect(dialog.getByText(/^Nothing matches/).elements()).toHaveLength(0);
  await expect.element(dialog.getByRole("status").last()).toHaveTextContent("");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByText(/^Your session has ended/)).toBeVisible();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByRole("button", { name: /^Bare/ })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

const taken = ({ path }: Sent) => {
  const id = new URLSearchParams(path.split("?")[1]).get("name") ?? "";
  return { picture: madePicture({ id, name: id }), removed: 0 };
};

test("of several that are uploaded one is chosen in the tray; one by itself is taken", async () => {
  const { screen, sent, dialog, asked } = await opened({ answers: { "POST /cms/media/upload": taken } });
  const into = dialog.getByRole("list", { name: "Pictures" });
  await expect.element(dialog.getByRole("button", { name: /^Boats/ })).toBeVisible();
  dropped(into, {}, new File(["x"], "a"), new File(["x"], "b"));
  await expect.poll(() => asked().length).toBe(3);
  expect(dialog.getByRole("link", { name: /^Describe/ }).elements()).toHaveLength(0);
  await dialog.getByRole("button", { name: "Use b" }).click();
  await expect.poll(picked).toMatchObject([{ id: "b" }]);
  await screen.getByRole("button", { name: "Choose" }).click();
  await expect.element(dialog.getByRole("button", { name: /^Boats/ })).toBeVisible();
  dropped(into, {}, new File(["x"], "c"));
  await expect.poll(picked).toMatchObject([{ id: "b" }, { id: "c" }]);
  await expect.element(dialog).not.toBeInTheDocument();
  const uploads = sent.filter(({ method }) => method === "POST").map(({ path }) => path);
  expect(uploads).toEqual(["a", "b", "c"].map((name) => `/cms/media/upload?name=${name}&only=picture`));
});

test("a place for files is offered files alone, which need no text", async () => {
  const { dialog, asked } = await opened({ only: "file", list: () => found([madeFile()]) });
  await expect.element(dialog.getByRole("heading", { name: "Choose a file" })).toBeVisible();
  await expect.element(dialog.getByRole("searchbox", { name: "Search files" })).toBeVisible();
  expect(dialog.element().querySelector("input[type=file]")?.getAttribute("accept")).toBe("application/pdf");
  await dialog.getByRole("list", { name: "Files" }).getByRole("button").click();
  await expect.poll(picked).toMatchObject([{ id: "sheet" }]);
  expect(asked()).toEqual(["q=&only=file&page=1"]);
});

test("a file whose library was closed while it was on its way is not chosen over what was chosen since", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const upload = async (sent: Sent) => {
    await promise;
    return taken(sent);
  };
  const { screen, dialog } = await opened({ answers: { "POST /cms/media/upload": upload } });
  await expect.element(dialog.getByRole("button", { name: /^Boats/ })).toBeVisible();
  dropped(dialog.getByRole("list", { name: "Pictures" }), {}, new File(["x"], "wrong"));
  await expect.element(dialog.getByText("wrong")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Choose" }).click();
  await dialog.getByRole("button", { name: /^Boats/ }).click();
  await expect.poll(picked).toMatchObject([{ id: "boats" }]);
  const json = vi.spyOn(Response.prototype, "json");
  resolve();
  await expect.poll(() => json).toHaveReturned();
  await new Promise((done) => setTimeout(done, 100));
  expect(picked()).toMatchObject([{ id: "boats" }]);
  json.mockRestore();
});
