import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openStaff } from "../../../tests/open-staff.ts";
import { rowsOfOthers } from "../../../tests/others.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { record } from "../activity/activity.server.ts";
import { changeRole, disableMember, enableMember, removePasskeys, resetSecondFactor } from "./change-member.server.ts";
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

  test("what is changed about a member is changed about nobody else, whose sessions and links stay", async () => {
    const { deps, add, ada } = await openStaff(kind);
    const [erin, bo, cy] = [await add("Erin", "editor"), await add("Bo", "editor"), await add("Cy", "editor")];
    await disableMember(deps, ada, cy.id);
    const { database } = deps;
    const [at, later] = [new Date(deps.time.now).toISOString(), new Date(deps.time.now + 9e9).toISOString()];
    const stamps = { created_at: at, updated_at: at };
    for (const { id } of [erin, bo]) {
      const own = { id: `of ${id}`, user_id: id };
      const key = { credential_id: id, public_key: "k", counter: 0, device_type: "d", backed_up: 0 };
      await database
        .insertInto("staff_session")
        .values({ ...own, ...stamps, token: id, expires_at: later })
        .execute();
      await database
        .insertInto("staff_second_factor")
        .values({ ...own, secret: "s", backup_codes: "b", verified: 1 })
        .execute();
      await database
        .insertInto("staff_passkey")
        .values({ ...own, ...key })
        .execute();
      await deps.auth.makeKey(id, 60_000);
    }
    await database.updateTable("staff").set({ two_factor_enabled: 1 }).where("id", "in", [erin.id, bo.id]).execute();
    const owned = { staff_session: "user_id", staff_second_factor: "user_id", staff_passkey: "user_id" } as const;
    const all = { staff: "id", staff_account: "user_id", staff_verification: "value", ...owned } as const;
    const before = await rowsOfOthers(database, all, erin.id);
    for (const verb of [removePasskeys, resetSecondFactor, disableMember, enableMember])
      expect(await verb(deps, ada, erin.id)).toEqual({ outcome: "changed", name: "Erin" });
    await changeRole(deps, ada, erin.id, "admin");
    expect(await rowsOfOthers(database, all, erin.id)).toEqual(before);
    for (const [table, column] of Object.entries(owned) as [keyof typeof owned, "user_id"][])
      expect(await database.selectFrom(table).select(column).where(column, "=", erin.id).execute(), table).toEqual([]);
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
    await invite(deps, ada, { ...typed, name: "Di", email: "di@example.org" }, PLAIN);
    await disableMember(deps, ada, (await listStaff(deps, ada)).find(({ name }) => name === "Di")?.id ?? "");
    expect((await listStaff(deps, ada)).map(({ id: _, email: __, ...entry }) => Object.values(entry))).toEqual([
      ["Ada", "admin", "active", false, 0, null],
      ["Bo", "editor", "off", false, 0, null],
      ["Cy", "editor", "invited", false, 0, null],
      ["Di", "editor", "off", false, 0, null],
      ["Zoe", "editor", "active", true, 0, 9],
    ]);
  });
});
