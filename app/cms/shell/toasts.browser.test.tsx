import { data, Link } from "react-router";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { heldWaits } from "../../../tests/components/held-waits.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { clientAction } from "../undo.ts";
import { showToast } from "./toasts.tsx";

const Screen = () => (
  <main id="main">
    <h1>Screen</h1>
    <button type="button">Row</button>
  </main>
);

test("a toast that is taken away leaves the one of the same moment", async () => {
  vi.spyOn(performance, "now").mockReturnValue(5);
  const { screen } = await mounted(() => <h1>Screen</h1>);
  const takeAway = showToast("Saving …");
  showToast("Saved");
  takeAway();
  await expect.element(screen.getByText("Saved")).toBeVisible();
  await expect.element(screen.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});

test("a toast takes the place of the one before, and goes again where what it tells is no longer so", async () => {
  const { screen } = await mounted(Screen);
  showToast("Saved");
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const takeAway = showToast("Offline", { bad: true });
  await expect.element(screen.getByText("Offline")).toBeVisible();
  await expect.element(screen.getByText("Saved")).not.toBeInTheDocument();
  takeAway();
  await expect.element(screen.getByText("Offline")).not.toBeInTheDocument();
});

test("what was done is told for six seconds, for ten where it can be undone, and a fault until it is closed", async () => {
  const { screen } = await mounted(Screen);
  const { held, pass } = heldWaits();
  for (const [text, more, shownMs] of [
    ["Saved", {}, 6_000],
    ["Moved to the trash", { undo: "u1" }, 10_000],
  ] as const) {
    showToast(text, more);
    const toast = screen.getByText(text);
    await expect.element(toast).toBeVisible();
    // React sets it in an effect, a moment after the toast is in sight.
    await expect.poll(() => held.size).toBe(1);
    pass(shownMs - 1);
    await expect.element(toast).toBeVisible();
    pass(1);
    await expect.element(toast).not.toBeInTheDocument();
  }
  showToast("Not saved", { bad: true });
  await expect.element(screen.getByText("Not saved")).toBeVisible();
  pass(60_000);
  await expect.element(screen.getByText("Not saved")).toBeVisible();
  await screen.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(screen.getByText("Not saved")).not.toBeInTheDocument();
});

test("Undo of a page undoes it there once and gives the keys back to where they were", async () => {
  const { screen, sent } = await mounted(Screen);
  const undo = vi.fn();
  const row = screen.getByRole("button", { name: "Row" });
  (row.element() as HTMLElement).focus();
  showToast("Block removed", { undo });
  const button = screen.getByRole("button", { name: "Undo" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
  expect([undo.mock.calls.length, sent]).toEqual([1, []]);
});

test("what stood in the toast's place of origin is gone: the keys go on at the title", async () => {
  const { screen } = await mounted(Screen);
  const row = screen.getByRole("button", { name: "Row" }).element() as HTMLElement;
  row.focus();
  showToast("Removed");
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeVisible();
  (dismiss.element() as HTMLElement).focus();
  row.hidden = true;
  row.remove();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Screen" })).toHaveFocus();
});

test("Undo of the server is asked once by the name of what was done, with the way back to this list", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const answers = { "POST /cms/undo": () => promise };
  const { screen, sent } = await mounted(() => <Link to="/cms/pages">Pages</Link>, { at: "/cms/here?page=2", answers });
  showToast("Moved to the trash", { undo: "u1" });
  const button = screen.getByRole("button", { name: "Undo" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  (button.element() as HTMLElement).click();
  resolve(null);
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  expect(sent).toEqual([{ method: "POST", path: "/cms/undo", fields: { id: "u1", back: "/cms/here?page=2" } }]);
});

test("an Undo that the server gives no answer to stays within reach, and does what was left", async () => {
  const statuses = [502, 200];
  const answers = {
    "POST /cms/undo": () => {
      const status = statuses.shift();
      if (status !== 200) throw data(null, { status });
      return null;
    },
  };
  const { screen, sent } = await mounted(Screen, { at: "/cms/undo", answers, clientAction });
  showToast("Moved to the trash: 60", { undo: "u1" });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("The server gave no answer. Undo does what is left")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => sent.map(({ fields }) => fields.id)).toEqual(["u1", "u1"]);
});
