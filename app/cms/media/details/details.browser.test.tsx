import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PictureUse } from "#domain/media/uses.server.ts";
import { madeFile } from "../../../../tests/components/made-pictures.ts";
import { openedDetails } from "../../../../tests/components/opened-details.tsx";

const AT = Date.UTC(2026, 10, 20, 15);
const MOMENT = "November 20, 2026, 10:00";

const use = (more: Partial<PictureUse>): PictureUse => ({
  ...{ document: "post-1", title: "Ports", draft: true, live: true, trashed: false },
  ...more,
});

type Screen = Awaited<ReturnType<typeof openedDetails>>["screen"];
const buttons = (screen: Screen) =>
  ["Crop", "Replace file", "Take back", "Delete"].filter((name) => screen.getByRole("button", { name }).elements()[0]);
const factsOf = (screen: Screen) =>
  screen
    .getByRole("definition")
    .elements()
    .map((fact) => fact.textContent);

test("a picture that nothing uses says what it is, and is deleted once asked", async () => {
  const { screen, posted } = await openedDetails();
  await expect.element(screen.getByText("Nothing uses it, so it can be deleted.")).toBeVisible();
  expect(factsOf(screen)).toEqual(["Photo", "1600 × 1200 px, uploaded with 340 kB", `${MOMENT} by Ada`]);
  expect(buttons(screen)).toEqual(["Crop", "Replace file", "Delete"]);
  const back = screen.getByRole("link", { name: "Back to all pictures" });
  await expect.element(back).toHaveAttribute("href", "/cms/media?show=used");
  await screen.getByRole("button", { name: "Delete" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete “Boats”?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.poll(posted).toMatchObject([{ path: "/cms/media/boats/delete" }]);
});

test("one that is used says where and how, and can't be deleted", async () => {
  const uses = [
    use({}),
    use({ document: "post-2", title: "Live", draft: false }),
    use({ document: "post-3", title: "Draft", live: false }),
    use({ document: "post-4", title: "Thrown", trashed: true }),
  ];
  const { screen } = await openedDetails({ uses, updatedAt: AT + 60_000, uploadedBy: null });
  await expect.element(screen.getByRole("heading", { name: "Used on 4" })).toBeVisible();
  const rows = screen
    .getByRole("listitem")
    .elements()
    .map((row) => row.textContent);
  const words = ["PortsLive", "LiveLive, not in the newest draft", "DraftDraft, not live yet", "ThrownIn the trash"];
  expect(rows).toEqual(expect.arrayContaining(words));
  await expect.element(screen.getByRole("link", { name: "Ports" })).toHaveAttribute("href", "/cms/edit/post-1");
  expect(factsOf(screen).slice(2)).toEqual([MOMENT, "November 20, 2026, 10:01"]);
  expect(buttons(screen)).toEqual(["Crop", "Replace file"]);
});

test("the picture of a screen of its own can't be deleted either; one in the trash is taken back first", async () => {
  const own = await openedDetails({ ownScreen: "The page for addresses that lead nowhere" });
  await expect.element(own.screen.getByText("The page for addresses that lead nowhere")).toBeVisible();
  await expect.element(own.screen.getByText(/^It can't be deleted while it is used/)).toBeVisible();
  expect(buttons(own.screen)).toEqual(["Crop", "Replace file"]);
  await own.screen.unmount();
  const { screen, posted } = await openedDetails({ deletedAt: AT });
  await expect
    .element(screen.getByText(/^It is in the trash since November 20, 2026, 10:00, for 30 days/))
    .toBeVisible();
  expect(buttons(screen)).toEqual(["Take back"]);
  await screen.getByRole("button", { name: "Take back" }).click();
  await expect.poll(posted).toMatchObject([{ path: "/cms/media/boats/take-back" }]);
});

test("a file is downloaded and named; an animation says its frames; neither is cropped", async () => {
  const file = await openedDetails(madeFile());
  await expect
    .element(file.screen.getByRole("link", { name: /^Download it/ }))
    .toHaveAttribute("href", "/files/sheet.pdf");
  expect(factsOf(file.screen).slice(0, 2)).toEqual(["PDF", "PDF, 12 pages, 340 kB"]);
  await expect.element(file.screen.getByRole("button", { name: "Save name" })).toBeDisabled();
  expect(file.screen.getByRole("slider").elements()).toHaveLength(0);
  expect(file.screen.getByRole("textbox", { name: "Alternative text" }).elements()).toHaveLength(0);
  expect(buttons(file.screen)).toEqual(["Replace file", "Delete"]);
  await file.screen.unmount();
  const { screen } = await openedDetails({ type: "image/webp", frames: 8 });
  const frames = "Animation, 8 frames. Readers who asked for less motion see the first";
  await expect.poll(() => factsOf(screen)[0]).toBe(frames);
  expect(buttons(screen)).toEqual(["Replace file", "Delete"]);
});

test("a file takes the place of another once asked, everywhere it shows; what is refused is told", async () => {
  const ways = [Response.json({ error: "No picture" }, { status: 422 }), { removed: 0 }];
  const answers = { "POST /cms/media/boats/replace": () => ways.shift() };
  const { screen, now, posted } = await openedDetails({ uses: [use({})], answers });
  await expect.element(screen.getByRole("button", { name: "Replace file" })).toBeEnabled();
  expect(buttons(screen)).toEqual(["Crop", "Replace file"]);
  const input = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const dialog = screen.getByRole("dialog", { name: "Put this file in the place of “Boats”?" });
  const choose = () => userEvent.upload(page.elementLocator(input), new File(["x"], "new.png"));
  await choose();
  await expect.element(dialog.getByText(/^It shows at once on 1 document\. The old file rests/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await choose();
  await dialog.getByRole("button", { name: "Replace file" }).click();
  await expect.element(screen.getByRole("alert").filter({ hasText: "No picture" })).toBeVisible();
  await choose();
  now({ width: 800 });
  await dialog.getByRole("button", { name: "Replace file" }).click();
  await expect
    .element(screen.getByText(/^Replaced\. Visitors see the new one.* Does the text still fit\?$/))
    .toBeVisible();
  await expect.element(screen.getByText(/^800 × 1200 px/)).toBeVisible();
  expect(posted().map(({ fields }) => fields)).toEqual([{ file: "x" }, { file: "x" }]);
});
