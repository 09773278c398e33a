import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { editor } from "../../../../tests/staff-actors.ts";
import { withForms } from "../../../../tests/stored-enquiries.ts";
import { written } from "../../../../tests/written.ts";
import { rememberUndo, undo } from "../../../undo/undo.server.ts";
import { dollarsIn } from "../../outcome.ts";
import { exportEnquiries } from "../export-enquiries.server.ts";
import { inbox } from "../inbox.server.ts";
import { readEnquiry } from "../read-enquiry.server.ts";
import { noteOutcome } from "./note-outcome.server.ts";

test.each([
  ["", null],
  [" $ 12,500 ", 12_500],
  ["12500", 12_500],
  ["$1,250,000", 1_250_000],
  ["0", 0],
  ["100000000", 100_000_000],
  ["100000001", undefined],
  ["12.50", undefined],
  ["1,25", undefined],
  ["-5", undefined],
  ["a lot", undefined],
])("%j typed is %j dollars", (typed, dollars) => {
  expect(dollarsIn(typed)).toBe(dollars);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("an outcome is noted with its value, changed, undone by whoever noted it, and written down", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" });
    const ada = id("Ada One");
    const read = async () => {
      const { outcome, value } = (await readEnquiry(deps, editor, ada)) ?? expect.fail();
      return { outcome, value };
    };
    const note = (outcome: string, value: string) => noteOutcome(deps, editor, ada, { outcome, value });
    expect(await read()).toEqual({ outcome: null, value: null });
    expect(await note("won", "$12,500")).toMatchObject({ outcome: "noted", now: { outcome: "won", value: 12_500 } });
    expect(await read()).toEqual({ outcome: "won", value: 12_500 });
    expect(await note("won", "much")).toEqual({ outcome: "no-amount" });
    expect(await note("sold", "1")).toEqual({ outcome: "invalid" });
    expect(await noteOutcome(deps, editor, "gone", { outcome: "won", value: "" })).toEqual({ outcome: "missing" });
    expect(await read()).toEqual({ outcome: "won", value: 12_500 });

    const changed = await note("lost", "");
    if (changed.outcome !== "noted") throw new Error(changed.outcome);
    const { before, now } = changed;
    const remember = () => rememberUndo(deps, editor, [{ verb: "note-outcome", noted: { enquiry: ada, before, now } }]);
    const [first, second] = [(await remember()) ?? "", (await remember()) ?? ""];
    expect(await undo(deps, editor, first)).toEqual([{ outcome: "noted-back", noted: "Won, $12,500" }]);
    expect(await read()).toEqual({ outcome: "won", value: 12_500 });
    await note("won", "13000");
    expect(await undo(deps, editor, second)).toEqual([{ outcome: "noted-since", noted: "Won, $13,000" }]);
    await note("won", "13000");
    expect(await note("", "")).toMatchObject({ outcome: "noted", now: { outcome: null, value: null } });
    expect(await read()).toEqual({ outcome: null, value: null });
    const lines = ["Lost", "No outcome yet", "Won, $12,500", "Won, $12,500", "Won, $13,000"];
    expect((await written(deps.database, "enquiry-outcome")).toSorted()).toEqual(
      lines.map((detail) => [editor.id, "enquiry-outcome", ada, detail]),
    );
  });

  test("the list is filtered by outcome, and the export says outcome, value and origin", async () => {
    const origin = { referrer: "https://www.bing.com/", campaign: "spring", pages: [] };
    const { deps, id } = await withForms(kind, { name: "Ada One", origin }, { name: "Bo Two" }, { name: "Cy Three" });
    await noteOutcome(deps, editor, id("Ada One"), { outcome: "won", value: "900" });
    await noteOutcome(deps, editor, id("Bo Two"), { outcome: "lost", value: "" });
    const names = async (...outcomes: ("won" | "lost" | "none")[]) => {
      const { entries, total } = await inbox(deps, editor, { states: [], search: "", outcomes, page: 1 });
      expect(total).toBe(entries.length);
      return entries.map(({ name, outcome }) => `${name} ${outcome}`);
    };
    expect(await names("won")).toEqual(["Ada One won"]);
    expect(await names("lost", "won")).toEqual(["Bo Two lost", "Ada One won"]);
    expect(await names("none")).toEqual(["Cy Three null"]);
    expect(await names("none", "lost")).toEqual(["Cy Three null", "Bo Two lost"]);
    const csv = await exportEnquiries(deps, editor, { states: [], search: "", outcomes: ["won"] });
    const [head = "", line = ""] = csv.split("\r\n");
    expect(head).toMatch(/,Source,Campaign,Pages read,Outcome,Value \(USD\)$/);
    expect(line).toMatch(/,Bing,spring,,Won,900$/);
  });
});
