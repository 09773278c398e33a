import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../tests/components/mounted.tsx";
import { openedList } from "../../../tests/components/opened-list.tsx";
import { NewContent } from "./new-content.tsx";

test("New Content offers every type of which there can be several, and starts the one that is chosen", async () => {
  const { screen, sent } = await mounted(NewContent);
  await screen.getByText("New Content").click();
  const items = screen.getByRole("group").element().querySelectorAll(".menu-item");
  const names = ["Page", "Post", "Service", "Project", "Position", "Team member", "Testimonial"];
  expect([...items].map(({ textContent }) => textContent)).toEqual(names);
  await expect.element(screen.getByRole("link", { name: "Page" })).toHaveAttribute("href", "/cms/pages?new");
  await screen.getByRole("button", { name: "Team member" }).click();
  const fields = { type: "member" };
  await expect.poll(() => sent).toEqual([{ method: "POST", path: "/cms/content/new", fields }]);
});

test("a new page starts from a template, in the language of the list", async () => {
  const answers = { "POST /cms/content/new": () => new Promise(() => {}) };
  const list = await openedList({ type: "page", search: "?q=home&page=2", filter: { language: "es" }, answers });
  const { screen, where, posts } = list;
  const dialog = screen.getByRole("dialog");
  expect(dialog.elements()).toEqual([]);
  await screen.getByRole("link", { name: "New page in Español" }).click();
  await expect.element(dialog).toHaveAccessibleName("New page");
  const first = dialog.getByRole("listitem").first().getByRole("button");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(where()).toBe("/cms/pages?q=home");
  await screen.getByRole("link", { name: "New page in Español" }).click();
  await first.click();
  const fields = { type: "page", language: "es", template: "empty" };
  await expect.poll(posts).toEqual([{ method: "POST", path: "/cms/content/new", fields }]);
  await expect.element(first).toHaveAttribute("aria-disabled", "true");
  await first.click({ force: true });
  expect(posts()).toHaveLength(1);
});
