import { useState } from "react";
import { Link } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { heldWaits } from "../../../../tests/components/held-waits.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { Button } from "../button.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

const guarded = (start: string | null, more: Pick<Parameters<typeof LeaveGuard>[0], "save" | "keepsUnderQuery"> = {}) =>
  mounted(() => {
    const [lost, setLost] = useState(start);
    return (
      <>
        <LeaveGuard loses={() => lost} {...more} />
        <Button name="Put back" onClick={() => setLost(null)} />
        <Link to="/cms/pages">Pages</Link>
        <Link to="?page=2">Next page</Link>
        <Link to="#claims">Claims</Link>
      </>
    );
  });

const closing = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("who goes elsewhere with something unsaved is told what is lost, and stays or leaves", async () => {
  const { screen, where } = await guarded("2 texts are not saved.");
  const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.element(dialog.getByText("2 texts are not saved.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
  for (const name of ["Stay", "Close"]) {
    await dialog.getByRole("button", { name }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(where()).toBe("/cms/here");
    await screen.getByRole("link", { name: "Pages" }).click();
  }
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(where).toBe("/cms/pages");
});

test("another page of the same list is elsewhere too, and a place on the screen is not", async () => {
  const { screen, where } = await guarded("A text is not saved.");
  const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
  await screen.getByRole("link", { name: "Claims" }).click();
  await expect.poll(where).toBe("/cms/here#claims");
  await screen.getByRole("link", { name: "Next page" }).click();
  await expect.element(dialog).toBeVisible();
  expect(where()).toBe("/cms/here#claims");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(where).toBe("/cms/here?page=2");
});

test("nobody is asked who stays at the screen, or has saved all", async () => {
  const { screen, where } = await guarded("A text is not saved.", { keepsUnderQuery: true });
  expect(closing()).toBe(true);
  await screen.getByRole("link", { name: "Next page" }).click();
  await expect.poll(where).toBe("/cms/here?page=2");
  await screen.getByRole("button", { name: "Put back" }).click();
  await expect.poll(closing).toBe(false);
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.poll(where).toBe("/cms/pages");
});

test("leaving saves first and then goes on; what can't be saved keeps the question", async () => {
  const save = vi.fn(async () => false);
  const { screen, where } = await guarded("A text is not saved.", { save });
  const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(where()).toBe("/cms/here");
  save.mockImplementation(async () => true);
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.poll(where).toBe("/cms/pages");
});

test("who leaves while a save is on its way is asked only once that takes long", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { screen, where } = await guarded("A text is not saved.", { save: () => promise });
  const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
  await screen.getByRole("link", { name: "Next page" }).click();
  expect(dialog.elements()).toEqual([]);
  await expect.element(dialog.getByText("A text is not saved.")).toBeVisible();
  resolve(true);
  await expect.poll(where).toBe("/cms/here?page=2");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("who presses another link while the save is on its way ends at that one", async () => {
  // The question, after half a second, would cover the second link on a slow machine.
  heldWaits();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const save = vi.fn(() => promise);
  const { screen, where } = await guarded("A text is not saved.", { save });
  await screen.getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  resolve(true);
  await expect.poll(where).toBe("/cms/pages");
});

test("a save that fails asks nothing of who has pressed another link since, whose own save is on its way", async () => {
  heldWaits();
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const save = vi.fn(() => second.promise).mockReturnValueOnce(first.promise);
  const { screen, where } = await guarded("A text is not saved.", { save });
  await screen.getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  const shown = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  onTestFinished(() => shown.mockRestore());
  first.resolve(false);
  await screen.getByRole("link", { name: "Claims" }).hover(); // which a dialog would cover
  second.resolve(true);
  await expect.poll(where).toBe("/cms/pages");
  expect(shown).not.toHaveBeenCalled();
});

test("who stays while the save is on its way stays, and is not asked at once by the next link", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const save = vi.fn(() => promise);
  const { screen, where } = await guarded("A text is not saved.", { save });
  const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
  await screen.getByRole("link", { name: "Pages" }).click();
  await dialog.getByRole("button", { name: "Stay" }).click();
  resolve(true);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(where()).toBe("/cms/here");
  const shown = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  onTestFinished(() => shown.mockRestore());
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.poll(where).toBe("/cms/pages");
  expect(shown).not.toHaveBeenCalled();
});

for (const [press, at] of [
  ["Stay", "/cms/here"],
  ["Leave", "/cms/pages"],
] as const)
  test(`who presses ${press} at the moment at which the save ends is asked no more, and the router is answered once`, async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { screen, where } = await guarded("A text is not saved.", { save: () => promise });
    const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
    await screen.getByRole("link", { name: "Pages" }).click();
    const button = (await dialog.getByRole("button", { name: press }).findElement()) as HTMLElement;
    button.click();
    resolve(true);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(where).toBe(at);
  });

test("who presses another link at the moment at which the save ends goes to that one", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const save = vi.fn(() => promise);
  const { screen, where } = await guarded("A text is not saved.", { save });
  await screen.getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  (screen.getByRole("link", { name: "Pages" }).element() as HTMLElement).click();
  resolve(true);
  await expect.poll(where).toBe("/cms/pages");
});
