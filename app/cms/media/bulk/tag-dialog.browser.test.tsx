import { data } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { useSelection } from "#app/cms/parts/list/rows/selection.ts";
import { madePicture } from "../../../../tests/components/made-pictures.ts";
import { type Answers, mounted } from "../../../../tests/components/mounted.tsx";
import { PictureBar } from "./picture-bar.tsx";

const PICTURES = [madePicture(), madePicture({ id: "quay", name: "Quay" })];
const HARBOR = { slug: "harbor", name: "Harbor" };
const TAGS = { boats: [HARBOR], quay: [HARBOR, { slug: "night", name: "Night" }] };
const KNOWN = [{ ...HARBOR, pictures: 2 }];

const Bar = () => {
  const selection = useSelection(PICTURES);
  return (
    <main>
      <button type="button" onClick={selection.toggleAll}>
        Select
      </button>
      <PictureBar selection={selection} pictures={PICTURES} tags={TAGS} known={KNOWN} here="/cms/media" />
    </main>
  );
};

const tagging = async (answers?: Answers) => {
  const { screen, sent } = await mounted(Bar, { answers });
  await screen.getByRole("button", { name: "Select" }).click();
  await screen.getByRole("button", { name: "Tag" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("heading")).toHaveTextContent("Tags of 2 selected");
  return { screen, sent, dialog, box: dialog.getByRole("combobox", { name: "Put on all of them" }) };
};

test("tags are put on all that are selected, and taken off that any of them has", async () => {
  const { screen, sent, dialog, box } = await tagging({
    "POST /cms/media/selected/tag": () => ({ outcome: "tagged", pictures: 2 }),
  });
  const off = dialog.getByRole("group", { name: "Take off all of them" });
  await expect.poll(() => off.element().textContent).toBe("Take off all of themHarborNight");
  await expect.element(box).toHaveAccessibleDescription("Enter or a comma ends a tag.");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("Boats{Enter}");
  await box.fill("Dawn");
  await userEvent.keyboard(",");
  await off.getByText("Night").click();
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect.element(screen.getByText("Tagged: 2")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const fields = { id: ["boats", "quay"], add: ["Boats", "Dawn"], remove: "Night" };
  expect(sent).toEqual([{ method: "POST", path: "/cms/media/selected/tag", fields }]);
});

test("tags that all had already are said to be there", async () => {
  const answers = { "POST /cms/media/selected/tag": () => ({ outcome: "tagged", pictures: 0 }) };
  const { screen, dialog } = await tagging(answers);
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect.element(screen.getByText("They had these tags already")).toBeVisible();
});

test("tags that are refused stay in the dialog, with what is wrong", async () => {
  const message = "“Boats” would have more than 12 tags";
  const refused = () => data({ outcome: "invalid", message }, { status: 422 });
  const { dialog, box } = await tagging({ "POST /cms/media/selected/tag": refused });
  await box.fill("Boats");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
  await expect.element(dialog.getByRole("button", { name: "Remove Boats" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save tags" })).toBeEnabled();
});

test("where no answer comes the dialog says so, and the tags that were typed stay", async () => {
  const { dialog, box } = await tagging({
    "POST /cms/media/selected/tag": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await box.fill("Boats");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^The server gave no answer/);
  await expect.element(dialog.getByRole("button", { name: "Remove Boats" })).toBeVisible();
});
