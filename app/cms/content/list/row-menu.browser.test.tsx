import { expect, test } from "vitest";
import { openedList } from "../../../../tests/components/opened-list.tsx";

const none = { live: [], translations: [], linkedFrom: [], mayRedirect: false };
const answers = { "GET /cms/content/leaving": () => none };
const live = { title: "Backups", status: "live", live: true, path: "/services/backups" } as const;
const translation = { language: "es", id: "es-1", status: "live", state: "up-to-date", changes: 0 } as const;

type Given = NonNullable<Parameters<typeof openedList>[0]>;

const openedMenu = async (entry: NonNullable<Given["entries"]>[number], more: Given = {}) => {
  const list = await openedList({ search: "?sort=title", entries: [entry], answers, ...more });
  const row = list.screen.getByRole("row").filter({ hasText: entry.title ?? "" });
  const opener = list.screen.getByLabelText(`More for “${entry.title}”`);
  await opener.click();
  const item = (name: string) => list.screen.getByRole("button", { name, exact: true });
  const items = () => [...row.element().querySelectorAll(".menu-item")].map(({ textContent }) => textContent);
  return { ...list, opener, item, items, dialog: list.screen.getByRole("dialog") };
};

test("a draft is moved to the trash without a question, and staff come back to the list as it was", async () => {
  const { items, item, posts } = await openedMenu({ title: "Backups", path: "/services/backups" });
  expect(items()).toEqual(["Edit", "History", "Duplicate", "Publish", "Move to trash"]);
  await item("Move to trash").click();
  await expect
    .poll(posts)
    .toEqual([
      { method: "POST", path: "/cms/content/trash", fields: { id: "service-1", back: "/cms/services?sort=title" } },
    ]);
});

test("what is live can be viewed and unpublished, after a question whose Cancel leads back to the menu", async () => {
  const { screen, items, item, dialog, opener, posts } = await openedMenu(live);
  expect(items()).toEqual(["Edit", "View on the site", "History", "Duplicate", "Unpublish", "Move to trash"]);
  await expect.element(screen.getByRole("link", { name: "View on the site" })).toHaveAttribute("href", live.path);
  await item("Unpublish").click();
  await expect.element(dialog).toHaveAccessibleName("Unpublish “Backups”?");
  await expect.element(dialog).toMatchTextContent(/Visitors will no longer see it\. The draft stays\./);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(opener).toHaveFocus();
  expect(posts()).toEqual([]);
  await opener.click();
  await item("Unpublish").click();
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  const fields = { id: "service-1", back: "/cms/services?sort=title", redirect: "", along: "yes" };
  await expect.poll(posts).toMatchObject([{ path: "/cms/content/unpublish", fields }]);
});

test.each([
  ["what visitors see", live, "Visitors will no longer see this service. You can take it back."],
  ["a draft of which visitors see a translation", { title: "Backups", languages: [translation] }, "You can take it"],
])("the trash asks for %s", async (_, entry, words) => {
  const { item, dialog, posts } = await openedMenu(entry);
  await item("Move to trash").click();
  await expect.element(dialog).toHaveAccessibleName("Move “Backups” to the trash?");
  await expect.element(dialog.getByText(words, { exact: false })).toBeVisible();
  expect(dialog.getByText("Visitors", { exact: false }).elements()).toHaveLength("live" in entry ? 1 : 0);
  await dialog.getByRole("button", { name: "Move to trash" }).click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/content/trash", fields: { id: "service-1", along: "yes" } }]);
});

test("the home page can't be hidden, and says why", async () => {
  const { screen, items } = await openedMenu({ ...live, title: "Home", path: "/" }, { type: "page" });
  await expect.element(screen.getByText("It is the home page: the site can't do without it.")).toBeVisible();
  expect(items()).toEqual(["Edit", "View on the site", "History", "Duplicate"]);
});

test("what is to be the home page and is not live yet can be thrown away", async () => {
  const { screen, items } = await openedMenu({ title: "Home", path: "/" }, { type: "page" });
  expect(items()).toEqual(["Edit", "History", "Duplicate", "Publish", "Move to trash"]);
  expect(screen.getByText(/can't do without it/).elements()).toEqual([]);
});

test("what has changes is published from its line", async () => {
  const { item, posts } = await openedMenu({ ...live, status: "changed" });
  await item("Publish").click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/content/publish", fields: { id: "service-1" } }]);
});

test("a sample is said to be true from its line, and a copy is made of what one chose", async () => {
  const menu = await openedMenu({ title: "Backups", sample: true });
  await menu.item("This is true of us").click();
  const fields = { back: "/cms/services?sort=title" };
  await expect.poll(menu.posts).toEqual([{ method: "POST", path: "/cms/edit/service-1/confirm", fields }]);
  await menu.screen.unmount();
  const other = await openedMenu({ title: "Backups" });
  await other.item("Duplicate").click();
  await expect.poll(other.posts).toMatchObject([{ path: "/cms/edit/service-1/duplicate" }]);
});

test("what is in the trash can only be taken back, from its menu and from its line, and its title leads nowhere", async () => {
  const { screen, items, item, posts } = await openedMenu({ title: "Backups", status: "trash" });
  expect(items()).toEqual(["Take back"]);
  expect(screen.getByRole("link", { name: "Backups" }).elements()).toEqual([]);
  await expect.element(screen.getByRole("button", { name: "Take back “Backups”" })).toBeVisible();
  await item("Take back").click();
  const fields = { id: "service-1", back: "/cms/services?sort=title" };
  await expect.poll(posts).toEqual([{ method: "POST", path: "/cms/content/restore", fields }]);
});
