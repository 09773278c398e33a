import { expect, test } from "vitest";
import type { PictureItem } from "#domain/media/picture.ts";
import { mountedText, paragraph } from "../../../../../tests/components/mounted-text.tsx";
import { openedEditor } from "../../../../../tests/components/opened-editor.tsx";
import { dropped, pasted } from "../../../../../tests/components/pasted.ts";

const item = (id: string, more: Partial<PictureItem> = {}): PictureItem => ({
  ...{ id, src: `/media/${id}.jpg`, width: 600, height: 400, alt: "Roots", focus: { x: 50, y: 50 }, sources: [] },
  ...{ name: id, type: "image/jpeg", bytes: 9_000, frames: 1 },
  ...more,
});

const stored = (picture: PictureItem) => ({ picture, removed: 0 });

const UPLOAD = "POST /cms/media/upload";

const file = (name: string) => new File([`bytes of ${name}`], name);

/** An answer that the test gives once it has looked at what stands there until then. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, give: resolve };
};

const uploadsIn = (sent: Awaited<ReturnType<typeof mountedText>>["sent"]) =>
  sent
    .filter(({ path }) => path.includes("/upload"))
    .map(({ path, fields }) => `${path.split("?")[1]}: ${fields.file}`);

test("a picture that is dropped stands behind the line under it once it is there; until then it is told how far it is", async () => {
  const { answer, give } = held();
  const { screen, sent, outline, text } = await mountedText({
    content: [paragraph("One"), paragraph("Two")],
    answers: { [UPLOAD]: answer },
  });
  expect(dropped(screen.getByText("One"), {}, file("roots.jpg"))).toBe(true);
  const row = text.getByRole("status");
  await expect.element(row).toHaveTextContent("roots.jpgPreparing sizes…");
  await expect.element(row.getByRole("progressbar", { name: "Sending roots.jpg" })).toHaveAttribute("value", "1");
  expect(outline()).toEqual(["paragraph: One", "paragraph: Two"]);
  give(stored(item("roots")));
  await expect
    .poll(outline)
    .toEqual(["paragraph: One", 'picture {"picture":"roots","size":"normal"}', "paragraph: Two"]);
  await expect.element(row).not.toBeInTheDocument();
  expect(uploadsIn(sent)).toEqual(["name=roots.jpg: bytes of roots.jpg"]);
});

test("files that are pasted follow each other; one that is refused says why until it is dismissed", async () => {
  const say = [
    stored(item("one")),
    Response.json({ error: "This is no picture" }, { status: 415 }),
    stored(item("list", { type: "application/pdf", name: "Storm list" })),
  ];
  const { screen, sent, outline, text } = await mountedText({
    content: [paragraph("One")],
    answers: { [UPLOAD]: () => say.shift() },
  });
  expect(pasted({}, file("one.jpg"), file("two.txt"), file("list.pdf"))).toBe(true);
  const parts = ["paragraph: One", 'picture {"picture":"one","size":"normal"}', 'file {"file":"list"}'];
  await expect.poll(outline).toEqual(parts);
  await expect.element(text.getByRole("status")).toHaveTextContent("two.txtThis is no picture");
  await screen.getByRole("button", { name: "Dismiss two.txt" }).click();
  await expect.element(text.getByRole("status")).not.toBeInTheDocument();
  expect(outline()).toEqual(parts);
  expect(uploadsIn(sent)).toHaveLength(3);
});

test("a picture whose place was removed meanwhile is told to be in Media", async () => {
  const { answer, give } = held();
  const { screen, outline, text, editing } = await mountedText({
    content: [paragraph("One"), paragraph("Two")],
    answers: { [UPLOAD]: answer },
  });
  dropped(screen.getByText("One"), {}, file("roots.jpg"));
  await expect.element(text.getByRole("status")).toBeVisible();
  const { draft } = editing();
  draft.set({ ...draft.get(), body: { type: "doc", content: [paragraph("Else")] } });
  await expect.element(text.getByRole("status")).not.toBeInTheDocument();
  give(stored(item("roots")));
  await expect.element(screen.getByText("roots.jpg is in Media now; its place in the text is gone")).toBeVisible();
  expect(outline()).toEqual(["paragraph: Else"]);
});

const inText = `<p>One<img src="data:image/png;base64,${btoa("bytes within")}" alt="Roots"></p>`;
const again = `<img src="data:image/png;base64,${btoa("more")}" alt="Coast"></p>`;
const onWeb = `<p>Two</p><p><img src="https://example.org/a.png"></p>`;

test("pictures of pasted HTML are sent, those on the web as their address, each behind its paragraph", async () => {
  const say = ["a", "b", "c"].map((id) => stored(item(id)));
  const { sent, outline } = await mountedText({ answers: { [UPLOAD]: () => say.shift() } });
  pasted({
    "text/html": `${inText.replace("</p>", again)}${onWeb}<p>Three<img src="https://example.org/count.gif" width="1"></p>`,
  });
  const picture = (id: string) => `picture {"picture":"${id}","size":"normal"}`;
  await expect
    .poll(outline)
    .toEqual(["paragraph: One", picture("a"), picture("b"), "paragraph: Two", picture("c"), "paragraph: Three"]);
  const address = "by=address: https://example.org/a.png";
  expect(uploadsIn(sent)).toEqual(["name=Roots: bytes within", "name=Coast: more", `name=Pasted+picture&${address}`]);
});

test("pictures that nobody else can have are told to be left out", async () => {
  const { screen, outline } = await mountedText();
  const lost = `<img src="file:///C:/x.png">`;
  pasted({ "text/html": `<p>One${lost}</p>` });
  await expect.element(screen.getByText(/^A picture was left out: save it/)).toBeVisible();
  pasted({ "text/html": `<p>and two${lost}${lost}</p>` });
  await expect.element(screen.getByText(/^2 pictures were left out: save them/)).toBeVisible();
  expect(outline()).toEqual(["paragraph: Oneand two"]);
});

test("that a picture was left out is told as long as it can be dropped there", async () => {
  const { screen } = await openedEditor({ draft: { type: "post" } });
  const text = screen.getByRole("textbox", { name: "Text", exact: true });
  await expect.element(text).toBeVisible();
  text.element().focus();
  pasted({ "text/html": `<p>One<img src="file:///C:/x.png"></p>` });
  const told = screen.getByText(/^A picture was left out: save it/);
  await expect.element(told).toBeVisible();
  (screen.getByRole("link", { name: "History" }).element() as HTMLElement).click();
  await expect.element(text).not.toBeInTheDocument();
  await expect.element(told).not.toBeInTheDocument();
});

test("words beside a picture of them are pasted as words", async () => {
  const { sent, outline } = await mountedText();
  pasted({ "text/html": "<p>A table of Excel</p>" }, file("picture-of-it.png"));
  await expect.poll(outline).toEqual(["paragraph: A table of Excel"]);
  expect(uploadsIn(sent)).toEqual([]);
});
