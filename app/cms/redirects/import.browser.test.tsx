import { data } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ImportOutcome } from "#domain/content/redirects/import-redirects.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import ImportRedirects from "./import.tsx";

const at = "/cms/redirects/import";
const LINES = "/old,/new\n/press,nowhere";

const opened = async (result?: ImportOutcome, until = async () => {}) => {
  const answers = {
    [`POST ${at}`]: async () => {
      await until();
      return result && data({ csv: LINES, result }, { status: 422 });
    },
  };
  const { screen, sent } = await mounted(ImportRedirects, { at, answers });
  const lines = screen.getByRole("textbox", { name: "Or lines" });
  const send = async () => {
    await lines.fill(LINES);
    await screen.getByRole("button", { name: "Import" }).click();
  };
  return { screen, sent, lines, send, said: screen.getByRole("alert") };
};

const issue = (line: number) => ({ line, text: "/press,nowhere", message: "Start with / for a page of this site" });

test("the lines of a chosen file can be corrected before they are sent, without the file", async () => {
  const { screen, sent, lines } = await opened();
  const file = screen.getByLabelText("CSV file");
  await userEvent.upload(file, new File([LINES], "redirects.csv", { type: "text/csv" }));
  await expect.element(lines).toHaveValue(LINES);
  expect((file.element() as HTMLInputElement).files).toHaveLength(0);
  await lines.fill("/old,/newer");
  await screen.getByRole("button", { name: "Import" }).click();
  await expect.poll(() => sent).toMatchObject([{ path: at, fields: { csv: "/old,/newer" } }]);
  expect(sent[0]?.fields.file).toHaveProperty("size", 0);
});

test("one line at fault is told as one, with its number and what is wrong; the lines stay", async () => {
  const { screen, lines, send, said } = await opened({ outcome: "invalid", issues: [issue(2)] });
  await send();
  await expect
    .element(said)
    .toHaveTextContent("Nothing was imported: 1 line is at fault. Correct it below and import again.");
  await expect
    .element(screen.getByRole("listitem"))
    .toHaveTextContent("Line 2/press,nowhereStart with / for a page of this site");
  await expect.element(lines).toHaveValue(LINES);
  expect(screen.getByText(/^And /).query()).toBeNull();
});

test("of very many lines at fault the first hundred are told, and how many more there are", async () => {
  const issues = Array.from({ length: 103 }, (_, at) => issue(at + 1));
  const { screen, send, said } = await opened({ outcome: "invalid", issues });
  await send();
  await expect
    .element(said)
    .toHaveTextContent("Nothing was imported: 103 lines are at fault. Correct them below and import again.");
  await expect.element(screen.getByText("And 3 more.")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(100);
});

test.each<[ImportOutcome, string]>([
  [{ outcome: "empty" }, "There is no redirect in it. Choose a file or paste some lines."],
  [{ outcome: "too-many", most: 5000 }, "At most 5000 lines at once. Split the file."],
])("what was not taken as a whole says why: %o", async (result, words) => {
  const { send, said } = await opened(result);
  await send();
  await expect.element(said).toHaveTextContent(words);
});

test("each refusal leads to what it says, from the button far below it; who writes on stays there", async () => {
  const issues = Array.from({ length: 60 }, (_, at) => issue(at + 1));
  let answered = Promise.resolve();
  const { screen, lines, send, said } = await opened({ outcome: "invalid", issues }, () => answered);
  const told = () => document.activeElement !== document.body && document.activeElement?.contains(said.element());
  await send();
  await expect.poll(told).toBe(true);
  await screen.getByRole("button", { name: "Import" }).click();
  await expect.poll(told, { message: "those who listen hear it each time" }).toBe(true);
  await expect.element(said).toBeInViewport();
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  await screen.getByRole("button", { name: "Import" }).click();
  await lines.click();
  resolve();
  await expect.element(screen.getByRole("button", { name: "Import", exact: true })).toBeEnabled();
  await expect.element(lines).toHaveFocus();
});
