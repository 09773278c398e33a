import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { madeFile, madePicture } from "../../../tests/components/made-pictures.ts";
import { mounted, type Sent } from "../../../tests/components/mounted.tsx";
import { dropped } from "../../../tests/components/pasted.ts";
import Media, { type loader } from "./media.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const COUNTS = { all: 1204, used: 3, unused: 4, "no-text": 0, files: 1 };
const PICTURES = [
  madePicture(),
  madePicture({ id: "bare", name: "Bare", alt: "" }),
  madePicture({ id: "drawing", name: "Drawing", type: "image/svg+xml" }),
  madeFile(),
];

const taken = ({ path }: Sent) => {
  const id = new URLSearchParams(path.split("?")[1]).get("name") ?? "";
  return { picture: madePicture({ id, name: id }), removed: 0 };
};

const opened = (loaded: Partial<Loaded> = {}, at = "/cms/media", path = "/cms/media") => {
  const pictures = loaded.pictures ?? PICTURES;
  const query = at.includes("?") ? at.slice(at.indexOf("?")) : "";
  const own: Loaded = {
    ...{ pictures, total: pictures.length, pages: 1, page: 1, perPage: 48, counts: COUNTS, uses: {}, query },
    ...{ filter: "all", search: "", tag: undefined, where: undefined, known: [], tags: {} },
    ...loaded,
  };
  const answers = { [`GET ${at.split("?")[0]}`]: () => own, "POST /cms/media/upload": taken };
  return mounted(Media, { at, path, answers });
};

type Screen = Awaited<ReturnType<typeof opened>>["screen"];
const tick = (screen: Screen, name: string) => screen.getByRole("checkbox", { name: `Select “${name}”` });
const ticked = (screen: Screen) =>
  PICTURES.filter(({ name }) => (tick(screen, name).element() as HTMLInputElement).checked).map(({ id }) => id);

test("a tile says what it is, that its text is missing, and on how many pages it is; it leads there with the filter", async () => {
  const { screen, where } = await opened({ uses: { boats: 2 }, query: "?show=used" });
  const tiles = screen.getByRole("listitem").getByRole("link").elements();
  await expect
    .poll(() => tiles.map((tile) => tile.textContent).slice(-4))
    .toEqual([
      "BoatsPhoto · 1600 × 1200Used on 2",
      "BareNo alternative text",
      "DrawingSVG · 1600 × 1200",
      "PDFData sheetPDF, 12 pages, 340 kB",
    ]);
  await screen.getByRole("link", { name: /^Bare/ }).click();
  await expect.poll(where).toBe("/cms/media/bare?show=used");
});

test("ticks are counted; Shift takes all between two, the box above all, Clear none", async () => {
  const { screen } = await opened();
  const bar = screen.getByRole("form", { name: "With what is selected" });
  const all = screen.getByRole("checkbox", { name: "Select all on this page" });
  await tick(screen, "Boats").click();
  await expect.element(bar.getByRole("status")).toHaveTextContent("1 selected");
  await expect.element(all).not.toBeChecked();
  await expect.element(all).toHaveClass("is-some");
  await tick(screen, "Drawing").click({ modifiers: ["Shift"] });
  await expect.poll(() => ticked(screen)).toEqual(["boats", "bare", "drawing"]);
  await all.click();
  await expect.element(bar.getByRole("status")).toHaveTextContent("4 selected");
  await expect.element(all).toBeChecked();
  await expect.element(all).not.toHaveClass("is-some");
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(ticked(screen)).toEqual([]);
});

test("what is selected is described together or, once asked, put into the trash, and comes back to the filter", async () => {
  const { screen, sent } = await opened({}, "/cms/media?q=a");
  await tick(screen, "Boats").click();
  const bar = screen.getByRole("form", { name: "With what is selected" });
  const dialog = screen.getByRole("dialog");
  await bar.getByRole("button", { name: "Trash" }).click();
  await expect.element(dialog.getByRole("heading")).toHaveTextContent("Move “Boats” to the trash?");
  await userEvent.keyboard("{Escape}");
  await tick(screen, "Data sheet").click();
  const describe = bar.getByRole("link", { name: "Describe" });
  await expect.element(describe).toHaveAttribute("href", "/cms/media/texts?id=boats&id=sheet");
  await bar.getByRole("button", { name: "Trash" }).click();
  await expect.element(dialog.getByRole("heading")).toHaveTextContent("Move 2 pictures and files to the trash?");
  expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
  await dialog.getByRole("button", { name: "Move to trash" }).click();
  const fields = { id: ["boats", "sheet"], back: "/cms/media?q=a" };
  await expect
    .poll(() => sent.filter(({ method }) => method === "POST"))
    .toEqual([{ method: "POST", path: "/cms/media/selected/delete", fields }]);
});

test.each([
  ["all", "", "No pictures yet", "Upload the first one, or drop it here."],
  ["used", "", "None", "No draft and no live page shows a picture."],
  ["unused", "", "None", "Every picture is used somewhere."],
  ["no-text", "", "None", "Every picture has its alternative text."],
  ["files", "", "None", "Upload a PDF: a data sheet, a checklist, a certificate."],
  ["used", "rack", "Nothing matches", "Try other words."],
  ["all", { tag: "harbor" }, "Nothing matches", "Try other words."],
  ["all", { where: "post" }, "Nothing matches", "Try other words."],
] as const)("an empty library of “%s” searched for %j says so", async (filter, asked, title, text) => {
  const narrow = typeof asked === "string" ? { search: asked } : asked;
  const { screen } = await opened({ pictures: [], filter, ...narrow });
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("checkbox").elements()).toHaveLength(0);
});

test("one file that is uploaded by itself is opened, of several the list is read anew", async () => {
  const { screen, sent, where } = await opened();
  const reads = () => sent.filter(({ path }) => path === "/cms/media").length;
  const list = screen.getByRole("region", { name: "All pictures and files" });
  await expect.poll(reads).toBe(1);
  dropped(list, {}, new File(["x"], "a"), new File(["x"], "b"));
  await expect.poll(reads).toBe(3);
  expect(where()).toBe("/cms/media");
  dropped(list, {}, new File(["x"], "c"));
  await expect.poll(where).toBe("/cms/media/c");
  const uploads = sent.filter(({ method }) => method === "POST").map(({ path }) => path);
  expect(uploads).toEqual(["a", "b", "c"].map((name) => `/cms/media/upload?name=${name}`));
});

test("beside an open picture, one that is uploaded leaves it open", async () => {
  const { screen, sent, where } = await opened({}, "/cms/media/boats", "/cms/media/:id");
  await expect.element(screen.getByRole("link", { name: /^Boats/ })).toHaveAttribute("aria-current", "page");
  dropped(screen.getByRole("region", { name: "All pictures and files" }), {}, new File(["x"], "c.png"));
  await expect.element(screen.getByRole("region", { name: "Uploads" }).getByText(/^Added\./)).toBeVisible();
  await expect.poll(() => sent.filter(({ method }) => method === "GET").length).toBe(2);
  expect(where()).toBe("/cms/media/boats");
});
