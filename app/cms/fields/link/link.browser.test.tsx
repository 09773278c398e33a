import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { NamedForm } from "#domain/content/fields/structure.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import type { Sent } from "../../../../tests/components/mounted.tsx";
import { mountedForm } from "../../../../tests/components/mounted-form.tsx";

const FIELDS: NamedForm[] = [
  { name: "path", form: { control: "link", label: "Leads to", required: true } },
  { name: "name", form: { control: "line", label: "Name", max: 40, required: true } },
];

const TARGETS: Target[] = [
  { id: "about", title: "About us", type: "page", path: "/about", live: true },
  { id: "storm", title: "Storm season", type: "post", path: "/blog/storm", live: false },
];

const targets = ({ path }: Sent) => {
  const at = new URLSearchParams(path.split("?")[1]).get("path");
  return at === null ? TARGETS : TARGETS.filter((target) => target.path === at);
};

const mountedLink = async (path = "", answer: (sent: Sent) => unknown = targets) => {
  const answers = { "GET /cms/targets": answer };
  const form = await mountedForm({ type: "page", fields: FIELDS, data: { path, name: "" }, answers });
  const field = form.screen.getByRole("combobox", { name: "Leads to" });
  const option = (name: RegExp) => form.screen.getByRole("option", { name });
  return { ...form, field, option, asked: () => form.sent.map((one) => one.path.split("?")[1]) };
};

test("words find pages, of which Enter takes the first; what it leads to is said then", async () => {
  const { screen, field, option, value, asked } = await mountedLink();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await field.fill("about");
  await expect.element(option(/^About us/)).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", option(/^About us/).element().id);
  expect(asked()).toContain("search=about");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("/about");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  expect(value().path).toBe("/about");
  await expect.element(screen.getByText("About us")).toBeVisible();
  await expect.poll(asked).toContain("path=%2Fabout");
});

test("an answer that comes late leaves alone what was found for the words typed since", async () => {
  const late = Promise.withResolvers<Response>();
  const answer = Response.json(TARGETS.filter(({ id }) => id === "about"));
  const read = vi.spyOn(answer, "text");
  const { field, option, asked } = await mountedLink("", (sent) =>
    sent.path.endsWith("search=about") ? late.promise : targets(sent).filter(({ id }) => id === "storm"),
  );
  await field.fill("about");
  await expect.poll(asked).toContain("search=about");
  await field.fill("storm");
  await expect.poll(asked).toContain("search=storm");
  await expect.element(option(/^Storm season/)).toBeVisible();
  late.resolve(answer);
  await expect.poll(() => read).toHaveReturned();
  await read.mock.results[0]?.value;
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  await expect.element(option(/^Storm season/)).toBeVisible();
  await expect.element(option(/^About us/)).not.toBeInTheDocument();
});

test("the arrow keys open the list and go round it; Escape closes it alone", async () => {
  const { screen, field, option, value } = await mountedLink();
  let left = 0;
  document.addEventListener("keydown", ({ key }) => (left += key === "Escape" ? 1 : 0));
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/^About us/)).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/^Storm season/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/^About us/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  expect([left, value().path]).toEqual([0, ""]);
  await userEvent.keyboard("{Escape}");
  expect(left).toBe(1);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(value().path).toBe("/blog/storm");
  await expect.element(screen.getByText("Storm season: not live yet")).toBeVisible();
});

test("a target is taken by a click, and the list closes once the field is left", async () => {
  const { field, option, value } = await mountedLink();
  await field.fill("storm");
  await option(/^Storm season/).click();
  expect(value().path).toBe("/blog/storm");
  await expect.element(field).toHaveFocus();
  await field.fill("storm");
  await expect.element(option(/^Storm season/)).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  expect(value().path).toBe("storm");
});

test("an address stays as it is typed, also with Enter, and one that no page has is told", async () => {
  const { screen, field, option, value } = await mountedLink("https://example.org/");
  await field.fill("/nowhere");
  await expect.element(option(/^About us/)).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{Enter}");
  expect(value().path).toBe("/nowhere");
  await expect.element(screen.getByText("No page has this address")).toBeVisible();
  await field.fill("https://example.com/");
  await expect.element(screen.getByText("No page has this address")).not.toBeInTheDocument();
});

test("what an address leads to is asked once, but for what was wrong: that may be mended meanwhile", async () => {
  const once: Target = { id: "once", title: "Once asked", type: "page", path: "/once", live: true };
  const answer = ({ path }: Sent) => (path.endsWith("path=%2Fonce") ? [once] : []);
  const { screen, field, asked } = await mountedLink("/once", answer);
  const count = (path: string) => asked().filter((one) => one === `path=${encodeURIComponent(path)}`).length;
  const [good, wrong] = [screen.getByText("Once asked"), screen.getByText("No page has this address")];
  await expect.element(good).toBeVisible();
  await field.fill("/wrong");
  await expect.element(wrong).toBeVisible();
  await field.fill("/once");
  await expect.element(good).toBeVisible();
  await field.fill("/wrong");
  await expect.poll(() => count("/wrong")).toBe(2);
  expect(count("/once")).toBe(1);
});
