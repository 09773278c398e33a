import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEditor } from "../../../tests/components/opened-editor.tsx";

test("what is typed is saved by itself, on top of the revision that was opened", async () => {
  const { screen, saves, bases } = await openedEditor();
  await screen.getByRole("textbox", { name: "Title" }).first().fill("Backups");
  await expect.poll(saves).toMatchObject([{ title: "Backups" }]);
  expect(bases()).toEqual(["r1"]);
  await expect.element(screen.getByText("Saved", { exact: false }).first()).toBeVisible();
});

test("the key to save saves at once, and says so when all is saved", async () => {
  const { screen, saves } = await openedEditor();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(screen.getByText("Everything is saved")).toBeVisible();
  expect(saves()).toEqual([]);
});
