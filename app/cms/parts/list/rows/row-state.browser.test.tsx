import { Link } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../../tests/components/mounted.tsx";
import { LeaveGuard } from "../../dialog/leave-guard.tsx";
import { nextRow, type RowAnswer, useRowSave, useUnsavedRows } from "./row-saves.ts";
import { RowState } from "./row-state.tsx";

type Texts = { title: string; note: string };
type Props = {
  id: string;
  rows: ReturnType<typeof useUnsavedRows>["rows"];
  send: (id: string) => Promise<RowAnswer<Texts>>;
};

const Row = ({ id, rows, send }: Props) => {
  const start = { title: id, note: "" };
  const { texts, state, errors, theirs, change, save, keepMine, takeTheirs } = useRowSave<Texts>({
    id,
    rows,
    start,
    send: () => send(id),
  });
  return (
    <tr>
      <td>
        <input
          name="title"
          aria-label={`Title of ${id}`}
          value={texts.title}
          onChange={({ target }) => change({ title: target.value })}
          onBlur={() => void save()}
          onKeyDown={nextRow}
        />
        {errors.title}
        <RowState state={state} saved="Saved" theirs={theirs} {...{ keepMine: () => void keepMine(), takeTheirs }} />
      </td>
    </tr>
  );
};

/** Two lines that save themselves, on the screen that guards them. */
const rowed = async (answers: RowAnswer<Texts>[]) => {
  const asked: string[] = [];
  const send = async (id: string) => {
    asked.push(id);
    return answers.shift() ?? { outcome: "saved" as const };
  };
  const Rows = () => {
    const unsaved = useUnsavedRows();
    return (
      <>
        <LeaveGuard {...unsaved} />
        <Link to="/cms/pages">Pages</Link>
        <table>
          <tbody data-rows>
            {["One", "Two"].map((id) => (
              <Row key={id} id={id} rows={unsaved.rows} send={send} />
            ))}
          </tbody>
        </table>
      </>
    );
  };
  const { screen, where } = await mounted(Rows);
  const field = (id: string) => screen.getByLabelText(`Title of ${id}`);
  return { screen, where, asked, field };
};

test("Enter leads down to the same field of the next line and saves this one, which says so; with Shift it does not", async () => {
  const { screen, asked, field } = await rowed([]);
  await field("One").fill("First");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(field("One")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Two")).toHaveFocus();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Two")).not.toHaveFocus();
  expect(asked).toEqual(["One"]);
});

const theirs = { title: "Theirs", note: "Their note" };

test("what somebody else wrote meanwhile is shown; one keeps one's own, or takes theirs", async () => {
  const { screen, asked, field } = await rowed([
    { outcome: "stale", theirs },
    { outcome: "saved" },
    { outcome: "stale", theirs: { title: "", note: "" } },
  ]);
  const clash = screen.getByRole("alert");
  await field("One").fill("Mine");
  await userEvent.tab();
  await expect
    .element(clash)
    .toHaveTextContent("Somebody else wrote meanwhile: “Theirs · Their note”. Yours is not saved.Keep mineTake theirs");
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(clash).not.toBeInTheDocument();
  await expect.element(field("One")).toHaveValue("Mine");
  await field("One").fill("Mine again");
  await userEvent.tab();
  await expect
    .element(clash)
    .toHaveTextContent("Somebody else wrote meanwhile: “nothing”. Yours is not saved.Keep mineTake theirs");
  await screen.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(clash).not.toBeInTheDocument();
  await expect.element(field("One")).toHaveValue("");
  expect(asked).toEqual(["One", "One", "One"]);
});

test("who leaves with lines that were refused is told how many, and they are tried once more", async () => {
  const no = (again?: boolean): RowAnswer<Texts> => ({ outcome: "refused", errors: { title: "Too long" }, again });
  const { screen, where, asked, field } = await rowed([no(true), no(true), no(true), no(true), no()]);
  const dialog = screen.getByRole("dialog");
  for (const id of ["One", "Two"]) {
    await field(id).fill("Changed");
    await userEvent.tab();
    await expect.poll(() => screen.getByText("Too long").elements()).toHaveLength(id === "One" ? 1 : 2);
  }
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.element(dialog.getByText("2 texts are not saved.")).toBeVisible();
  await expect.poll(() => asked).toEqual(["One", "Two", "One", "Two"]);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await field("One").fill("One");
  await screen.getByRole("link", { name: "Pages" }).click();
  await expect.element(dialog.getByText("A text is not saved.")).toBeVisible();
  expect(where()).toBe("/cms/here");
});

test("Enter that ends a word of an input method stays in its line", async () => {
  const { field } = await rowed([]);
  await field("One").click();
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, isComposing: true });
  field("One").element().dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
  await expect.element(field("One")).toHaveFocus();
});
