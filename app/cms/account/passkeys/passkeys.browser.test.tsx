import { data, redirect } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { OwnPasskey } from "#domain/staff/account/own-passkeys.server.ts";
import { type Answers, mounted } from "../../../../tests/components/mounted.tsx";
import { passkeyDevice, toMake } from "../../../../tests/components/passkey-device.ts";
import { makePasskey } from "../../parts/passkeys.ts";
import AddPasskey from "./add-passkey.tsx";
import { Passkeys } from "./passkeys.tsx";

const NOW = Date.UTC(2026, 10, 20, 15);
const KEYS: OwnPasskey[] = [
  { id: "p1", name: "Work laptop", since: NOW - 86_400_000, lastUsed: NOW },
  { id: "p2", name: "Key ring", since: NOW, lastUsed: null },
];

const listed = (host: string | null, passkeys = KEYS, answers: Answers = {}) =>
  mounted(() => <Passkeys passkeys={passkeys} host={host} now={NOW} />, { at: "/cms/account", answers });

const path = "/cms/account/passkeys/add";
const adding = async (answers: Answers, host: string | null = location.hostname) => {
  const added = await mounted(AddPasskey, { at: path, answers: { [`GET ${path}`]: () => ({ host }), ...answers } });
  return { ...added, posts: () => added.sent.filter(({ method }) => method === "POST") };
};

test("each passkey says since when it is there and when it was used", async () => {
  const { screen } = await listed(location.hostname);
  await expect.element(screen.getByRole("link", { name: "Add a passkey" })).toHaveAttribute("href", path);
  const rows = screen
    .getByRole("listitem")
    .elements()
    .map((row) => row.querySelector("p + p")?.textContent);
  expect(rows).toEqual(["added Yesterday · last used 10:00", "added 10:00 · not used yet"]);
});

test("where there can be none, it says why in place of the way to add one", async () => {
  const { screen } = await listed("cms.example.org", []);
  await expect
    .element(screen.getByText(/Sign in with your phone/))
    .toMatchTextContent(/page\. A passkey belongs to cms\.example\.org,/);
  expect(screen.getByRole("link").query()).toBeNull();
  expect(screen.getByRole("list").query()).toBeNull();
});

test("a passkey is renamed by keyboard: the name has the focus, and Escape leaves it as it was", async () => {
  const answers = { "POST /cms/account/passkeys/p2/rename": () => redirect("/cms/account") };
  const { screen, sent } = await listed(location.hostname, KEYS, answers);
  const rename = screen.getByRole("button", { name: "Rename Key ring" });
  const name = screen.getByRole("textbox", { name: "Name of the passkey" });
  for (const leave of ["{Escape}", "{Tab}{Tab}{Enter}"]) {
    await rename.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue("Key ring");
    await userEvent.keyboard(leave);
    await expect.element(name).not.toBeInTheDocument();
    await expect.element(rename).toHaveFocus();
  }
  expect(sent).toEqual([]);
  await rename.click();
  await name.fill("Key at home");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent)
    .toMatchObject([{ path: "/cms/account/passkeys/p2/rename", fields: { name: "Key at home" } }]);
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(rename).toBeVisible();
});

test("a passkey is removed once that is said to be meant", async () => {
  const { screen, sent } = await listed(location.hostname);
  await screen.getByRole("button", { name: "Remove Work laptop" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove the passkey “Work laptop”?" });
  await expect.element(dialog).toMatchTextContent("Your password and your other passkeys go on working.");
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(() => sent).toMatchObject([{ path: "/cms/account/passkeys/p1/remove" }]);
});

test("where none can be made, no password is asked for", async () => {
  const { screen } = await adding({}, null);
  await expect.element(screen.getByRole("status")).toMatchTextContent("A passkey belongs to a domain");
  expect(screen.getByRole("textbox").query()).toBeNull();
});

test.each([
  ["password", { password: "This is not your password" }],
  ["name", { name: "10 passkeys are the most. Remove one first." }],
])("the name stays where something is wrong about the %s, and what it is stands there", async (at, errors) => {
  const { screen, posts } = await adding({ [`POST ${path}`]: () => data({ name: "Key", errors }, { status: 422 }) });
  const fields = {
    name: screen.getByRole("textbox", { name: "Name of the passkey" }),
    password: screen.getByLabelText("Your password"),
  };
  await fields.name.fill("Key");
  await fields.password.fill("not this");
  await screen.getByRole("button", { name: "Go on" }).click();
  const faults = () =>
    Object.entries(fields)
      .filter(([, field]) => field.element().ariaInvalid)
      .map(([name]) => name);
  await expect.poll(faults).toEqual([at]);
  await expect.element(screen.getByText(Object.values(errors).join())).toBeVisible();
  await expect.element(fields.name).toHaveValue("Key");
  expect(screen.getByRole("alert").query()).toBeNull();
  expect(posts()).toEqual([{ method: "POST", path, fields: { name: "Key", password: "not this" } }]);
});

/** Up to where a device is asked for a passkey; `then` is what is answered to the one that it makes. */
const begun = async (options: object, then?: unknown) => {
  const turns = [{ options, name: "Key ring" }, then];
  const added = await adding({ [`POST ${path}`]: () => turns.shift() });
  await added.screen.getByRole("textbox", { name: "Name of the passkey" }).fill("Key ring");
  await added.screen.getByLabelText("Your password").fill("the right one");
  await added.screen.getByRole("button", { name: "Go on" }).click();
  await expect.element(added.screen.getByText(/where to keep “Key ring”/)).toBeVisible();
  return { ...added, make: added.screen.getByRole("button", { name: "Make the passkey" }) };
};

test("a device that has a passkey already is told of, and one that saw nobody", async () => {
  const { seesHolder } = await passkeyDevice();
  const { id: kept } = JSON.parse(await makePasskey(toMake()));
  const { screen, posts, make } = await begun(toMake([kept]));
  await make.click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("This device has a passkey of your account already");
  await seesHolder(false);
  await make.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("No passkey was made. Try again");
  expect(posts()).toHaveLength(1);
});

test("what went wrong is told until one tries again", async () => {
  const { seesHolder } = await passkeyDevice();
  const { screen, posts, make } = await begun(toMake(), new Promise(() => {}));
  await seesHolder(false);
  await make.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await seesHolder(true);
  await make.click();
  await expect.poll(() => posts().length).toBe(2);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("what a device makes is sent with its name, which stays where it is not taken", async () => {
  await passkeyDevice();
  const { screen, posts, make } = await begun(toMake(), data({ name: "Key ring", refused: true }, { status: 422 }));
  await make.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("The passkey was not taken");
  await expect.element(screen.getByRole("textbox", { name: "Name of the passkey" })).toHaveValue("Key ring");
  const [, made] = posts();
  expect(made).toMatchObject({ path, fields: { name: "Key ring" } });
  expect(JSON.parse(String(made?.fields.passkey))).toMatchObject({ type: "public-key" });
});
