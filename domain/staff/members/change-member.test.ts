import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openStaff } from "../../../tests/open-staff.ts";
import { PLAIN } from "../../formats/mail-page.ts";
import { record } from "../activity/activity.server.ts";
import { changeRole, disableMember, enableMember, resetSecondFactor } from "./change-member.server.ts";
import { invite } from "./invite.server.ts";
import { listStaff } from "./list-staff.server.ts";

const typed = { name: "Bo", email: "bo@example.org", role: "editor" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("what is changed about a member is written down with whom and to what; what can't be is told", async () => {
    const { deps, add, ada, told } = await openStaff(kind);
    const erin = await add("Erin", "editor");
    const verbs = [
      () => changeRole(deps, ada, erin.id, "admin"),
      () => disableMember(deps, ada, erin.id),
      () => enableMember(deps, ada, erin.id),
      () => resetSecondFactor(deps, ada, erin.id),
    ];
    for (const verb of verbs) {
      deps.time.now += 1_000;
      expect(await verb()).toEqual({ outcome: "changed", name: "Erin" });
    }
    const about = { actor: ada.id, subject: erin.id };
    const entries = [
      { ...about, action: "staff-role", detail: "to admin" },
      { ...about, action: "staff-disable", detail: "" },
      { ...about, action: "staff-enable", detail: "" },
      { ...about, action: "staff-second-factor", detail: "" },
    ];
    expect(await told()).toEqual(entries);
    for (const role of ["owner", "constructor", ""])
      expect(await changeRole(deps, ada, erin.id, role)).toEqual({ outcome: "invalid" });
    expect(await disableMember(deps, ada, "nobody")).toEqual({ outcome: "missing" });
    expect(await told()).toEqual(entries);
  });

  test("the list of staff is in the order of names, with state, second step and last sign-in", async () => {
    const { deps, add, ada } = await openStaff(kind);
    const [zoe, bo] = [await add("Zoe", "editor"), await add("Bo", "editor")];
    await invite(deps, ada, { ...typed, name: "Cy", email: "cy@example.org" }, PLAIN);
    for (const [at, actor, action] of [
      [5, zoe.id, "sign-in"],
      [9, zoe.id, "sign-in"],
      [10, zoe.id, "sign-out"],
      [7, bo.id, "sign-in-failed"],
    ] as const)
      await record(deps.database, at, { actor, action });
    await deps.database
      .updateTable("staff")
      .set({ two_factor_enabled: 1, role: "pilot" })
      .where("id", "=", zoe.id)
      .execute();
    await disableMember(deps, ada, bo.id);
    expect((await listStaff(deps, ada)).map(({ id: _, email: __, ...entry }) => Object.values(entry))).toEqual([
      ["Ada", "admin", "active", false, 0, null],
      ["Bo", "editor", "off", false, 0, null],
      ["Cy", "editor", "invited", false, 0, null],
      ["Zoe", "editor", "active", true, 0, 9],
    ]);
  });
});
