import { expect, test } from "vitest";
import { address, openAccount } from "../../../tests/staff-account.ts";
import { createMember } from "../members/create-member.server.ts";
import { changeName, endSessions, ownAccount } from "./own-account.server.ts";

test("sessions are listed until they are over", async () => {
  const { deps, erin, come } = await openAccount();
  deps.time.now = Date.now();
  await come();
  expect((await ownAccount(deps, erin, "")).sessions).toMatchObject([{ agent: "Test", address }]);
  deps.time.now += 13 * 3_600_000;
  expect((await ownAccount(deps, erin, "")).sessions).toEqual([]);
});

test("one's sessions stand with the current first, then the last used; each but this one can be ended", async () => {
  const { deps, erin } = await openAccount();
  const now = Date.now();
  deps.time.now = now;
  const moment = (ms: number) => new Date(now + ms).toISOString();
  const session = (id: string, user_id: string, used: number, changes: object = {}) => ({
    ...{ id, user_id, token: id, user_agent: "Agent", ip_address: "203.0.113.7", expires_at: moment(60_000) },
    ...{ created_at: moment(-9_000), updated_at: moment(used), ...changes },
  });
  const stranger = await createMember(
    deps.database,
    { name: "Bo", email: "bo@example.org", role: "editor", passwordHash: null },
    now,
  );
  await deps.database
    .insertInto("staff_session")
    .values([
      session("old", erin.id, -3_000, { user_agent: null, ip_address: null }),
      session("new", erin.id, -1_000, { ip_address: "2001:0db8:0000:0000:0000:0000:0000:0001" }),
      session("this", erin.id, -5_000),
      session("over", erin.id, -1, { expires_at: moment(0) }),
      session("other", stranger ?? "", -1),
    ])
    .execute();
  const own = async () => (await ownAccount(deps, erin, "this")).sessions;
  expect(await own()).toEqual([
    { id: "this", agent: "Agent", address: "203.0.113.7", since: now - 9_000, lastSeen: now - 5_000, current: true },
    { id: "new", agent: "Agent", address: "2001:db8::1", since: now - 9_000, lastSeen: now - 1_000, current: false },
    { id: "old", agent: "", address: "", since: now - 9_000, lastSeen: now - 3_000, current: false },
  ]);
  const told = () => deps.database.selectFrom("activity").select(["actor", "action"]).execute();
  expect(await endSessions(deps, erin, { id: "other" })).toBe(0);
  expect(await told()).toEqual([]);
  expect(await endSessions(deps, erin, { id: "new" })).toBe(1);
  expect((await own()).map(({ id }) => id)).toEqual(["this", "old"]);
  expect(await endSessions(deps, erin, { allBut: "this" })).toBe(2);
  expect((await own()).map(({ id }) => id)).toEqual(["this"]);
  expect(await told()).toEqual(Array(2).fill({ actor: erin.id, action: "sessions-end" }));
  expect((await deps.database.selectFrom("staff_session").select("id").execute()).map(({ id }) => id).sort()).toEqual([
    "other",
    "this",
  ]);
});

test("a name of one's own has one to sixty characters, and its change is written down", async () => {
  const { deps, erin } = await openAccount();
  const bo = { name: "Bo", email: "bo@example.org", role: "editor", passwordHash: null } as const;
  await createMember(deps.database, bo, deps.clock());
  expect(await changeName(deps, erin, " \n ")).toBe(false);
  expect(await changeName(deps, erin, "x".repeat(61))).toBe(false);
  expect(await changeName(deps, erin, `  Erin  ${"x".repeat(55)} `)).toBe(true);
  const name = `Erin ${"x".repeat(55)}`;
  const stored = await deps.database.selectFrom("staff").select("name").orderBy("name").execute();
  expect(stored.map((one) => one.name)).toEqual(["Bo", name]);
  expect(await deps.database.selectFrom("activity").select(["actor", "action", "detail"]).execute()).toEqual([
    { actor: erin.id, action: "staff-name", detail: `to ${name}` },
  ]);
});
