import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Role } from "#domain/staff/rights.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Topbar } from "./topbar.tsx";

const memberOf = (role: Role) => ({ id: "ada", name: "Ada", email: "ada@example.org", role });
const release = { version: "1.2.0", commit: "abc1234", replica: "one:1" };

const shell = (role: Role = "admin", at = "/cms/pages", newEnquiries = 0) =>
  mounted(
    () => (
      <>
        <Topbar member={memberOf(role)} />
        <Sidebar company="Mangrove IT" member={memberOf(role)} newEnquiries={newEnquiries} release={release} />
        <KeysDialog />
        <main className="main">
          <textarea aria-label="Note" />
        </main>
      </>
    ),
    { at },
  );

test.each([
  ["editor", [], ["Settings", "Redirects", "Staff", "Activity"]],
  ["marketing", ["Settings", "Redirects"], ["Staff", "Activity"]],
  ["admin", ["Settings", "Redirects", "Staff", "Activity"], []],
] as const)("the menu of the role %s has what it may do", async (role, more, hidden) => {
  const { screen } = await shell(role);
  const menu = screen.getByRole("navigation", { name: "Main" });
  for (const name of ["Dashboard", "Enquiries", "Pages", "Media", "Translations", "Account", ...more])
    await expect.element(menu.getByRole("link", { name })).toBeVisible();
  for (const name of hidden) await expect.element(menu.getByRole("link", { name })).not.toBeInTheDocument();
  await expect.element(menu.getByRole("link", { name: "Pages" })).toHaveAttribute("aria-current", "page");
  await expect.element(menu.getByText("1.2.0 · abc1234 · one:1")).toBeVisible();
});

test("the menu counts new enquiries, and logs out whom it names", async () => {
  const { screen, sent } = await shell("admin", "/cms/pages", 1234);
  await expect.element(screen.getByRole("link", { name: "Enquiries 1,234 new" })).toBeVisible();
  await screen.getByRole("button", { name: "Log out Ada" }).click();
  await expect.poll(() => sent).toEqual([{ method: "POST", path: "/cms/logout", fields: {} }]);
});

test("on a phone the menu lies over the screen until one goes somewhere or presses Escape", async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen, where } = await shell("admin");
  const menu = screen.getByRole("navigation", { name: "Main" });
  const opener = screen.getByRole("button", { name: "Open menu" });
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await menu.getByRole("link", { name: "Pages" }).click();
  await expect.poll(where).toBe("/cms/pages");
  await expect.element(menu).not.toBeInTheDocument();
});

test.each([
  ["/cms/pages", "Pages"],
  ["/cms/media/p1", "Media"],
  ["/cms/titles", "Titles & descriptions"],
  ["/cms/edit/p1/history", "Editor"],
  ["/cms/pagesofold", ""],
])("the bar of %s says “%s”", async (at, name) => {
  const { screen } = await shell("editor", at);
  expect(screen.container.querySelector(".topbar-screen")?.textContent).toBe(name);
});

test("a question mark shows the keys, but not where one types, with another key or before another dialog", async () => {
  const { screen } = await shell();
  const dialog = screen.getByRole("dialog", { name: "Keys" });
  const note = screen.getByLabelText("Note");
  await userEvent.type(note, "?");
  await expect.element(note).toHaveValue("?");
  await expect.element(dialog).not.toBeInTheDocument();
  (note.element() as HTMLElement).blur();
  await userEvent.keyboard("{Control>}?{/Control}{Alt>}?{/Alt}{Meta>}?{/Meta}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("?");
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText("Ctrl Shift Z").or(dialog.getByText("⌘ ⇧ Z"))).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole("button", { name: /^Search or jump to/ }).click();
  const palette = screen.getByRole("dialog", { name: "Search or jump to" });
  await expect.element(palette).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("?");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the keys of the palette open it, unless a text has taken them for a link", async () => {
  const { screen } = await shell();
  const palette = screen.getByRole("dialog", { name: "Search or jump to" });
  const note = screen.getByLabelText("Note").element();
  const take = (event: Event) => event.preventDefault();
  note.addEventListener("keydown", take);
  (note as HTMLElement).focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  note.removeEventListener("keydown", take);
  await userEvent.keyboard("{Control>}{Shift>}k{/Shift}{/Control}k");
  await expect.element(palette).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(palette).toBeVisible();
  await expect.element(palette.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("pages{Enter}");
  await expect.element(palette).not.toBeInTheDocument();
});
