import { expect, test } from "vitest";
import { madePicture } from "../../../../tests/components/made-pictures.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import Trash, { type loader } from "./trash.tsx";

type Entry = Awaited<ReturnType<typeof loader>>["entries"][number];

const at = "/cms/media/trash";
const AT = Date.UTC(2026, 10, 20, 15);

const entry = (more: Partial<Entry>): Entry => ({
  ...{ what: "deleted", id: "boats", picture: "boats", name: "Boats", view: madePicture(), at: AT, goesAt: AT },
  ...more,
});

const opened = (...entries: Entry[]) => mounted(Trash, { at, answers: { [`GET ${at}`]: () => ({ entries }) } });

test("what rests in the trash says what it was, since when and until when, and is taken back by its own button", async () => {
  const replaced = { what: "replaced", id: "old-1", name: "Quay", picture: "quay", goesAt: null } as const;
  const { screen, sent } = await opened(
    entry({}),
    entry({ id: "sheet", name: "Data sheet", view: null }),
    entry(replaced),
  );
  const rows = screen.getByRole("list", { name: "In the trash" }).getByRole("listitem");
  const moment = "November 20, 2026, 10:00";
  const goes = `Goes for good ${moment}`;
  await expect.element(rows.nth(0)).toHaveTextContent(`BoatsPicture, deleted ${moment}${goes}Take back “Boats”`);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(`PDFData sheetFile, deleted ${moment}${goes}Take back “Data sheet”`);
  const stays = "Stays while a page or a draft uses it";
  const before = `File before it was replaced ${moment}`;
  await expect.element(rows.nth(2)).toHaveTextContent(`Quay${before}${stays}Take back the file of “Quay”`);
  await expect.element(screen.getByRole("link", { name: "Quay" })).toHaveAttribute("href", "/cms/media/quay");
  await screen.getByRole("button", { name: "Take back the file of “Quay”" }).click();
  const posted = () => sent.filter(({ method }) => method === "POST").map(({ path }) => path);
  await expect.poll(posted).toEqual(["/cms/media/old-1/take-back-file"]);
});

test("a deleted picture is taken back, and an empty trash says what comes there", async () => {
  const { screen, sent } = await opened(entry({}));
  await screen.getByRole("button", { name: "Take back “Boats”" }).click();
  await expect.poll(() => sent.at(-1)?.path).toBe("/cms/media/boats/take-back");
  await screen.unmount();
  const empty = await opened();
  await expect.element(empty.screen.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
});
