import { data } from "react-router";
import { expect, test } from "vitest";
import { mounted } from "../../../tests/mounted.tsx";
import Redirects from "./redirects.tsx";

const at = "/cms/redirects";
const missing = { paths: [], total: 0 };
const NONE = { entries: [], total: 0, words: "", missing, targets: [], from: "", now: 0, page: 1, perPage: 50 };

test("what is wrong stands at its field, and what was typed stays", async () => {
  const typed = { from: "/old", to: "nowhere" };
  const answers = {
    [`GET ${at}`]: () => NONE,
    [`POST ${at}`]: () => data({ typed, errors: { to: "Start with / for a page of this site" } }, { status: 422 }),
  };
  const { screen, sent } = await mounted(Redirects, { at, answers });
  const field = (name: string) => screen.getByRole("combobox", { name }).or(screen.getByRole("textbox", { name }));
  await field("From").fill(typed.from);
  await field("To").fill(typed.to);
  await screen.getByRole("button", { name: "Add redirect" }).click();
  await expect.element(field("To")).toHaveAccessibleDescription("Start with / for a page of this site");
  await expect.element(field("From")).toHaveValue(typed.from);
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([{ path: at, fields: typed }]);
});
