import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MOST_BYTES, type PictureItem } from "#domain/media/picture.ts";
import { madeFile, madePicture } from "../../../../tests/components/made-pictures.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { dropped, pasted } from "../../../../tests/components/pasted.ts";
import { takingFiles } from "../../../../tests/components/taking-files.ts";
import { FileButton, useDroppedFiles } from "./take-files.tsx";
import { UploadTray } from "./upload-tray.tsx";
import { useUploads } from "./use-uploads.ts";

const done = vi.fn<(picture: PictureItem, alone: boolean) => void>();

const Uploads = () => {
  const { uploads, busy, add, again, dismiss } = useUploads(done);
  const { over, handlers } = useDroppedFiles(add);
  return (
    <main {...handlers}>
      <FileButton onFiles={add}>Upload</FileButton>
      <UploadTray uploads={uploads} again={again} dismiss={dismiss} />
      <p>
        {busy ? "busy" : "idle"}, {over ? "over" : "away"}
      </p>
    </main>
  );
};

const opened = async (take: Parameters<typeof takingFiles>[0]) => {
  const { screen } = await mounted(Uploads);
  const uploads = takingFiles(take);
  const row = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  const drop = (...files: File[]) => dropped(screen.getByRole("main"), {}, ...files);
  return { screen, uploads, row, drop };
};

const file = (name: string, content: BlobPart = "x") => new File([content], name);
const stored = (picture: PictureItem, removed = 0) => ({ status: 201, body: { picture, removed } });

test("files are sent one after the other, each row says how far it is, and what is there is described together", async () => {
  const ways = ["a.png", "b.png", "c.pdf"].map(() => Promise.withResolvers<ReturnType<typeof stored>>());
  let told: (part: number) => void = () => {};
  let turn = 0;
  const { screen, uploads, row, drop } = await opened((_, tell) => {
    told = tell;
    turn += 1;
    return ways[turn - 1]?.promise ?? { status: 500 };
  });
  await expect.element(screen.getByRole("region", { name: "Uploads" })).not.toBeInTheDocument();
  drop(file("a.png"), file("b.png"), file("c.pdf"));
  await expect.element(row("a.png")).toHaveTextContent("a.png0%");
  await expect.element(row("b.png")).toHaveTextContent("b.pngWaiting");
  expect(uploads).toHaveLength(1);
  told(0.456);
  await expect.element(row("a.png")).toHaveTextContent("a.png46%");
  await expect.element(screen.getByRole("progressbar", { name: "Sending a.png" })).toHaveAttribute("value", "0.456");
  told(1);
  await expect.element(row("a.png")).toHaveTextContent("a.pngPreparing sizes…");
  await expect.element(screen.getByText("busy, away")).toBeVisible();
  ways[0]?.resolve(stored(madePicture({ id: "a", name: "A", alt: "" }), 1));
  const drawn = "Added. 1 thing that does not belong in a drawing taken out";
  await expect.element(row("a.png")).toHaveTextContent(`a.png${drawn}Describe A`);
  ways[1]?.resolve(stored(madePicture({ id: "b", name: "B", alt: "" })));
  await expect.element(row("b.png")).toHaveTextContent("b.pngAdded. It needs its text before it is usedDescribe B");
  await expect.element(screen.getByText("2 of 3 added")).toBeVisible();
  ways[2]?.resolve(stored(madeFile()));
  await expect.element(screen.getByText("3 of 3 added")).toBeVisible();
  const both = screen.getByRole("link", { name: "Describe these 2 pictures" });
  await expect.element(both).toHaveAttribute("href", "/cms/media/texts?id=a&id=b");
  await expect.element(screen.getByText("idle, away")).toBeVisible();
  expect(done.mock.lastCall).toMatchObject([{ id: "sheet" }, false]);
});

test("what failed says why and is sent again where that helps, or dismissed; new files put away what is done", async () => {
  const answers = [{ status: 0 }, stored(madeFile()), { status: 422, body: { error: "No picture" } }, { status: 401 }];
  const { screen, uploads, row, drop } = await opened(() => answers.shift() ?? { status: 500 });
  drop(file("sheet.pdf"));
  await expect.element(row("sheet.pdf")).toHaveTextContent("sheet.pdfThe connection broke off. Try againTry again");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(row("sheet.pdf")).toHaveTextContent("sheet.pdfAddedOpen Data sheet");
  await expect
    .element(screen.getByRole("link", { name: "Open Data sheet" }))
    .toHaveAttribute("href", "/cms/media/sheet");
  expect(done.mock.lastCall).toMatchObject([{ id: "sheet" }, true]);
  drop(file("bad.png"));
  await expect.element(row("bad.png")).toHaveTextContent("bad.pngNo picture");
  await expect.element(row("sheet.pdf")).not.toBeInTheDocument();
  drop(file("huge.png", new Uint8Array(MOST_BYTES + 1)));
  await expect.element(row("huge.png")).toHaveTextContent("huge.pngThis file is larger than 20 MB");
  await expect.element(row("bad.png")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" }).elements()).toHaveLength(0);
  await screen.getByRole("button", { name: "Dismiss bad.png" }).click();
  await expect.element(row("bad.png")).not.toBeInTheDocument();
  await expect.element(row("huge.png")).toBeVisible();
  drop(file("later.png"));
  await expect.element(row("later.png")).toMatchTextContent(/^later.pngYour session has ended.*Try again$/);
  expect(uploads.map((upload) => upload.file)).toEqual(["sheet.pdf", "sheet.pdf", "bad.png", "later.png"]);
});

test("files are taken from the button, from the clipboard and by dropping; words that are dragged are left alone", async () => {
  const { screen, uploads, row } = await opened(() => stored(madePicture()));
  const input = screen.getByRole("main").element().querySelector("input") as HTMLInputElement;
  expect(input.accept).toBe("image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf");
  expect(input.multiple).toBe(false);
  await userEvent.upload(page.elementLocator(input), file("chosen.png"));
  expect(input.value, "the same one can be chosen once more").toBe("");
  pasted({ "text/plain": "words" });
  pasted({}, file("pasted.png"));
  await expect.poll(() => uploads.map((upload) => upload.file)).toEqual(["chosen.png", "pasted.png"]);
  await expect.element(row("pasted.png")).toMatchTextContent(/Added/);
  pasted({ "text/plain": "words" });
  await userEvent.keyboard("{Shift}"); // by then what became of it is shown
  await expect.element(row("pasted.png"), { message: "words put away nothing" }).toBeVisible();
  const main = screen.getByRole("main").element();
  const drag = (type: string, dataTransfer: DataTransfer) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    main.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const files = new DataTransfer();
  files.items.add(file("dragged.png"));
  const words = new DataTransfer();
  words.setData("text/plain", "words");
  expect(drag("dragenter", words)).toBe(false);
  await expect.element(screen.getByText("idle, away")).toBeVisible();
  expect(drag("dragenter", files)).toBe(true);
  await expect.element(screen.getByText("idle, over")).toBeVisible();
  drag("dragenter", files);
  drag("dragleave", files);
  expect(drag("dragover", files), "over an element in it").toBe(true);
  await userEvent.keyboard("{Shift}"); // by then what became of it is shown
  await expect.element(screen.getByText("idle, over")).toBeVisible();
  drag("dragleave", files);
  await expect.element(screen.getByText("idle, away")).toBeVisible();
  drag("dragenter", files);
  expect(drag("drop", files)).toBe(true);
  await expect.element(screen.getByText("idle, away")).toBeVisible();
});
