import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Form } from "#domain/content/fields/structure.ts";
import { ChoiceField, ColorField, ToggleField } from "./choice.tsx";
import { FormStoreContext, openFormStore } from "./state/form-store.ts";

const shown = (Field: (props: never) => React.ReactNode, form: object, value: unknown) => {
  const Control = Field as (props: { form: Form; place: string[] }) => React.ReactNode;
  return renderToStaticMarkup(
    <FormStoreContext value={openFormStore("page", { of: value })}>
      <Control form={{ label: "Of", ...form } as Form} place={["of"]} />
    </FormStoreContext>,
  );
};

test("a switch that was never pressed stands as it begins, else as it was left", () => {
  const isOn = (value: unknown, initial: boolean) =>
    shown(ToggleField, { control: "toggle", initial }, value).includes("checked");
  expect([isOn(undefined, true), isOn(undefined, false)]).toEqual([true, false]);
  expect([isOn(false, true), isOn(true, false)]).toEqual([false, true]);
});

test("what is none of the choices asks for one, and keeps what it was until then", () => {
  const options = (value: unknown) =>
    [...shown(ChoiceField, { control: "choice", options: ["per-hour", "flat"] }, value).matchAll(/<option[^>]*>[^<]*/g)]
      .map(([option]) => option.replace("<option ", "").replace(' selected=""', " selected").replace(/"/g, ""))
      .sort();
  expect(options("flat")).toEqual(["value=flat selected>Flat", "value=per-hour>Per hour"]);
  expect(options("per-year")).toContain("value=per-year selected>Choose…");
  expect(options(undefined)).toContain("value= selected>Choose…");
});

test("the picker of a color shows what it begins with while a text is no color, and the text stays", () => {
  const html = shown(ColorField, { control: "color", initial: "#0f5c4d" }, "#ff");
  expect([...html.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value)).toEqual(["#0f5c4d", "#ff"]);
});
