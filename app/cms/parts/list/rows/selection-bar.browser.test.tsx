import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../../tests/components/mounted.tsx";
import { Button } from "../../button.tsx";
import { useSelection, withShift } from "./selection.ts";
import { BarButton, BarLink, SelectionBar } from "./selection-bar.tsx";

const LINES = ["Ada", "Bea", "Cleo", "Dora"].map((name) => ({ id: name.toLowerCase(), name }));

const List = () => {
  const [lines, setLines] = useState(LINES);
  const [stamp, setStamp] = useState(1);
  const { ids, all, toggle, toggleAll, clear } = useSelection(lines, stamp);
  return (
    <>
      <input type="checkbox" aria-label="All" checked={all} onChange={toggleAll} />
      {lines.map(({ id, name }) => (
        <input
          key={id}
          type="checkbox"
          aria-label={name}
          checked={ids.has(id)}
          onChange={(event) => toggle(id, withShift(event))}
        />
      ))}
      <Button name="Search" onClick={() => setLines(LINES.slice(2))} />
      <Button name="Show all" onClick={() => setLines(LINES)} />
      <Button name="Read again" onClick={() => setStamp(stamp + 1)} />
      {ids.size > 0 && (
        <SelectionBar ids={[...ids]} fields={{ back: "?page=2" }} clear={clear}>
          <BarButton name="Archive" formAction="/cms/archive" />
          <BarButton name="Erase" formAction="/cms/erase" />
          <BarLink name="Compare" to="/cms/compare" />
        </SelectionBar>
      )}
    </>
  );
};

const lists = async (answers = {}) => {
  const { screen, sent, where } = await mounted(List, { answers });
  const box = (name: string) => screen.getByRole("checkbox", { name, exact: true });
  const ticked = () => LINES.filter(({ name }) => (box(name).query() as HTMLInputElement)?.checked).map(({ id }) => id);
  return { screen, sent, where, box, ticked };
};

test("lines are ticked one by one, with Shift through to the next, and all at once; the count says how many", async () => {
  const { screen, box, ticked } = await lists();
  await box("Cleo").click();
  await expect.element(screen.getByRole("status").getByText("1 selected")).toBeVisible();
  await box("Ada").click({ modifiers: ["Shift"] });
  await expect.poll(ticked).toEqual(["ada", "bea", "cleo"]);
  await expect.element(box("All")).not.toBeChecked();
  await box("Bea").click();
  await expect.poll(ticked).toEqual(["ada", "cleo"]);
  await box("All").click();
  await expect.poll(ticked).toEqual(["ada", "bea", "cleo", "dora"]);
  await expect.element(screen.getByText("4 selected")).toBeVisible();
  await box("Dora").click();
  await box("Bea").click({ modifiers: ["Shift"] });
  await expect.poll(ticked).toEqual(["ada"]);
  await screen.getByRole("button", { name: "Clear" }).click();
  await expect.poll(ticked).toEqual([]);
  await expect.element(screen.getByText("selected", { exact: false })).not.toBeInTheDocument();
  await box("All").click();
  await box("All").click();
  await expect.poll(ticked).toEqual([]);
});

test("Space with Shift ticks through too", async () => {
  const { box, ticked } = await lists();
  await box("Ada").click();
  (box("Dora").element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  await expect.poll(ticked).toEqual(["ada", "bea", "cleo", "dora"]);
});

test("what was pressed is sent with all that is ticked, and its button alone waits for the answer", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const { screen, sent, where, box } = await lists({ "POST /cms/archive": () => promise });
  await box("Bea").click();
  await box("Dora").click();
  const button = (name: string) => screen.getByRole("button", { name });
  const bar = screen.getByRole("form", { name: "With what is selected" });
  await expect.element(bar.getByRole("link", { name: "Compare" })).toHaveAttribute("href", "/cms/compare");
  await button("Archive").click();
  await expect.element(button("Archive")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Erase")).not.toHaveAttribute("aria-disabled");
  (button("Archive").element() as HTMLElement).click();
  resolve(null);
  await expect.poll(where).toBe("/cms/archive");
  expect(sent).toEqual([{ method: "POST", path: "/cms/archive", fields: { id: ["bea", "dora"], back: "?page=2" } }]);
});

test("what a list no longer shows is not counted, and a list that was read again has nothing ticked", async () => {
  const { screen, box, ticked } = await lists();
  await box("Ada").click();
  await box("Cleo").click();
  await screen.getByRole("button", { name: "Search" }).click();
  await expect.element(screen.getByText("1 selected")).toBeVisible();
  await box("Dora").click();
  await expect.element(box("All")).toBeChecked();
  await screen.getByRole("button", { name: "Show all" }).click();
  await expect.poll(ticked).toEqual(["cleo", "dora"]);
  await screen.getByRole("button", { name: "Read again" }).click();
  await expect.poll(ticked).toEqual([]);
});
