import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Form } from "#domain/content/fields/structure.ts";
import { told } from "../../../tests/http/told.ts";
import { SharedValue } from "./shared-value.tsx";
import { FormStoreContext, openFormStore } from "./state/form-store.ts";

const line = (label: string): Form => ({ control: "line", label, max: 60, required: false });

const shown = (form: Form, value: unknown) =>
  told(
    renderToStaticMarkup(
      <FormStoreContext value={openFormStore("settings", { it: value })}>
        <SharedValue form={form} place={["it"]} from="en" />
      </FormStoreContext>,
    ),
  );

test("what all languages share is said with where it is changed, and what is empty is said to be", () => {
  const where = "p: The same in all languages: change it in English";
  expect(shown(line("Phone"), "(305) 555-0199")).toBe(`p: Phone\np: (305) 555-0199\n${where}`);
  expect(shown(line("Phone"), "")).toBe(`p: Phone\np: None\n${where}`);
  const fields = [
    { name: "street", form: line("Street") },
    { name: "city", form: line("City") },
  ];
  const group: Form = { control: "group", label: "Address", fields };
  expect(shown(group, { street: "1 Main St", city: "" })).toBe(
    `p: Address\np: Street: 1 Main St\np: City: none\n${where}`,
  );
});
