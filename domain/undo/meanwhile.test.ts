import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { meanwhile } from "../../tests/meanwhile.ts";
import { editor } from "../../tests/staff-actors.ts";
import { withForms } from "../../tests/stored-enquiries.ts";
import type { Step } from "./step.ts";
import { rememberUndo, undo } from "./undo.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["moved", { state: "closed" }, { outcome: "moved-since", state: "Closed" }],
    ["noted", { outcome: "lost", value: 7 }, { outcome: "noted-since", noted: "Lost, $7" }],
  ] as const)("what somebody %s at this very moment stays, and is told", async (what, changes, told) => {
    const { deps, id } = await withForms(kind, { name: "Ada One" });
    const enquiry = id("Ada One");
    const nothing = { outcome: null, value: null };
    const steps: Record<typeof what, Step> = {
      moved: { verb: "move-enquiry", moved: { enquiry, from: "replied", to: "new", reasons: [] } },
      noted: { verb: "note-outcome", noted: { enquiry, before: { outcome: "won", value: 1 }, now: nothing } },
    };
    const name = (await rememberUndo(deps, editor, [steps[what]])) ?? "";
    const undone = await meanwhile(
      deps.database,
      (transaction) => transaction.updateTable("enquiry").set(changes).where("id", "=", enquiry).execute(),
      () => undo(deps, editor, name),
    );
    expect(undone).toEqual([told]);
    expect(await deps.database.selectFrom("enquiry").select(["state", "outcome", "value"]).execute()).toMatchObject([
      changes,
    ]);
  });
});
