import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { openedDetails } from "../../../../tests/components/opened-details.tsx";

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

const SRC = drawn(1600, 1200);

const cropping = async (part?: NonNullable<PictureDetails["crop"]>["part"], answer: () => unknown = () => ({})) => {
  const crop = part ? { part, src: SRC, width: 1600, height: 1200 } : null;
  const shown = part ? { width: part.width, height: part.height } : {};
  const answers = { "POST /cms/media/boats/crop": answer };
  const { screen, posted, now, where } = await openedDetails({ src: SRC, crop, ...shown, answers });
  await screen.getByRole("button", { name: "Crop" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("heading")).toHaveTextContent("Crop “Boats”");
  const said = dialog.getByRole("status");
  const shape = (name: string) => dialog.getByText(name, { exact: true }).click();
  const go = dialog.getByRole("button", { name: "Crop, everywhere at once" });
  return { screen, posted, now, where, dialog, said, shape, go };
};

test("a shape is put around the middle as large as it fits, and what is cropped is sent and told", async () => {
  const { screen, posted, dialog, said, shape, go } = await cropping();
  await expect.element(said).toHaveTextContent("1600 × 1200 px");
  await expect.element(dialog.getByRole("radio", { name: "Free" })).toBeChecked();
  expect(dialog.getByRole("button", { name: "Show the whole picture" }).elements()).toHaveLength(0);
  await shape("Square");
  await expect.element(said).toHaveTextContent("1200 × 1200 px");
  await expect.element(dialog.getByRole("radio", { name: "Square" })).toBeChecked();
  await shape("Free");
  await expect.element(said).toHaveTextContent("1200 × 1200 px");
  await go.click();
  await expect.element(screen.getByText("Visitors see the crop. The whole picture is kept")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const fields = { shape: "on", of: SRC, x: "200", y: "0", width: "1200", height: "1200" };
  expect(posted()).toEqual([{ method: "POST", path: "/cms/media/boats/crop", fields }]);
});

test("a crop begins where it was, grows into another shape without leaving the picture, and small ones are warned of", async () => {
  const { dialog, posted, said, shape, go } = await cropping({ x: 100, y: 100, width: 400, height: 200 });
  await expect.element(said).toHaveTextContent("400 × 200 px: small for a wide place on a page");
  await shape("Square");
  await expect.element(said).toHaveTextContent("400 × 400 px: small for a wide place on a page");
  await shape("Wide, 16:9");
  await expect.element(said).toHaveTextContent("711 × 400 px: small for a wide place on a page");
  await go.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(posted()).toMatchObject([{ fields: { x: "0", y: "0", width: "711", height: "400" } }]);
});

test("the frame is moved by keys", async () => {
  const { dialog, posted, said, shape, go } = await cropping();
  await shape("Square");
  const area = dialog.getByRole("group", { name: /^What is shown\. Use the arrow keys/ });
  await expect.poll(() => area.element().getBoundingClientRect().width).toBeGreaterThan(100);
  (area.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(said).toHaveTextContent("1200 × 1200 px");
  await go.click();
  await expect.poll(() => Number(posted()[0]?.fields.x)).toBeLessThan(200);
  expect(posted()).toMatchObject([{ fields: { y: "0", width: "1200" } }]);
});

test("too little can't be cropped; the whole is shown again", async () => {
  const { screen, dialog, posted, said, go } = await cropping({ x: 0, y: 0, width: 900, height: 30 }, () => ({
    whole: true,
  }));
  await expect.element(said).toHaveTextContent("900 × 30 px: at least 40 px on a side");
  await expect.element(go).toBeDisabled();
  await dialog.getByRole("button", { name: "Show the whole picture" }).click();
  await expect.poll(posted).toMatchObject([{ fields: { of: SRC, whole: "yes" } }]);
  await expect.element(screen.getByText("Visitors see the whole picture")).toBeVisible();
});

test("what could not be cropped is told in the dialog, which Cancel closes", async () => {
  const error = "Many pictures are being prepared at this moment. Try again shortly";
  const { dialog, go } = await cropping(undefined, () => data({ error }, { status: 422 }));
  await go.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(error);
  await expect.element(go).toBeEnabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("where another file took its place the dialog says so, shows that one, and begins anew on it", async () => {
  const error = "Somebody put another picture in its place meanwhile. Look at it again first";
  const { dialog, now, posted, said, shape, go } = await cropping(undefined, () => data({ error }, { status: 422 }));
  await shape("Square");
  const other = drawn(900, 600);
  now({ src: other, width: 900, height: 600 });
  await go.click();
  await expect.element(said).toHaveTextContent("900 × 600 px");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(error);
  expect(dialog.element().querySelector(".crop-frame img")?.getAttribute("src")).toBe(other);
  await go.click();
  await expect.poll(() => posted().map(({ fields }) => fields.of)).toEqual([SRC, other]);
});

test("where a drawing took its place the dialog says so in place of the frame, and gives the focus to the title", async () => {
  const error = "Somebody put another picture in its place meanwhile. Look at it again first";
  const { screen, dialog, now, go } = await cropping(undefined, () => data({ error }, { status: 422 }));
  now({ src: drawn(300, 200), type: "image/svg+xml", width: 300, height: 200 });
  await go.click();
  const said = "Somebody put another file in its place meanwhile, which can't be cropped.";
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(said);
  await expect.element(go).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Close" }).last()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Crop" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Boats" })).toHaveFocus();
});

test("where the picture went to the trash the dialog says so", async () => {
  const error = "This picture was deleted meanwhile";
  const { screen, dialog, now, go } = await cropping(undefined, () => data({ error }, { status: 422 }));
  now({ deletedAt: Date.UTC(2026, 10, 20) });
  await go.click();
  // The refusal shows until the picture is read anew; what the dialog says then stays.
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("This picture was deleted meanwhile.");
  await expect.element(go).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Boats" })).toHaveFocus();
});

test("once it is cropped the focal point stands where it is in the crop, and is not unsaved", async () => {
  const { screen, now, where, shape, go } = await cropping();
  await shape("Square");
  now({ src: "/media/cropped.jpg", focus: { x: 17, y: 50 } });
  await go.click();
  await expect.element(screen.getByRole("slider", { name: "From left" })).toHaveValue("17");
  await expect.element(screen.getByText("Not saved yet")).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "Back to all pictures" }).click();
  await expect.poll(where).toBe("/cms/media?show=used");
});

test("where no answer comes the dialog says so, and what is chosen stays", async () => {
  const answer = vi.fn().mockReturnValue({}).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { dialog, said, shape, go } = await cropping(undefined, answer);
  await shape("Square");
  await go.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^The server gave no answer/);
  await expect.element(said).toHaveTextContent("1200 × 1200 px");
  await go.click();
  await expect.element(dialog).not.toBeInTheDocument();
});
