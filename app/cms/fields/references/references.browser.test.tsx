import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { NamedForm } from "#domain/content/fields/structure.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { mountedForm } from "../../../../tests/components/mounted-form.tsx";

const FIELDS: NamedForm[] = [
  {
    name: "quotes",
    form: { control: "references", label: "Quotes", of: "testimonial", max: 3, help: "At most three" },
  },
];

const testimonial: Target[] = ["Ada", "Bea", "Cleo", "Dora"].map((title) => ({
  ...{ id: title.toLowerCase(), type: "testimonial", title, path: "" },
  live: title !== "Bea",
}));

test("what is picked stands in its order, is moved by the keys of its grip, and can be taken off", async () => {
  const { screen, value, store } = await mountedForm({
    type: "page",
    fields: FIELDS,
    data: { quotes: ["ada"] },
    store: { targets: { testimonial } },
  });
  const picker = screen.getByRole("combobox", { name: "Add to quotes" });
  (picker.element() as HTMLElement).focus();
  await picker.selectOptions("Cleo");
  await picker.selectOptions("Bea (not live yet)");
  expect(value().quotes).toEqual(["ada", "cleo", "bea"]);
  expect(store.focus.get().at).toEqual(["quotes"]);
  await expect.element(picker).not.toBeInTheDocument();
  (screen.getByRole("button", { name: "Move Bea" }).element() as HTMLElement).focus();
  for (const key of [" ", "ArrowUp", " "]) {
    await userEvent.keyboard(`{${key}}`);
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => value().quotes).toEqual(["ada", "bea", "cleo"]);
  await screen.getByRole("button", { name: "Remove Ada" }).click();
  expect(value().quotes).toEqual(["bea", "cleo"]);
  await expect
    .poll(() => [...(picker.element() as HTMLSelectElement).options].map(({ text }) => text))
    .toEqual(["Add…", "Ada", "Dora"]);
});

test("tags that exist keep their spelling, and are stored in a list", async () => {
  const { screen, value } = await mountedForm({ type: "post", store: { tags: ["Cloud", "Storm season"] } });
  const tag = screen.getByRole("combobox", { name: "Tags" });
  await tag.fill("storm SEASON");
  await userEvent.keyboard("{Enter}");
  await tag.fill("Power");
  await userEvent.keyboard("{Enter}");
  expect(value().tags).toEqual(["Storm season", "Power"]);
  await expect.element(tag).toHaveAccessibleDescription("What it is about, in words that visitors look for");
});
