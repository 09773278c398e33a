import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { TagBox } from "./tag-box.tsx";

const KNOWN = ["Microsoft 365", "Backups", "Phones"];

const tags = async (start: string[], most = 3) => {
  const given: string[][] = [];
  const Box = () => {
    const [names, setNames] = useState(start);
    const change = (now: string[]) => {
      given.push(now);
      setNames(now);
    };
    return (
      <>
        <TagBox
          names={names}
          known={KNOWN}
          most={most}
          onChange={change}
          control={{ id: "tags", "aria-label": "Tags" }}
        />
        <button type="button">Next</button>
      </>
    );
  };
  const { screen } = await mounted(Box);
  const chips = () => screen.getByRole("button", { name: /^Remove/ }).elements().length;
  return { screen, given, chips, field: screen.getByLabelText("Tags") };
};

test("a tag is added by Enter, a comma and by leaving the field, in the spelling that exists, and none twice", async () => {
  const { screen, given, field } = await tags([], 9);
  await userEvent.type(field, "microsoft 365{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove Microsoft 365" })).toBeVisible();
  await expect.element(field).toHaveValue("");
  await userEvent.type(field, "Hotels,");
  await expect.element(screen.getByRole("button", { name: "Remove Hotels" })).toBeVisible();
  await userEvent.type(field, "hotels{Enter}");
  await userEvent.type(field, " {Enter}");
  await field.fill("Clinics, Law");
  await screen.getByRole("button", { name: "Next" }).click();
  const all = ["Microsoft 365", "Hotels", "Clinics", "Law"];
  await expect.poll(() => given).toEqual([all.slice(0, 1), all.slice(0, 2), all]);
});

test("tags that exist are suggested unless they are chosen, and one that is picked is added at once", async () => {
  const { screen, given, field } = await tags(["phones"]);
  const list = document.getElementById(field.element().getAttribute("list") ?? "");
  const suggested = () => [...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value);
  expect(suggested()).toEqual(["Microsoft 365", "Backups"]);
  await field.fill("Backups");
  await expect.element(screen.getByRole("button", { name: "Remove Backups" })).toBeVisible();
  await expect.element(field).toHaveValue("");
  expect(suggested()).toEqual(["Microsoft 365"]);
  expect(given).toEqual([["phones", "Backups"]]);
});

test("a tag is taken off by its button, or the last by Backspace in an empty field; one types on", async () => {
  const { screen, given, chips, field } = await tags(["One", "Two", "Three"]);
  await expect.element(field).toBeDisabled();
  await expect.element(field).toHaveAttribute("placeholder", "");
  await screen.getByRole("button", { name: "Remove One" }).click();
  await expect.element(field).toBeEnabled();
  await expect.element(field).toHaveAttribute("placeholder", "Add a tag…");
  await userEvent.click(field);
  await userEvent.keyboard("a{Backspace}");
  await expect.poll(() => [chips(), given]).toEqual([2, [["Two", "Three"]]]);
  await screen.getByRole("button", { name: "Remove Two" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => given).toEqual([["Two", "Three"], ["Three"], []]);
});

test("no more tags are taken than fit", async () => {
  const { screen, given, field } = await tags(["One", "Two"]);
  await field.fill("Three, Four");
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(field).toBeDisabled();
  expect(given).toEqual([["One", "Two", "Three"]]);
});
