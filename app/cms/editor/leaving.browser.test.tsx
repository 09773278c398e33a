import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { postJson } from "#app/cms/parts/requests/fetch-json.ts";
import { heldWaits } from "../../../tests/components/held-waits.ts";
import { openedEditor } from "../../../tests/components/opened-editor.tsx";

const AT = "/cms/edit/service-1";

beforeEach(() => localStorage.clear());

/** An editor with a title that was typed and not saved yet. */
const written = async (answer?: () => unknown) => {
  const editor = await openedEditor(answer && { answers: { [`POST ${AT}/draft`]: answer } });
  await editor.screen.getByRole("textbox", { name: "Title" }).fill("Backups");
  const leave = () => editor.screen.getByRole("link", { name: "Services" }).click();
  const dialog = editor.screen.getByRole("dialog", { name: "Leave without saving?" });
  return { ...editor, leave, dialog };
};

/** Whether the browser would ask before the tab is closed. */
const asksOnClosing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("who leaves an editor at once has what was typed saved, and is asked nothing", async () => {
  heldWaits();
  const { leave, where, saves } = await written();
  expect(asksOnClosing()).toBe(true);
  await leave();
  await expect.poll(where).toBe("/cms/services");
  expect(saves()).toMatchObject([{ title: "Backups" }]);
  expect(asksOnClosing()).toBe(false);
});

test("who leaves what cannot be saved is asked, stays by the first button, and is offered it when they come back", async () => {
  const { letGo } = heldWaits();
  const { screen, leave, dialog, where, sent } = await written(() => Response.json({}, { status: 413 }));
  await leave();
  await expect.element(dialog).toMatchTextContent("This browser keeps it and offers it when you come back.");
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(where()).toBe(AT);
  expect(sent.filter(({ path }) => path.endsWith("/draft"))).toHaveLength(1);
  await leave();
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await leave();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(where).toBe("/cms/services");
  await screen.unmount();
  letGo();
  const again = await openedEditor();
  await expect.element(again.screen.getByText("It is still here.")).toBeVisible();
});

test("what was left unsaved is saved no more by itself, so that it can be thrown away, or taken back without a conflict", async () => {
  const { pass } = heldWaits();
  const { leave, dialog, where, saves } = await written(() => Response.json({}, { status: 503 }));
  await leave();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(where).toBe("/cms/services");
  const allSent = async () => {
    await postJson("/cms/sent-after-all", {});
    return saves().length;
  };
  const before = await allSent();
  for (let minute = 0; minute < 3; minute += 1) pass(60_000);
  expect(await allSent()).toBe(before);
});

test("what is typed is kept in this browser at once, until it is saved", async () => {
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("draft/ada/service-1/r1/"));
  const { pass } = heldWaits();
  await written();
  pass(300);
  await expect.poll(kept).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem(kept()[0] ?? "") ?? "")).toMatchObject({
    base: { revision: "r1", data: { title: "" } },
    data: { title: "Backups" },
  });
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(kept).toEqual([]);
});

test("what was typed the moment before a window closes, is put aside or shows another screen is kept too", async () => {
  heldWaits();
  const hasKept = () => Object.values(localStorage).join().includes('"Backups"');
  for (const event of ["pagehide", "visibilitychange"]) {
    const { screen } = await written();
    expect(hasKept()).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(hasKept()).toBe(true);
    await screen.unmount();
    localStorage.clear();
  }
  const { screen } = await written();
  await screen.unmount();
  expect(hasKept()).toBe(true);
});
