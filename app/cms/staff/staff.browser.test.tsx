import { redirect } from "react-router";
import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Staff, { type loader } from "./staff.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Entry = Loaded["staff"][number];

const at = "/cms/staff";
const NOW = Date.UTC(2026, 10, 20, 15);

const entry = (more: Partial<Entry>): Entry => ({
  id: "bo",
  name: "Bo",
  email: "bo@example.org",
  role: "editor",
  state: "active",
  secondFactor: false,
  passkeys: 0,
  lastSeen: null,
  ...more,
});

const ADA = entry({ id: "ada", name: "Ada", email: "ada@example.org", role: "admin", lastSeen: NOW });

const opened = async (...others: Entry[]) => {
  let loaded: Loaded = { staff: [ADA, ...others], self: "ada", now: NOW };
  const now = (...staff: Entry[]) => {
    loaded = { ...loaded, staff: [ADA, ...staff] };
  };
  const answers = { [`GET ${at}`]: () => loaded, [`POST ${at}/bo/enable`]: () => redirect(at) };
  const list = await mounted(Staff, { at, answers });
  const rows = list.screen.getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  return { ...list, now, rows, posts: () => list.sent.filter(({ method }) => method === "POST") };
};

const buttonsIn = (row: Element | undefined) =>
  [...(row?.querySelectorAll("button") ?? [])].map((button) => button.ariaLabel ?? button.textContent);

test("each account says who it is, its state, and how and when it signed in", async () => {
  const { rows } = await opened(
    entry({ state: "invited" }),
    entry({ id: "cy", state: "off", secondFactor: true, passkeys: 1, lastSeen: NOW - 86_400_000 }),
    entry({ id: "di", passkeys: 2 }),
  );
  const states = rows.elements().map((row) => row.querySelector(".person-state")?.textContent);
  expect(states).toEqual([
    "ActiveNo second step · signed in 10:00",
    "InvitedNo second step",
    "Switched offSecond step on · 1 passkey · signed in Yesterday",
    "ActiveNo second step · 2 passkeys",
  ]);
  const names = rows.elements().map((row) => row.querySelector(".person-who")?.textContent);
  expect(names.slice(0, 2)).toEqual(["Ada (you)ada@example.org", "Bobo@example.org"]);
});

test("each account offers what can be done with it", async () => {
  const { rows } = await opened(
    entry({ state: "invited" }),
    entry({ id: "cy", state: "off", passkeys: 1 }),
    entry({ id: "di", secondFactor: true }),
  );
  const [ada, invited, off, secured] = rows.elements().map((row) => buttonsIn(row).slice(1));
  expect(ada).toEqual(["Switch off"]);
  expect(invited).toEqual(["Invite again", "Switch off"]);
  expect(off).toEqual(["Remove passkeys", "Switch on"]);
  expect(secured).toEqual(["Reset second step", "Switch off"]);
});

test("a role is chosen without being sent, and sent by its button", async () => {
  const { screen, posts } = await opened(entry({}));
  const role = screen.getByRole("combobox", { name: "Role of Bo" });
  await expect.element(role).toHaveValue("editor");
  await role.selectOptions("Marketing");
  expect(posts()).toEqual([]);
  await screen.getByRole("button", { name: "Save the role of Bo" }).click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/staff/bo/role", fields: { role: "marketing" } }]);
});

test("a role that somebody else gave meanwhile is shown once the list is read again", async () => {
  const { screen, now } = await opened(entry({ state: "off" }));
  await expect.element(screen.getByRole("combobox", { name: "Role of Bo" })).toHaveValue("editor");
  now(entry({ role: "marketing" }));
  await screen.getByRole("button", { name: "Switch on" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Role of Bo" })).toHaveValue("marketing");
});

test.each([
  [
    "Reset second step",
    /Reset the second step of Bo/,
    /the password alone/,
    "reset-second-factor",
    { secondFactor: true },
  ],
  ["Remove passkeys", /Remove all passkeys of Bo/, /their password again/, "remove-passkeys", { passkeys: 2 }],
  ["Switch off", /Switch off the account of Bo/, /until it is switched on again/, "disable", {}],
] as const)("%s asks first, and a no sends nothing", async (name, title, consequence, verb, more) => {
  const { rows, screen, posts } = await opened(entry(more));
  const button = rows.nth(1).getByRole("button", { name, exact: true });
  const dialog = screen.baseElement.ownerDocument.body;
  await button.click();
  await expect.poll(() => dialog.querySelector("dialog[open]")?.textContent).toMatch(consequence);
  expect(dialog.querySelector("dialog[open] h2")?.textContent).toMatch(title);
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(button).toHaveFocus();
  expect(posts()).toEqual([]);
  await button.click();
  await screen.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await expect.poll(posts).toMatchObject([{ path: `/cms/staff/bo/${verb}` }]);
});

test.each([
  ["Switch on", "off", "/cms/staff/bo/enable", {}],
  ["Invite again", "invited", "/cms/staff/invite", { again: "bo" }],
] as const)("%s is done at once", async (name, state, path, fields) => {
  const { screen, posts } = await opened(entry({ state }));
  await screen.getByRole("button", { name }).click();
  await expect.poll(posts).toEqual([{ method: "POST", path, fields }]);
});
