import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../tests/components/mounted.tsx";
import Titles, { type loader } from "./titles.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/titles";
const SAVE = "POST /cms/titles/s1";
const line = (id: string, name: string, more: Partial<Loaded["rows"][number]> = {}): Loaded["rows"][number] => {
  return { id, type: "service", name, path: `/${id}`, status: "draft", title: "Old", description: "", ...more };
};

const opened = (more: Partial<Loaded> = {}, answers = {}, search = "") => {
  const shown: Loaded = {
    rows: [line("s1", "Backups"), line("s2", "Phones")],
    total: 2,
    pages: 1,
    page: 1,
    perPage: 30,
    counts: { all: 2 },
    language: "en",
    filter: "all",
    search: "",
    type: null,
    site: { home: "/", company: "Mangrove IT", siteTitle: "Mangrove IT in Miami", description: "IT for all" },
    here: at + search,
    ...more,
  };
  return mounted(Titles, { at: at + search, answers: { [`GET ${at}`]: () => shown, ...answers } });
};

const saved = { [SAVE]: () => ({ outcome: "saved" }) };

test("a line saves itself when one leaves it; Enter leads to the same field of the next", async () => {
  const { screen, sent } = await opened({}, saved);
  const field = (name: string) => screen.getByRole("textbox", { name });
  await field("Title of “Backups”").fill("New");
  await userEvent.tab();
  await expect.element(field("Description of “Backups”")).toHaveFocus();
  const posts = () => sent.filter(({ method }) => method === "POST");
  expect(posts()).toEqual([]);
  await userEvent.keyboard("Words{Enter}");
  await expect.element(field("Description of “Phones”")).toHaveFocus();
  const fields = { texts: { title: "New", description: "Words" }, base: { title: "Old", description: "" } };
  await expect.poll(posts).toEqual([{ method: "POST", path: "/cms/titles/s1", fields }]);
  await expect.element(screen.getByText("Saved in the draft")).toBeVisible();
  expect(screen.getByRole("form", { name: "With what was saved here" }).elements()).toEqual([]);
});

test("what was live and saved here is a draft now, and is published from here, several together", async () => {
  const rows = [line("s1", "Backups", { status: "live" }), line("s2", "Phones", { status: "live" })];
  const answers = { ...saved, "POST /cms/titles/s2": () => ({ outcome: "saved" }) };
  const { screen, sent } = await opened({ rows }, answers, "?q=s");
  const change = async (name: string) => {
    await screen.getByRole("textbox", { name: `Title of “${name}”` }).fill("New");
    await userEvent.keyboard("{Enter}");
  };
  await change("Backups");
  const bar = screen.getByRole("form", { name: "With what was saved here" });
  await expect.element(bar.getByRole("status")).toHaveTextContent("1 saved here, not live yet");
  await expect.element(bar.getByRole("button", { name: "Publish it" })).toBeVisible();
  await expect.element(screen.getByText("Saved as a draft")).toBeVisible();
  await expect.element(screen.getByText("Changed", { exact: true })).toBeVisible();
  await change("Phones");
  await bar.getByRole("button", { name: "Publish them" }).click();
  const fields = { id: ["s1", "s2"], back: `${at}?q=s` };
  await expect.poll(() => sent.at(-1)).toEqual({ method: "POST", path: "/cms/content/publish", fields });
});

test.each([
  ["Too long", Response.json({ outcome: "refused", errors: { title: "Too long" } }, { status: 422 })],
  ["It could not be saved. Try again", new Response(null, { status: 503 })],
  ["Your session has ended. Sign in again in another tab, then try again", new Response(null, { status: 401 })],
])("what was not saved says so at its title: %s", async (words, answer) => {
  const { screen } = await opened({}, { [SAVE]: () => answer.clone() });
  const title = screen.getByRole("textbox", { name: "Title of “Backups”" });
  await title.fill("New");
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveAccessibleDescription(words);
  await expect.element(title).toHaveValue("New");
});

test("an empty title shows what search engines are told then; lines of a pasted text become one", async () => {
  const rows = [line("s1", "Backups", { title: "" }), line("h", "Home", { path: "/", title: "" })];
  const { screen } = await opened({ rows });
  const field = (name: string) => screen.getByRole("textbox", { name });
  await expect.element(field("Title of “Backups”")).toHaveAttribute("placeholder", "Backups | Mangrove IT");
  await expect.element(field("Title of “Home”")).toHaveAttribute("placeholder", "Mangrove IT in Miami");
  await expect.element(field("Description of “Home”")).toHaveAttribute("placeholder", "IT for all");
  await field("Title of “Backups”").fill("Two\nlines");
  await expect.element(field("Title of “Backups”")).toHaveValue("Two lines");
});

test("filters keep each other, and a search keeps them all; what has no page has no chip", async () => {
  const given = { type: "service", filter: "no-title", language: "es", rows: [], total: 0 } as const;
  const { screen, where } = await opened({ ...given, rows: [] }, {}, "?type=service&show=no-title&language=es&page=2");
  await expect.element(screen.getByRole("heading", { name: "None" })).toBeVisible();
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  await expect.element(link("Without title")).toHaveAttribute("aria-current", "true");
  await expect.element(link("All 2")).toHaveAttribute("href", `${at}?type=service&language=es`);
  await expect.element(link("All kinds")).toHaveAttribute("href", `${at}?show=no-title&language=es`);
  await expect.element(link("English")).toHaveAttribute("href", `${at}?type=service&show=no-title`);
  expect(link("Testimonials").elements()).toEqual([]);
  await screen.getByRole("searchbox", { name: "Search pages" }).fill("back");
  await expect.poll(where).toBe(`${at}?type=service&show=no-title&language=es&q=back`);
});
