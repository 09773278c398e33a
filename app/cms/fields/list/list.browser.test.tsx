import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { downloads } from "#domain/content/blocks/lists.ts";
import { blockFormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { mountedForm } from "../../../../tests/components/mounted-form.tsx";
import { pressApart } from "../../../../tests/components/press-apart.ts";

const hours = (...days: string[]) => days.map((name) => ({ days: name, hours: "9 to 5" }));

const mountedHours = async (...days: string[]) => {
  const form = await mountedForm({ type: "settings", data: { hours: hours(...days) } });
  const list = form.screen.getByRole("group", { name: /^Business hours/ });
  const row = (name: RegExp) => list.getByRole("button", { name, exact: false });
  const openOnes = () =>
    list
      .getByRole("button", { expanded: true })
      .elements()
      .map(({ textContent }) => textContent);
  const daysNow = () => (form.value().hours as { days: string }[]).map((one) => one.days);
  return { ...form, list, row, openOnes, daysNow };
};

test("one is opened at a time, its words stand on its line, and what is typed into it is stored", async () => {
  const { list, row, openOnes, daysNow } = await mountedHours("Weekdays", "Saturday");
  await expect.poll(openOnes).toEqual([]);
  await row(/^Hours 1/).click();
  await list.getByRole("textbox", { name: "Days" }).fill("Monday");
  await expect.poll(openOnes).toEqual(["Hours 1Monday"]);
  expect(daysNow()).toEqual(["Monday", "Saturday"]);
  await row(/^Hours 2/).click();
  await expect.poll(openOnes).toEqual(["Hours 2Saturday"]);
  await expect.element(list.getByRole("textbox", { name: "Days" })).toHaveValue("Saturday");
  await row(/^Hours 2/).click();
  await expect.poll(openOnes).toEqual([]);
});

test("what is added is open, counted, and there are as many as there may be", async () => {
  const { list, openOnes, daysNow, screen } = await mountedHours("1", "2", "3", "4", "5");
  await expect.element(screen.getByText(/^Business hours 5$/)).toBeVisible();
  await list.getByRole("button", { name: "Add hours" }).click();
  await expect.poll(openOnes).toEqual(["Hours 6"]);
  await expect.element(screen.getByText(/^Business hours 6$/)).toBeVisible();
  expect(daysNow()).toEqual(["1", "2", "3", "4", "5", ""]);
  await list.getByRole("button", { name: "Add hours" }).click();
  await expect.poll(openOnes).toEqual(["Hours 7"]);
  await expect.element(list.getByRole("button", { name: "Add hours" })).not.toBeInTheDocument();
});

test("whoever adds one writes into it at once, and the focus stays in the list where one is removed", async () => {
  const { list, row } = await mountedHours("1", "2");
  await list.getByRole("button", { name: "Add hours" }).click();
  await expect.element(list.getByRole("textbox", { name: "Days" })).toHaveFocus();
  await userEvent.keyboard("Sunday");
  await expect.element(row(/^Hours 3/)).toHaveTextContent("Hours 3Sunday");
  const remove = async (name: string) => {
    (list.getByRole("button", { name }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  };
  await remove("Remove Hours 3");
  await expect.element(list.getByRole("button", { name: "Remove Hours 2" })).toHaveFocus();
  await remove("Remove Hours 1");
  await expect.element(list.getByRole("button", { name: "Remove Hours 1" })).toBeDisabled();
  await expect.element(list.getByRole("button", { name: "Add hours" })).toHaveFocus();
});

test("whoever adds one that begins with a choice is at the button for it", async () => {
  const fields = blockFormOf(downloads).fields.filter(({ name }) => name === "files");
  const { screen } = await mountedForm({ type: "page", data: { files: [] }, fields });
  await screen.getByRole("button", { name: "Add file" }).click();
  await expect.element(screen.getByRole("button", { name: "Choose file" })).toHaveFocus();
});

test("where one is removed the focus does not go into the list of an open one", async () => {
  const link = { name: "Home", path: "/", submenu: [] };
  const menu = [link, { ...link, submenu: [link] }];
  const { screen } = await mountedForm({ type: "settings", data: { menu } });
  const list = screen.getByRole("group", { name: /^Main menu/ });
  await list.getByRole("button", { name: /^Link 2/ }).click();
  await expect.element(list.getByRole("button", { name: "Remove Link 1" }).last()).toBeVisible();
  await list.getByRole("button", { name: "Remove Link 1" }).first().click();
  await expect.element(list.getByRole("button", { name: "Remove Link 2" })).not.toBeInTheDocument();
  await expect.element(list.getByRole("button", { name: "Add link" }).last()).toHaveFocus();
});

test("what is removed goes, and the open one stays open at its new place", async () => {
  const { list, row, openOnes, daysNow } = await mountedHours("1", "2", "3", "4");
  const remove = async (name: string) => (list.getByRole("button", { name }).element() as HTMLElement).click();
  await row(/^Hours 3/).click();
  await remove("Remove Hours 4");
  await expect.poll(openOnes).toEqual(["Hours 33"]);
  await remove("Remove Hours 1");
  await expect.poll(openOnes).toEqual(["Hours 23"]);
  expect(daysNow()).toEqual(["2", "3"]);
  await remove("Remove Hours 2");
  await expect.poll(openOnes).toEqual([]);
  expect(daysNow()).toEqual(["2"]);
  await expect.element(list.getByRole("button", { name: "Remove Hours 1" })).toBeDisabled();
  await expect.element(list.getByTitle("The last one can't be removed")).toBeVisible();
});

test("the keys on the grip move one, which stays open; another closes", async () => {
  const { list, row, openOnes, daysNow } = await mountedHours("1", "2", "3");
  const carry = async (name: string, arrow: string) => {
    (list.getByRole("button", { name: `Move ${name}` }).element() as HTMLElement).focus();
    await pressApart(" ", `{${arrow}}`, " ");
  };
  await row(/^Hours 3/).click();
  await carry("Hours 3", "ArrowUp");
  await expect.poll(daysNow).toEqual(["1", "3", "2"]);
  await expect.poll(openOnes).toEqual(["Hours 23"]);
  await carry("Hours 1", "ArrowDown");
  await expect.poll(daysNow).toEqual(["3", "1", "2"]);
  await expect.poll(openOnes).toEqual([]);
});

test("a list of lines has a field for each, and says what is wrong with it as a whole", async () => {
  const { screen, value, store } = await mountedForm({ type: "service", data: { benefits: ["One answer"] } });
  await screen.getByRole("button", { name: "Add key benefit" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Key benefit 2" })).toHaveFocus();
  await userEvent.keyboard("One price");
  expect(value().benefits).toEqual(["One answer", "One price"]);
  await screen.getByRole("button", { name: "Remove Key benefit 1" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Key benefit 1" })).toHaveValue("One price");
  store.draft.set({ ...value(), benefits: [] });
  store.hints.showAll();
  await expect.element(screen.getByText("At least 1", { exact: true })).toBeVisible();
});

test("on a phone what an item says has the line below its number where there is no room beside it", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const fields = formOf("settings").fields.filter(({ name }) => name === "form");
  const data = { form: { services: [{ name: "Managed Services", service: [] }], chips: [] } };
  const { screen } = await mountedForm({ type: "settings", fields, data });
  const words = screen.getByText("Managed Services").element();
  expect(words.clientWidth).toBeGreaterThan(0);
  expect(words.scrollWidth).toBe(words.clientWidth);
});
