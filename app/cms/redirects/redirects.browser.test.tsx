import { data, UNSAFE_ErrorResponseImpl as Refusal, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import Edit, { type loader as editLoader } from "./edit.tsx";
import Redirects, { type loader } from "./redirects.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/redirects";
const NOW = Date.UTC(2026, 10, 20, 15);
const missing = { paths: [], total: 0 };
const NONE: Loaded = {
  entries: [],
  total: 0,
  pages: 1,
  words: "",
  missing,
  targets: [],
  from: "",
  now: NOW,
  page: 1,
  perPage: 50,
};

const opened = async (more: Partial<Loaded>, answers: Answers = {}) => {
  const list = await mounted(Redirects, { at, answers: { [`GET ${at}`]: () => ({ ...NONE, ...more }), ...answers } });
  const { screen } = list;
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const said = (parts: string) => [...screen.container.querySelectorAll(parts)].map((part) => part.textContent);
  return { ...list, said, posts: () => list.sent.filter(({ method }) => method === "POST") };
};

type Shown = Awaited<ReturnType<typeof mounted>>["screen"];
const field = (screen: Shown, name: string) =>
  screen.getByRole("combobox", { name }).or(screen.getByRole("textbox", { name }));

test("what is wrong stands at its field, where who sent it goes on, and what was typed stays", async () => {
  const typed = { from: "/old", to: "nowhere" };
  const { screen, posts } = await opened(
    {},
    { [`POST ${at}`]: () => data({ typed, errors: { to: "Start with / for a page of this site" } }, { status: 422 }) },
  );
  await field(screen, "From").fill(typed.from);
  await field(screen, "To").fill(typed.to);
  await field(screen, "From").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(field(screen, "To")).toHaveAccessibleDescription("Start with / for a page of this site");
  await expect.element(field(screen, "To")).toHaveFocus();
  await expect.element(field(screen, "From")).toHaveAccessibleDescription("");
  await expect.element(field(screen, "From")).toHaveValue(typed.from);
  expect(posts()).toEqual([{ method: "POST", path: at, fields: typed }]);
  expect(screen.getByRole("link", { name: "Cancel" }).query()).toBeNull();
});

test("an address that the way here names stands in the form, and pages are offered as targets", async () => {
  const targets = [{ path: "/about", title: "About" }] as Loaded["targets"];
  const { screen } = await opened({ from: "/gone", targets });
  await expect.element(field(screen, "From")).toHaveValue("/gone");
  const list = (field(screen, "To").element() as HTMLInputElement).list;
  expect([...(list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([["/about", "About"]]);
});

test("once a redirect is added the form is empty for the next, which begins in it; what stands there when another is done stays", async () => {
  const paths = [{ path: "/abuot", hits: 1, firstSeen: NOW, lastSeen: NOW, suggestion: "/about" }];
  const { screen, posts } = await opened({ missing: { paths, total: 1 } }, { [`POST ${at}`]: () => redirect(at) });
  const [from, to] = [field(screen, "From"), field(screen, "To")];
  await from.fill("/half");
  await screen.getByRole("button", { name: /Redirect to \/about$/ }).click();
  await expect.poll(posts).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: /Redirect to \/about$/ })).toBeEnabled();
  await expect.element(from).toHaveValue("/half");
  await from.fill("/old");
  await to.fill("/about");
  await userEvent.keyboard("{Enter}");
  await expect.poll(posts).toHaveLength(2);
  await expect.element(from).toHaveValue("");
  await expect.element(to).toHaveValue("");
  await expect.element(from).toHaveFocus();
});

test("who chooses a page for an address goes on where it is named", async () => {
  const paths = [{ path: "/gone", hits: 1, firstSeen: NOW, lastSeen: NOW, suggestion: null }];
  const read = { ...NONE, missing: { paths, total: 1 } };
  const { screen } = await opened(
    {},
    {
      [`GET ${at}`]: ({ path }) => ({ ...read, from: path.includes("from=") ? "/gone" : "" }),
    },
  );
  await expect.element(field(screen, "To")).not.toHaveFocus();
  await screen.getByRole("link", { name: /^Choose a page/ }).click();
  await expect.element(field(screen, "From")).toHaveValue("/gone");
  await expect.element(field(screen, "To")).toHaveFocus();
});

test("once the address that the way here names is redirected, the form is empty for the next, which begins in it", async () => {
  const read = ({ path }: { path: string }) => ({ ...NONE, from: path.includes("from=") ? "/gone" : "" });
  const answers = { [`GET ${at}`]: read, [`POST ${at}`]: () => redirect(at) };
  const { screen } = await mounted(Redirects, { at: `${at}?from=/gone`, answers });
  await field(screen, "To").fill("/about");
  await userEvent.keyboard("{Enter}");
  await expect.element(field(screen, "From")).toHaveValue("");
  await expect.element(field(screen, "From")).toHaveFocus();
});

test("lists without anything say why", async () => {
  const none = await opened({});
  expect(none.said(".empty")).toEqual([
    "None yet. Add one above, or import a list.",
    "None. Addresses that visitors ask for and nothing stands at show up here.",
  ]);
  for (const name of ["Add a redirect", "Missing pages 0"])
    await expect.element(none.screen.getByRole("region", { name })).toBeVisible();
  expect(none.screen.getByRole("button", { name: /^Dismiss/ }).query()).toBeNull();
  await none.screen.unmount();
  const { said } = await opened({ words: "spring" });
  expect(said(".empty")[0]).toBe("Nothing matches. Try a shorter part of the path.");
});

test("each redirect says where it leads, who made it and when, and whether anything is there", async () => {
  const entry = { from: "/old page", to: "/new", createdAt: NOW, createdBy: "Bo", nothingThere: false };
  const entries = [entry, { ...entry, from: "/b", createdBy: null, createdAt: NOW - 86_400_000, nothingThere: true }];
  const { screen, said, posts } = await opened({ entries, total: 1200 });
  expect(said(".redirect-meta")).toEqual(["Bo, 10:00", " Nothing is published there. By itself, Yesterday"]);
  expect(said("#all-redirects")).toEqual(["All redirects 1,200"]);
  const edit = expect.element(screen.getByRole("link", { name: "Edit /old page" }));
  await edit.toHaveAttribute("href", "/cms/redirects/edit?from=%2Fold%20page");
  await screen.getByRole("button", { name: "Delete /old page" }).click();
  const dialog = screen.getByRole("dialog", { name: "Delete the redirect from /old page?" });
  await expect.element(dialog).toMatchTextContent("Whoever opens /old page will no longer be sent to /new,");
  expect(posts()).toEqual([]);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(posts).toEqual([{ method: "POST", path: "/cms/redirects/delete", fields: { from: "/old page" } }]);
});

const GONE = { path: "/gone page", hits: 1, firstSeen: NOW, lastSeen: NOW, suggestion: null };

test("a missing page is redirected to what is suggested, or a page is chosen for it", async () => {
  const paths = [GONE, { ...GONE, path: "/abuot", hits: 7, suggestion: "/about" }];
  const { screen, said, posts } = await opened({ missing: { paths, total: 1500 } });
  expect(said(".missing .small:not(a,button)")).toEqual(["1 visit, last one 10:00", "7 visits, last one 10:00"]);
  expect(said(".panel-more")).toEqual(["And 1498 more with fewer visits."]);
  expect(said("#missing-paths")).toEqual(["Missing pages 1,500"]);
  const choose = expect.element(screen.getByRole("link", { name: "Choose a page for /gone page" }));
  await choose.toHaveAttribute("href", "/cms/redirects?from=%2Fgone%20page");
  await screen.getByRole("button", { name: /Redirect to/ }).click();
  await expect.poll(posts).toMatchObject([{ path: at, fields: { from: "/abuot", to: "/about" } }]);
});

test("the address of a missing page for which a page is chosen takes the place of what was typed", async () => {
  const missing = { paths: [GONE], total: 1 };
  const from = (path: string) => new URLSearchParams(path.split("?")[1]).get("from") ?? "";
  const { screen } = await opened({}, { [`GET ${at}`]: ({ path }) => ({ ...NONE, missing, from: from(path) }) });
  await field(screen, "From").fill("/another");
  await screen.getByRole("link", { name: "Choose a page for /gone page" }).click();
  await expect.element(field(screen, "From")).toHaveValue("/gone page");
});

test("one missing page is dismissed at once, all of them after a question", async () => {
  const one = await opened({ missing: { paths: [GONE], total: 1 } });
  expect(one.screen.getByRole("button", { name: "Dismiss all" }).query()).toBeNull();
  expect(one.said(".panel-more")).toEqual([]);
  await one.screen.getByRole("button", { name: "Dismiss /gone page" }).click();
  await expect.poll(one.posts).toMatchObject([{ path: "/cms/redirects/dismiss", fields: { path: "/gone page" } }]);
  await one.screen.unmount();
  const { screen, posts } = await opened({ missing: { paths: [GONE], total: 2 } });
  await screen.getByRole("button", { name: "Dismiss all" }).click();
  const dialog = screen.getByRole("dialog", { name: "Dismiss all 2 missing pages?" });
  await dialog.getByRole("button", { name: "Dismiss all" }).click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/redirects/dismiss", fields: { all: "1" } }]);
});

test("a redirect that is edited is sent with the address that it had, and what was typed stays", async () => {
  const path = "/cms/redirects/edit";
  const loaded: Awaited<ReturnType<typeof editLoader>> = { from: "/old", to: "/new", targets: [] };
  const typed = { from: "/older", to: "/new" };
  const answer = () => data({ typed, errors: { from: "This path is redirected already" } }, { status: 422 });
  const answers = { [`GET ${path}`]: () => loaded, [`POST ${path}`]: answer };
  const { screen, sent } = await mounted(Edit, { at: `${path}?from=/old`, answers });
  await expect.element(field(screen, "To")).toHaveValue("/new");
  await field(screen, "From").fill("/older");
  await screen.getByRole("button", { name: "Save redirect" }).click();
  await expect.element(field(screen, "From")).toHaveAccessibleDescription("This path is redirected already");
  await expect.element(field(screen, "From")).toHaveValue("/older");
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([{ fields: { ...typed, old: "/old" } }]);
  await expect.element(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", at);
});

test.each([
  ["the session ended", new Refusal(401, "Signed out", null), /^Your session has ended\./],
  ["no answer comes", new TypeError("Failed to fetch"), /^The server gave no answer\./],
  ["the right is lost", new Refusal(403, "Not allowed", null), /^Your role no longer/],
])("where %s what is typed stays, to be sent again", async (_, fault, words) => {
  const answers = { [`POST ${at}`]: vi.fn().mockReturnValue(redirect(at)).mockRejectedValueOnce(fault) };
  const { screen, posts } = await opened({}, answers);
  const [from, to] = [field(screen, "From"), field(screen, "To")];
  await from.fill("/old");
  await to.fill("/about");
  const add = screen.getByRole("button", { name: "Add redirect" });
  await add.click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(add).toHaveFocus();
  await expect.element(from).toHaveValue("/old");
  await expect.element(to).toHaveValue("/about");
  await add.click();
  await expect.element(from).toHaveValue("");
  await expect.element(to).toHaveValue("");
  expect(posts()).toMatchObject([1, 2].map(() => ({ fields: { from: "/old", to: "/about" } })));
});
