import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { makeFirstAdmin } from "./create-member.server.ts";
import { listStaff } from "./list-staff.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    [{ ADMIN_EMAIL: " Ada@Example.org " }, "office@example.org", "ada@example.org"],
    [{ ADMIN_EMAIL: "no address" }, "office@example.org", "office@example.org"],
    [{}, "info@example.com", "admin@example.com"],
    [{}, "r&d@example.org", "admin@example.com"],
    [{}, "", "admin@example.com"],
  ])("the first admin of %j, with the office at %s, is %s", async (settings, to, email) => {
    const deps = await openDeps(kind);
    Object.assign(deps.settings, { ADMIN_PASSWORD: "", ...settings });
    Object.assign(deps.mail, { to });
    deps.auth.hashPassword = async () => "none";
    expect(await makeFirstAdmin(deps)).toEqual({ email, password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/) });
    const [first] = await listStaff(deps, admin);
    expect(first).toMatchObject({ name: "Admin", email, role: "admin", state: "active" });
    expect(await deps.database.selectFrom("activity").select(["actor", "action"]).execute()).toEqual([
      { actor: first?.id, action: "staff-first" },
    ]);
  });

  test("a password that the operator chose for the first admin is not told", async () => {
    const deps = await openDeps(kind);
    deps.settings.ADMIN_PASSWORD = "roots hold the coast";
    expect(await makeFirstAdmin(deps)).toEqual({ email: "admin@example.com", password: null });
  });
});
