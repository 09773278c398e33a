import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { openTold } from "../../tests/told-alerts.ts";
import {
  endLease,
  forgetAlert,
  leaseAlert,
  noteEnd,
  noteSeen,
  noteTold,
  readAlerts,
  shownAlerts,
} from "./alert-rows.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what is told of one cause, and whose lease ends, is no other's", async () => {
    const { database } = (await openTold(kind)).deps;
    await noteSeen(database, { cause: "disk", words: "Full", now: 1 });
    await noteSeen(database, { cause: "jobs", words: "Failed", now: 2 });
    expect(
      (await shownAlerts(database)).map(({ cause }) => cause),
      "the newest first",
    ).toEqual(["jobs", "disk"]);
    const [disk, jobs] = (await readAlerts(database)).sort((a, b) => a.since - b.since);
    if (!disk || !jobs) throw new Error("not noted");
    const [first, second] = [await leaseAlert(database, disk), await leaseAlert(database, jobs)];
    expect(await leaseAlert(database, disk), "leased already").toBeNull();
    if (!first?.lease_owner || !second) throw new Error("not leased");
    await endLease(database, first.lease_owner);
    await noteTold(database, second, { mail: "begun", webhook: "nothing" });
    await noteEnd(database, jobs, 3);
    await forgetAlert(database, "disk");
    const rows = (await readAlerts(database)).sort((a, b) => a.since - b.since);
    expect(rows).toMatchObject([
      { cause: "disk", lease_owner: null, mail_told: "nothing", ended_at: null },
      { cause: "jobs", lease_owner: null, mail_told: "begun", ended_at: 3 },
    ]);
    await noteSeen(database, { cause: "jobs", words: "Again", now: 4, told: { mail: "over", webhook: "begun" } });
    await noteSeen(database, { cause: "jobs", words: "Still", now: 5 });
    const again = { since: 2, seen_at: 5, ended_at: null, mail_told: "over", webhook_told: "begun", words: "Still" };
    expect((await readAlerts(database)).find(({ cause }) => cause === "jobs")).toMatchObject(again);
  });

  test("what another process has seen since is not over", async () => {
    const { deps } = await openTold(kind);
    const { database } = deps;
    await noteSeen(database, { cause: "disk", words: "Full", now: 1 });
    const [before] = await readAlerts(database);
    await noteSeen(database, { cause: "disk", words: "Full still", now: 2 });
    const [after] = await readAlerts(database);
    if (!before || !after) throw new Error("not noted");
    await noteEnd(database, before, 3);
    expect(await readAlerts(database)).toMatchObject([{ words: "Full still", since: 1, ended_at: null }]);
    await noteEnd(database, after, 4);
    await noteEnd(database, after, 5);
    expect(await readAlerts(database)).toMatchObject([{ ended_at: 4 }]);
    expect(await shownAlerts(database), "over, though its end is not told yet").toEqual([]);
  });
});
