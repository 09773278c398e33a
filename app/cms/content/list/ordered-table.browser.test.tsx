import { data } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedList } from "../../../../tests/components/opened-list.tsx";
import { pressApart } from "../../../../tests/components/press-apart.ts";

const REORDER = "/cms/content/reorder";
/** An order that is not stored yet; once it is, the list is read again. */
const onItsWay = { [`POST ${REORDER}`]: () => new Promise(() => {}) };
const three = [{ title: "Backups" }, { title: "Phones" }, { title: "Wiring" }];

type List = Awaited<ReturnType<typeof openedList>>;

const choose = async ({ screen }: List, title: string, verb: string) => {
  await screen.getByLabelText(`More for “${title}”`).click();
  await screen.getByRole("button", { name: verb, exact: true }).click();
};

test("Move down in the menu of a line sends all of the type in their new order, and shows it at once", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const list = await openedList({ entries: three, answers: { [`POST ${REORDER}`]: () => promise } });
  await choose(list, "Backups", "Move down");
  await expect.poll(list.titles).toEqual(["Phones", "Backups", "Wiring"]);
  const said = list.screen.getByText("Saving the order…");
  await expect.element(said).toHaveRole("status");
  expect(list.posts()).toMatchObject([
    { path: REORDER, fields: { type: "service", id: ["service-2", "service-1", "service-3"] } },
  ]);
  resolve({ outcome: "reordered" });
  await expect.element(list.screen.getByText("Order saved. Visitors see it now.")).toBeVisible();
});

test("the first line can't move up, the last not down, and one in the middle both ways", async () => {
  const list = await openedList({ entries: three, answers: onItsWay });
  const offered = async (title: string) => {
    await list.screen.getByLabelText(`More for “${title}”`).click();
    const menu = list.screen.getByRole("row").filter({ hasText: title });
    await expect.element(menu.getByRole("link", { name: "Edit" })).toBeVisible();
    const moves = menu.getByRole("button", { name: /^Move (up|down)$/ }).elements();
    await userEvent.keyboard("{Escape}");
    return moves.map(({ textContent }) => textContent);
  };
  expect(await offered("Backups")).toEqual(["Move down"]);
  expect(await offered("Phones")).toEqual(["Move up", "Move down"]);
  expect(await offered("Wiring")).toEqual(["Move up"]);
  await choose(list, "Wiring", "Move up");
  await expect.poll(list.titles).toEqual(["Backups", "Wiring", "Phones"]);
  await choose(list, "Wiring", "Move down");
  await expect.poll(list.titles).toEqual(["Backups", "Phones", "Wiring"]);
});

test("by keys: Space lifts a line, an arrow moves it, Space drops it, and the focus stays at its grip", async () => {
  const list = await openedList({ entries: three, answers: onItsWay });
  const grip = list.screen.getByRole("button", { name: "Move “Backups”" });
  grip.element().focus();
  await pressApart(" ");
  await expect.element(list.screen.getByText("“Backups” is lifted, at 1 of 3.")).toBeInTheDocument();
  await pressApart("{ArrowDown}");
  await expect.element(list.screen.getByText("“Backups” is now at 2 of 3.")).toBeInTheDocument();
  await userEvent.keyboard("{ }");
  await expect.poll(list.titles).toEqual(["Phones", "Backups", "Wiring"]);
  await expect.element(grip).toHaveFocus();
  await expect.poll(list.posts).toMatchObject([{ fields: { id: ["service-2", "service-1", "service-3"] } }]);
});

test("a line dragged by its grip is dropped where the pointer is", async () => {
  const list = await openedList({ entries: three, answers: onItsWay });
  const grip = (title: string) => list.screen.getByRole("button", { name: `Move “${title}”` });
  const drag = (type: string, at: Element, by = 0) => {
    const { left: clientX, top } = at.getBoundingClientRect();
    const clientY = top + by;
    at.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX, clientY }));
  };
  const [from, to] = [grip("Wiring").element(), grip("Backups").element()];
  drag("pointerdown", from, 10);
  drag("pointermove", from, 3);
  await expect.element(list.screen.getByText("“Wiring” is lifted, at 3 of 3.")).toBeInTheDocument();
  drag("pointermove", to, 8);
  await expect.element(list.screen.getByText("“Wiring” is now at 1 of 3.")).toBeInTheDocument();
  drag("pointerup", to, 8);
  await expect.poll(list.titles).toEqual(["Wiring", "Backups", "Phones"]);
  await expect.poll(list.posts).toMatchObject([{ fields: { id: ["service-3", "service-1", "service-2"] } }]);
});

test("where somebody added one meanwhile the order stays, says so, and the list is read again", async () => {
  const list = await openedList({
    entries: three,
    answers: { [`POST ${REORDER}`]: () => data({ outcome: "stale" }, { status: 409 }) },
  });
  await choose(list, "Backups", "Move down");
  await expect.element(list.screen.getByText(/so the order was not changed. Try again.$/)).toBeVisible();
  await expect.poll(list.titles).toEqual(["Backups", "Phones", "Wiring"]);
  await expect.poll(() => list.sent.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
});

test.each<[string, Parameters<typeof openedList>[0]]>([
  ["of words that were searched", { filter: { search: "back" } }],
  ["of another language", { filter: { language: "es" } }],
  ["of one status", { filter: { status: "draft" } }],
  ["of samples", { filter: { samples: true } }],
  ["in another order", { filter: { sort: "title" } }],
  ["of more than one page", { total: 30, pages: 2 }],
  ["of one line", { entries: [{ title: "Backups" }] }],
  ["of a type that visitors don't see in an own order", { type: "post" }],
])("a list %s can't be put in order", async (_, given) => {
  const list = await openedList({ entries: three, ...given });
  await expect.element(list.screen.getByRole("table")).toBeVisible();
  expect(list.screen.getByRole("button", { name: "Move “Backups”" }).elements()).toEqual([]);
});

test("an order to which no answer came is not shown as if it were stored", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const list = await openedList({ entries: three, answers: { [`POST ${REORDER}`]: lost } });
  await choose(list, "Backups", "Move down");
  await expect.element(list.screen.getByText(/^The server gave no answer\./)).toBeVisible();
  await expect.poll(list.titles).toEqual(["Backups", "Phones", "Wiring"]);
});
