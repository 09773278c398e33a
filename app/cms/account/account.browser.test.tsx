import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Account, { type loader } from "./account.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/account";
const NOW = Date.UTC(2026, 10, 20, 15);

const session = (id: string, more: Partial<Loaded["sessions"][number]> = {}) => ({
  id,
  agent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  address: "192.0.2.7",
  since: NOW - 86_400_000,
  lastSeen: NOW,
  current: false,
  ...more,
});

const THIS = session("s1", { current: true });

const OWN: Loaded = {
  member: { id: "ada", name: "Ada Stone", email: "ada@example.org", role: "marketing" },
  secondFactor: false,
  codesLeft: 0,
  passkeys: [],
  passkeyHost: null,
  sessions: [THIS],
  weekly: { on: false, next: "2026-11-23" },
  isMailed: true,
  isCounted: true,
  now: NOW,
};

const opened = async (more: Partial<Loaded> = {}) => {
  const account = await mounted(Account, { at, answers: { [`GET ${at}`]: () => ({ ...OWN, ...more }) } });
  const posts = () => account.sent.filter(({ method }) => method === "POST");
  return { ...account, posts };
};

test("the second step is set up while it is off; on, it says how many codes are left and what can be done", async () => {
  const steps = async (more: Partial<Loaded>) => {
    const { screen } = await opened(more);
    const heading = screen.getByRole("heading", { name: "Second step" });
    await expect.element(heading).toBeVisible();
    const panel = heading.element().parentElement;
    const ways = [...(panel?.querySelectorAll("a") ?? [])].map((link) => `${link.textContent} ${link.pathname}`);
    const words = panel?.querySelector("p")?.textContent;
    await screen.unmount();
    return { words, ways };
  };
  const off = await steps({ codesLeft: 3 });
  expect(off.words).toMatch(/^Off\. With it, a stolen password is not enough/);
  expect(off.ways).toEqual(["Set it up /cms/account/second-factor"]);
  const on = await steps({ secondFactor: true, codesLeft: 2 });
  expect(on.words).toMatch(/ 2 recovery codes are left\.$/);
  expect(on.ways).toEqual([
    "New recovery codes /cms/account/recovery-codes",
    "Switch off /cms/account/second-factor/remove",
  ]);
  expect((await steps({ secondFactor: true, codesLeft: 1 })).words).toMatch(/^On\. .* 1 recovery code is left\.$/);
  expect((await steps({ secondFactor: true, codesLeft: 0 })).words).toMatch(/ 0 recovery codes are left\.$/);
});

test("a name is saved as it is typed now", async () => {
  const { screen, posts } = await opened();
  await expect.element(screen.getByText("ada@example.org · Marketing")).toBeVisible();
  const name = screen.getByRole("textbox", { name: "Your name" });
  await expect.element(name).toHaveValue("Ada Stone");
  await name.fill("Ada Field");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/account/name", fields: { name: "Ada Field" } }]);
});

test("a changed password is sent with the old one, and with the address for whoever keeps passwords", async () => {
  const { screen, posts } = await opened();
  await screen.getByLabelText("Current password").fill("the old one, as it was");
  await screen.getByLabelText("New password").fill("correct horse battery staple");
  await screen.getByRole("button", { name: "Change password" }).click();
  const typed = { current: "the old one, as it was", next: "correct horse battery staple" };
  const fields = { email: "ada@example.org", ...typed };
  await expect.poll(posts).toEqual([{ method: "POST", path: "/cms/account/password", fields }]);
});

test("one's only session can't be ended here", async () => {
  const { screen } = await opened();
  await expect.element(screen.getByText(/^Firefox on Linux/)).toHaveTextContent("Firefox on LinuxThis one");
  expect(screen.getByRole("button", { name: /^End/ }).query()).toBeNull();
});

test("any other session is ended by itself, or all of them at once", async () => {
  const phone = {
    agent: "Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36",
    lastSeen: NOW - 86_400_000,
  };
  const sessions = [THIS, session("s2", phone)];
  const one = await opened({ sessions });
  const rows = () => one.screen.getByRole("listitem").elements();
  await expect.poll(() => rows().length).toBe(2);
  expect(rows().map((row) => row.querySelector("p + p")?.textContent)).toEqual([
    "192.0.2.7 · since Yesterday · last used 10:00",
    "192.0.2.7 · since Yesterday · last used Yesterday",
  ]);
  expect(rows()[1]?.textContent).not.toContain("This one");
  const [desktop, phoneDrawn] = rows().map((row) => row.querySelector("svg")?.innerHTML);
  expect(desktop).not.toBe(phoneDrawn);
  await one.screen.getByRole("button", { name: "End", exact: true }).click();
  await expect.poll(one.posts).toMatchObject([{ path: "/cms/account/sessions/s2/end" }]);
  await one.screen.unmount();
  const all = await opened({ sessions });
  await all.screen.getByRole("button", { name: "End all others" }).click();
  await expect.poll(all.posts).toMatchObject([{ path: "/cms/account/sessions/end-others" }]);
});

const ON = { on: true, next: "2026-11-23" };

test.each<[string, Partial<Loaded>, RegExp]>([
  ["off", {}, /^Off\. .* in vain\.$/],
  [
    "on",
    { weekly: ON },
    /^On\. The next email comes on Monday, November 23, 2026, in the morning: the week in five lines\.$/,
  ],
  ["without mail", { weekly: ON, isMailed: false }, /five lines\. Mail is not set up on this site yet/],
  [
    "without visits",
    { weekly: ON, isMailed: false, isCounted: false },
    /five lines\. Visits are not counted on this site, so nothing is sent\.$/,
  ],
])("the weekly numbers, %s, say what comes, and are switched", async (_, more, words) => {
  const { screen, posts } = await opened(more);
  const on = more.weekly?.on ?? false;
  await expect.element(screen.getByText(/five lines/)).toMatchTextContent(words);
  await screen.getByRole("button", { name: `Switch ${on ? "off" : "on"} the weekly numbers` }).click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/account/weekly-mail", fields: { on: on ? "0" : "1" } }]);
});

test("who may not see visits is offered no weekly numbers", async () => {
  const { screen } = await opened({ weekly: null });
  await expect.element(screen.getByRole("heading", { name: "Password" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Weekly numbers" }).query()).toBeNull();
});
