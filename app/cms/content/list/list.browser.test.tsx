import { expect, test } from "vitest";
import { openedList } from "../../../../tests/components/opened-list.tsx";

type List = Awaited<ReturnType<typeof openedList>>;

const chips = ({ screen }: List) =>
  screen
    .getByRole("list", { name: "Show" })
    .elements()
    .map((list) => [...list.querySelectorAll("a")].map(({ textContent }) => textContent.trim()));

const link = ({ screen }: List, name: string | RegExp) => screen.getByRole("link", { name });

test("chips count each status, and lead to it with what else is asked, at its first page", async () => {
  const list = await openedList({
    search: "?q=back&page=3&samples=yes",
    filter: { search: "back", samples: true },
    counts: { all: 1234, live: 0, changed: 2 },
  });
  expect(chips(list)).toEqual([
    ["All 1,234", "Live 0", "Draft 1", "Changed 2", "Samples 0"],
    ["English", "Español"],
  ]);
  await expect.element(link(list, "Changed 2")).toHaveAttribute("href", "/cms/services?q=back&status=changed");
  await expect.element(link(list, "All 1,234")).toHaveAttribute("href", "/cms/services?q=back");
  await expect.element(link(list, "Español")).toHaveAttribute("href", "/cms/services?q=back&samples=yes&language=es");
  await expect.element(link(list, "Samples 0")).toHaveAttribute("aria-current", "true");
  await expect.element(link(list, "All 1,234")).not.toHaveAttribute("aria-current");
  await expect.element(list.screen.getByText("Visitors read it as yours until", { exact: false })).toBeVisible();
});

test("the status that is chosen has its chip and its meaning, also where nothing has it", async () => {
  const list = await openedList({ search: "?status=trash", filter: { status: "trash" }, entries: [] });
  expect(chips(list)[0]).toEqual(["All 2", "Live 1", "Draft 1", "In trash 0"]);
  await expect.element(link(list, "In trash 0")).toHaveAttribute("aria-current", "true");
  await expect
    .element(list.screen.getByText("It stays here until somebody takes it back.", { exact: false }))
    .toBeVisible();
  await expect.element(list.screen.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
});

const narrowed = {
  search: "?status=draft",
  filter: { status: "draft", language: "es", samples: true, tag: "cloud", search: "back", sort: "title" },
  tags: [{ slug: "cloud", name: "Cloud", documents: 3 }],
  type: "post",
  total: 1234,
} as const;

const given = () => ({ ...narrowed, tags: [...narrowed.tags] });

test("a search keeps what else is asked, and tells how many were found", async () => {
  const { screen, where } = await openedList(given());
  const box = screen.getByRole("searchbox", { name: "Search posts" });
  await expect.element(box).toHaveValue("back");
  await expect.element(screen.getByText("1,234 found")).toHaveRole("status");
  await box.fill("phones");
  await expect.poll(where).toBe("/cms/blog?status=draft&language=es&tag=cloud&samples=yes&sort=title&q=phones");
});

test("another order or tag is shown at once, with what else is asked", async () => {
  const { screen, where } = await openedList(given());
  const order = screen.getByRole("combobox", { name: "Sort by" });
  expect([...order.element().querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Last changed",
    "Last published",
    "Title, A to Z",
  ]);
  await order.selectOptions("Last published");
  const kept = "/cms/blog?status=draft&language=es&samples=yes&q=back";
  await expect.poll(where).toBe(`${kept}&tag=cloud&sort=published`);
  const tag = screen.getByRole("combobox", { name: "With the tag" });
  await expect.element(tag.getByRole("option", { name: "Cloud (3)" })).toBeInTheDocument();
  await tag.selectOptions("All tags");
  await expect.poll(where).toBe(`${kept}&tag=&sort=published`);
});

test("heads of columns say the order and change it, with what else is asked", async () => {
  const list = await openedList({ search: "?q=back&page=2", filter: { sort: "title", search: "back", page: 2 } });
  const head = (name: string) => list.screen.getByRole("columnheader", { name });
  await expect.element(head("Title")).toHaveAttribute("aria-sort", "ascending");
  await expect.element(head("Changed").first()).not.toHaveAttribute("aria-sort");
  await link(list, "Published").click();
  await expect.poll(list.where).toBe("/cms/services?q=back&sort=published");
  await list.screen.unmount();
  const other = await openedList({ filter: { sort: "changed" } });
  await expect
    .element(other.screen.getByRole("columnheader", { name: "Changed", exact: true }))
    .toHaveAttribute("aria-sort", "descending");
});

test.each([
  ["words", { search: "cloud" }],
  ["a status", { status: "changed" }],
  ["a tag", { tag: "cloud" }],
  ["samples", { samples: true }],
  ["words in the trash", { status: "trash", search: "cloud" }],
] as const)("where nothing matches %s, the way back to all is shown", async (_, filter) => {
  const list = await openedList({ filter, entries: [] });
  await expect.element(list.screen.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await expect.element(link(list, "Show all services")).toHaveAttribute("href", "/cms/services");
});

test("an empty list says how to begin, in its language", async () => {
  const list = await openedList({ filter: { language: "es" }, entries: [] });
  await expect.element(list.screen.getByRole("heading", { name: "No service yet" })).toBeVisible();
  await expect
    .element(list.screen.getByText("Visitors see them in this order. A new order is live at once."))
    .toBeVisible();
  await expect.element(link(list, "Titles & descriptions")).toHaveAttribute("href", "/cms/titles?type=service");
  const start = list.screen.getByRole("button", { name: "New service in Español" });
  expect(start.elements()).toHaveLength(2);
  await start.last().click();
  const fields = { type: "service", language: "es" };
  await expect.poll(list.posts).toEqual([{ method: "POST", path: "/cms/content/new", fields }]);
});

test("what has no page of its own has no titles for search engines, and no order in other types is promised", async () => {
  const members = await openedList({ type: "testimonial" });
  await expect.element(members.screen.getByRole("button", { name: "New testimonial", exact: true })).toBeVisible();
  expect(link(members, "Titles & descriptions").elements()).toEqual([]);
  await members.screen.unmount();
  const posts = await openedList({ type: "post", pages: 2, total: 30 });
  await expect.element(posts.screen.getByRole("navigation", { name: "Pages" })).toBeVisible();
  expect(posts.screen.getByText("Visitors see them in this order", { exact: false }).elements()).toEqual([]);
});
