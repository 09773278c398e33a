import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { Button } from "../button.tsx";
import { PostButton } from "../form/buttons.tsx";
import { Menu } from "../menu.tsx";
import { Dialog } from "./dialog.tsx";

const Opened = ({ stays }: { stays?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button name="Open" onClick={() => setOpen(true)} />
      <Dialog title="Import" open={open} close={stays ? undefined : () => setOpen(false)} wide>
        <input type="file" aria-label="File" />
        <input aria-label="Name" defaultValue="Boats in the harbor" />
        <Button name="Import it" data-first onClick={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

test("a dialog begins at its first button, and closes on Escape, beside it and on its cross; the focus returns", async () => {
  const { screen } = await mounted(() => <Opened />);
  const dialog = screen.getByRole("dialog", { name: "Import" });
  const ways = [
    () => userEvent.keyboard("{Escape}"),
    () => screen.getByRole("button", { name: "Close" }).click(),
    () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true }),
  ];
  for (const close of ways) {
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByRole("button", { name: "Import it" })).toHaveFocus();
    await screen.getByText("Import", { exact: true }).click();
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  }
});

const OpenedAnew = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button name="Open" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title="Import" open close={() => setOpen(false)}>
          One file
        </Dialog>
      )}
    </>
  );
};

test("the focus returns also from a dialog that is there only while it is open", async () => {
  const { screen } = await mounted(OpenedAnew);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Import" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Import" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("a dialog stays where text in it is marked with a mouse that is let go beside it", async () => {
  const { screen } = await mounted(() => <Opened />);
  await screen.getByRole("button", { name: "Open" }).click();
  const places = { sourcePosition: { x: 60, y: 8 }, targetPosition: { x: 5, y: 5 } };
  await userEvent.dragAndDrop(screen.getByLabelText("Name"), document.body, { ...places, force: true });
  await expect.element(screen.getByRole("dialog", { name: "Import" })).toBeVisible();
});

test("a dialog stays where a file picker in it was canceled, and one without a way out until its button is pressed", async () => {
  const { screen } = await mounted(() => <Opened />);
  const dialog = screen.getByRole("dialog", { name: "Import" });
  await screen.getByRole("button", { name: "Open" }).click();
  const picker = screen.getByLabelText("File").element();
  picker.dispatchEvent(new Event("cancel", { bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole("button", { name: "Import it" })).toHaveFocus();
  await expect.element(dialog).toBeVisible();

  await screen.rerender(<Opened stays />);
  await screen.getByRole("button", { name: "Open" }).click();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(screen.getByRole("button", { name: "Import it" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Import it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

const erase = { title: "Erase this page?", consequence: "It can't be brought back.", verb: "Erase" };

const Erasing = () => (
  <>
    <PostButton name="Erase" action="/cms/erase" ask={erase} fields={{ id: "p1" }} />
    <PostButton name="Restore" action="/cms/restore" fields={{ id: "p1" }} />
    <Menu button="More">
      <PostButton name="Empty the trash" action="/cms/empty" ask={erase} />
    </Menu>
  </>
);

test("what can't be undone is asked first, beginning at Cancel; only a yes sends it, with its fields", async () => {
  const { screen, sent } = await mounted(Erasing, { at: "/cms/erase" });
  const opener = screen.getByRole("button", { name: "Erase" });
  const dialog = screen.getByRole("dialog", { name: erase.title });
  for (const no of ["Enter", "Escape"]) {
    await opener.click();
    await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expect.element(dialog.getByText(erase.consequence)).toBeVisible();
    await userEvent.keyboard(`{${no}}`);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
  const post = { method: "POST", path: "/cms/erase", fields: { id: "p1" } };
  for (const all of [[post], [post, post]]) {
    await opener.click();
    await dialog.getByRole("button", { name: "Erase" }).click();
    await expect.poll(() => sent).toEqual(all);
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test("a yes leaves the focus to the page, from whose beginning the way to Undo is the shortest", async () => {
  const { screen } = await mounted(Erasing, { at: "/cms/erase" });
  await screen.getByRole("button", { name: "Erase" }).click();
  const dialog = screen.getByRole("dialog", { name: erase.title });
  await dialog.getByRole("button", { name: "Erase" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test("what can be undone is done at once", async () => {
  const { screen, sent } = await mounted(Erasing);
  await screen.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => sent).toEqual([{ method: "POST", path: "/cms/restore", fields: { id: "p1" } }]);
});

test("a question out of a menu gives the focus back to the menu, which has closed", async () => {
  const { screen, sent } = await mounted(Erasing);
  await screen.getByText("More").click();
  await screen.getByRole("button", { name: "Empty the trash" }).click();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("More")).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Empty the trash" })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
