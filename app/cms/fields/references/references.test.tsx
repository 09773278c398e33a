import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { told } from "../../../../tests/http/told.ts";
import { FormStoreContext, openFormStore } from "../state/form-store.ts";
import { ReferencesField } from "./references.tsx";

const form: FormOf<"references"> = { control: "references", label: "Quotes", of: "testimonial", max: 2 };

const target = (id: string, live = true) =>
  ({ id, type: "testimonial", title: `Quote ${id}`, path: "", live }) as never;

const offered = (picked: string[]) => {
  const targets = { testimonial: [target("a"), target("b", false), target("c")] };
  const store = openFormStore("page", { quotes: picked }, { targets });
  const html = renderToStaticMarkup(
    <FormStoreContext value={store}>
      <ReferencesField form={form} place={["quotes"]} />
    </FormStoreContext>,
  );
  return told(html);
};

test("what is picked is listed and not offered again; nothing is offered once there are as many as may be", () => {
  expect(offered([])).toMatch(/Quote a[\s\S]*Quote b \(not live yet\)[\s\S]*Quote c/);
  expect(offered(["b"]).match(/option value=\w+/g)).toEqual(["option value=a", "option value=c"]);
  expect(offered(["a", "gone"])).toContain("Remove No longer there");
  expect(offered(["a", "c"])).not.toContain("option");
});
