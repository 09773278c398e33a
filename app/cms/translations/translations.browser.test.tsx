import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Translations, { type loader } from "./translations.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Row = Loaded["rows"][number];

const at = "/cms/translations";
const english = { language: "en", id: "s1", status: "live", state: "original", changes: 0 } as const;

const row = (es: Partial<Row["languages"][number]>, more: Partial<Row> = {}): Row => ({
  id: "s1",
  type: "service",
  title: "Backups",
  isGone: false,
  languages: [english, { language: "es", id: "e1", status: "live", state: "up-to-date", changes: 0, ...es }],
  ...more,
});

const opened = (rows: Row[], more: Partial<Loaded> = {}, search = "") => {
  const shown: Loaded = {
    rows,
    total: rows.length,
    pages: 1,
    page: 1,
    perPage: 25,
    counts: { all: 3, behind: 1, missing: 2, done: 0, alone: 0 },
    types: ["service", "settings"],
    type: null,
    filter: "all",
    search: "",
    ...more,
  };
  return mounted(Translations, { at: at + search, answers: { [`GET ${at}`]: () => shown } });
};

test("chips count what is to be done and keep the kind; a search keeps both", async () => {
  const given = { type: "service", filter: "behind", search: "back" } as const;
  const { screen, where } = await opened([row({})], given, "?type=service&show=behind&q=back&page=2");
  const chips = screen.getByRole("list", { name: "Show" }).elements();
  const names = chips.map((list) => [...list.querySelectorAll("a")].map(({ textContent }) => textContent.trim()));
  expect(names).toEqual([
    ["All 3", "Original changed 1", "Not translated 2", "Up to date 0"],
    ["All kinds", "Services", "Settings"],
  ]);
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  await expect.element(link("Original changed 1")).toHaveAttribute("aria-current", "true");
  await expect.element(link("All 3")).toHaveAttribute("href", `${at}?type=service&q=back`);
  await expect.element(link("Settings")).toHaveAttribute("href", `${at}?type=settings&show=behind&q=back`);
  await expect.element(link("Services")).toHaveAttribute("aria-current", "true");
  await screen.getByRole("searchbox", { name: "Search documents" }).fill("phones");
  await expect.poll(where).toBe(`${at}?type=service&show=behind&q=phones`);
});

test("what is not translated is started, and what is in the trash taken back, from its line", async () => {
  const { screen, sent } = await opened([row({ id: null, status: null, state: "not-translated" })]);
  await expect.element(screen.getByRole("rowheader")).toHaveTextContent("BackupsService");
  await screen.getByRole("button", { name: "Translate “Backups” in Español" }).click();
  const posts = () => sent.filter(({ method }) => method === "POST");
  const path = "/cms/edit/s1/translate";
  await expect.poll(posts).toEqual([{ method: "POST", path, fields: { language: "es" } }]);
  await screen.unmount();
  const gone = await opened([row({ status: "trash", state: "in-trash" })]);
  await gone.screen.getByRole("button", { name: "Take back “Backups” in Español" }).click();
  const fields = { id: "e1", back: at };
  await expect.poll(() => gone.sent.at(-1)).toEqual({ method: "POST", path: "/cms/content/restore", fields });
});

test("a translation tells how it stands and leads to its editor; an original in the trash leads nowhere", async () => {
  const { screen } = await opened([row({ status: "changed", state: "behind", changes: 1 }, { isGone: true })]);
  const link = screen.getByRole("link", { name: /^Original changed \(1 field\) ?: “Backups” in Español$/ });
  await expect.element(link).toHaveAttribute("href", "/cms/edit/e1");
  await expect.element(screen.getByText("Changed", { exact: true })).toBeVisible();
  expect(screen.getByRole("link", { name: "Backups", exact: true }).elements()).toEqual([]);
});

test("originals in the trash have their chip where there are some; where nothing is found it says so", async () => {
  const { screen } = await opened([], { counts: { all: 3, behind: 1, missing: 2, done: 0, alone: 4 } });
  await expect.element(screen.getByRole("link", { name: "Original in the trash 4" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "None" })).toBeVisible();
  await screen.unmount();
  const many = await opened([row({})], { pages: 2, total: 30 });
  await expect.element(many.screen.getByRole("navigation", { name: "Pages" })).toBeVisible();
  await expect
    .element(many.screen.getByRole("link", { name: "Backups", exact: true }))
    .toHaveAttribute("href", "/cms/edit/s1");
});
