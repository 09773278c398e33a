import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { told } from "../../../../tests/http/told.ts";
import { FormStoreContext, openFormStore } from "../state/form-store.ts";
import { ListField } from "./list.tsx";

const form: FormOf<"list"> = {
  ...{ control: "list", label: "Cities", one: "City", min: 1, max: 3, examples: 1 },
  item: { control: "line", label: "City", max: 60, required: true },
};

const offered = (cities: string[]) => {
  const html = renderToStaticMarkup(
    <FormStoreContext value={openFormStore("page", { cities })}>
      <ListField form={form} place={["cities"]} field={() => null} />
    </FormStoreContext>,
  );
  const lines = told(html).split("\n");
  return lines.flatMap((line) => (line.includes("disabled") ? [] : (/(Remove|Add) city( \d)?/i.exec(line)?.[0] ?? [])));
};

test("one that has to be there can't be removed, and there are no more than there may be", () => {
  expect(offered([])).toEqual(["Add city"]);
  expect(offered(["Miami"])).toEqual(["Add city"]);
  expect(offered(["Miami", "Doral"])).toEqual(["Remove City 1", "Remove City 2", "Add city"]);
  expect(offered(["Miami", "Doral", "Hialeah"])).toEqual(["Remove City 1", "Remove City 2", "Remove City 3"]);
});
