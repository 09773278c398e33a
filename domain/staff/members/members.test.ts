import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { codeOf } from "../../../tests/one-time-code.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { changePassword, confirmSecondFactor, startSecondFactor } from "../account/own-credentials.server.ts";
import { listActivity, record } from "../activity/activity.server.ts";
import type { Member } from "../member.ts";
import { setPassword } from "../password/password-link.server.ts";
import { NotAllowed, type Role } from "../rights.ts";
import { forgetEnded, signIn, whoIs } from "../sign-in/sign-in.server.ts";
import { changeRole, disableMember, enableMember, resetSecondFactor } from "./change-member.server.ts";
import { createMember } from "./create-member.server.ts";
import { invite, inviteAgain } from "./invite.server.ts";
import { listStaff } from "./list-staff.server.ts";

const PASSWORD = "roots hold the coast";
const browser = (cookies = "") => ({ cookies, agent: "Test", address: "203.0.113.7" });

const open = async (kind: DatabaseKind) => {
  const deps = await openDeps(kind);
  const passwordHash = await deps.auth.hashPassword(PASSWORD);
  const add = async (name: string, role: Role): Promise<Member> => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(deps.database, { name, email, role, passwordHash }, deps.clock());
    if (!id) throw new Error("taken");
    return { id, name, email, role };
  };
  /** Signs in with the password alone; gives the browser that is known from then on. */
  const come = async ({ email }: Member) => {
    const answer = await signIn(deps, browser(), { email, password: PASSWORD });
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    return browser(answer.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
  };
  return { deps, add, come };
};

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("the last admin stays, whatever is tried", async () => {
    const { deps, add } = await open(kind);
    const ada = await add("Ada", "admin");
    await add("Erin", "editor");
    expect(await disableMember(deps, ada, ada.id)).toEqual({ outcome: "last-admin" });
    expect(await changeRole(deps, ada, ada.id, "editor")).toEqual({ outcome: "last-admin" });
    expect((await listStaff(deps, ada)).find(({ id }) => id === ada.id)).toMatchObject({
      role: "admin",
      state: "active",
    });
  });

  test("an invited admin who never came does not count as one who is left", async () => {
    const { deps, add } = await open(kind);
    const ada = await add("Ada", "admin");
    await invite(deps, ada, { name: "Bo", email: "bo@example.org", role: "admin" }, PLAIN);
    expect(await disableMember(deps, ada, ada.id)).toEqual({ outcome: "last-admin" });
  });

  test("two admins who switch each other off at the same moment: one stays", async () => {
    const { deps, add } = await open(kind);
    const [ada, bo] = [await add("Ada", "admin"), await add("Bo", "admin")];
    const outcomes = await Promise.all([disableMember(deps, ada, bo.id), disableMember(deps, bo, ada.id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "last-admin"]);
  });

  test("an account that is switched off is out at once, and comes back by signing in again only", async () => {
    const { deps, add, come } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    const known = await come(erin);
    expect((await whoIs(deps, known))?.member.name).toBe("Erin");
    await disableMember(deps, ada, erin.id);
    expect(await whoIs(deps, known)).toBeNull();
    expect(await signIn(deps, browser(), { email: erin.email, password: PASSWORD })).toEqual({ outcome: "refused" });
    await enableMember(deps, ada, erin.id);
    expect(await whoIs(deps, known)).toBeNull();
    expect((await whoIs(deps, await come(erin)))?.member.name).toBe("Erin");
  });

  test("a session that an account kept from before it was switched off opens nothing", async () => {
    const { deps, add, come } = await open(kind);
    const erin = await add("Erin", "editor");
    const known = await come(erin);
    await deps.database.updateTable("staff").set({ banned: 1 }).where("id", "=", erin.id).execute();
    expect(await whoIs(deps, known)).toBeNull();
  });

  test("who loses the second step loses every session, and signs in with the password alone", async () => {
    const { deps, add, come } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    const known = await come(erin);
    const start = await startSecondFactor(deps, erin, known, PASSWORD);
    if (start.outcome !== "right") throw new Error(start.outcome);
    const secret = new URL(start.value.uri).searchParams.get("secret") ?? "";
    const on = await confirmSecondFactor(deps, erin, known, codeOf(secret));
    const withStep = browser((on?.cookies ?? []).map((cookie) => cookie.split(";")[0]).join("; "));
    expect((await whoIs(deps, withStep))?.member.name).toBe("Erin");
    expect((await signIn(deps, browser(), { email: erin.email, password: PASSWORD })).outcome).toBe("second-step");
    expect(await resetSecondFactor(deps, ada, erin.id)).toEqual({ outcome: "changed", name: "Erin" });
    expect(await whoIs(deps, withStep)).toBeNull();
    expect((await listStaff(deps, ada)).find(({ id }) => id === erin.id)?.secondFactor).toBe(false);
    expect((await whoIs(deps, await come(erin)))?.member.name).toBe("Erin");
  });

  test("five wrong current passwords make the sixth wait, also the right one, and change nothing", async () => {
    const { deps, add, come } = await open(kind);
    const erin = await add("Erin", "editor");
    const known = await come(erin);
    const change = (current: string) =>
      changePassword(deps, erin, known, { current, next: "a new pass phrase", company: "Mangrove IT" });
    for (let n = 0; n < 5; n += 1) expect(await change("not this one")).toEqual({ outcome: "wrong" });
    expect(await change(PASSWORD)).toEqual({ outcome: "wait", waitMs: 30_000 });
    deps.time.now += 30_000;
    expect((await change(PASSWORD)).outcome).toBe("changed");
    expect(await whoIs(deps, known)).toBeNull();
  });

  test("where a sign-in came from is forgotten after 180 days; that it happened is not", async () => {
    const { deps, add, come } = await open(kind);
    const erin = await add("Erin", "editor");
    await come(erin);
    await signIn(deps, browser(), { email: erin.email, password: "not this one" });
    await record(deps.database, deps.clock(), { actor: erin.id, action: "staff-name", detail: "to Erin" });
    const details = async () =>
      (await deps.database.selectFrom("activity").select("detail").orderBy("detail").execute()).map(
        ({ detail }) => detail,
      );
    deps.time.now += 179 * 86_400_000;
    await forgetEnded(deps);
    expect(await details()).toEqual(["from 203.0.113.7", "from 203.0.113.7", "to Erin"]);
    deps.time.now += 2 * 86_400_000;
    await forgetEnded(deps);
    expect(await details()).toEqual(["", "", "to Erin"]);
  });

  test("a session and a link that are over are forgotten, and those that are good are not", async () => {
    const { deps, add, come } = await open(kind);
    const erin = await add("Erin", "editor");
    deps.time.now = Date.now();
    await come(erin);
    await deps.auth.makeKey(erin.id, 24 * 3_600_000);
    const count = async (table: "staff_session" | "staff_verification") =>
      (await deps.database.selectFrom(table).select("id").execute()).length;
    await forgetEnded(deps);
    expect([await count("staff_session"), await count("staff_verification")]).toEqual([1, 1]);
    deps.time.now += 13 * 3_600_000;
    await forgetEnded(deps);
    expect([await count("staff_session"), await count("staff_verification")]).toEqual([0, 1]);
    deps.time.now += 12 * 3_600_000;
    await forgetEnded(deps);
    expect(await count("staff_verification")).toBe(0);
  });

  test("an invitation is mailed, chooses a password once, and can be sent again before that", async () => {
    const { deps, add } = await open(kind);
    const ada = await add("Ada", "admin");
    const typed = { name: "Bo", email: "BO@example.org ", role: "editor" };
    expect(await invite(deps, ada, typed, PLAIN)).toEqual({ outcome: "invited", email: "bo@example.org" });
    expect(await invite(deps, ada, typed, PLAIN)).toEqual({ outcome: "known" });
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo");
    expect(bo).toMatchObject({ state: "invited", role: "editor", lastSeen: null });
    await inviteAgain(deps, ada, bo?.id ?? "", PLAIN);
    const keys = deps.mail.sent.map(({ text }) => new URL(text.match(/https:\S+/)?.[0] ?? "").searchParams.get("key"));
    expect(keys).toHaveLength(2);
    expect(await setPassword(deps, keys[0] ?? "", "short", from)).toMatchObject({ outcome: "weak" });
    expect(await setPassword(deps, keys[1] ?? "", PASSWORD, from)).toEqual({ outcome: "set", email: "bo@example.org" });
    expect(await setPassword(deps, keys[0] ?? "", PASSWORD, from)).toEqual({ outcome: "over" });
    expect(await inviteAgain(deps, ada, bo?.id ?? "", PLAIN)).toEqual({ outcome: "missing" });
    expect((await signIn(deps, browser(), { email: "bo@example.org", password: PASSWORD })).outcome).toBe("signed-in");
  });

  test("an editor has none of it", async () => {
    const { deps, add } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    const tries = [
      () => listStaff(deps, erin),
      () => invite(deps, erin, { name: "X", email: "x@example.org", role: "admin" }, PLAIN),
      () => inviteAgain(deps, erin, ada.id, PLAIN),
      () => changeRole(deps, erin, erin.id, "admin"),
      () => disableMember(deps, erin, ada.id),
      () => enableMember(deps, erin, ada.id),
      () => resetSecondFactor(deps, erin, ada.id),
      () => listActivity(deps, erin, { page: 1 }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
    expect(await listStaff(deps, ada)).toHaveLength(2);
  });

  test("the activity tells who did what to whom, and can be filtered", async () => {
    const { deps, add } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    await changeRole(deps, ada, erin.id, "admin");
    await signIn(deps, browser(), { email: erin.email, password: "wrong" });
    const all = await listActivity(deps, ada, { page: 1 });
    const lines = all.entries.map(({ actor, words, what, detail }) => [actor, words, what, detail].join("|"));
    expect(lines.sort()).toEqual(["Ada|changed the role of|Erin|to admin", "Erin|could not sign in||from 203.0.113.7"]);
    expect((await listActivity(deps, ada, { page: 1, about: "staff" })).total).toBe(1);
    expect((await listActivity(deps, ada, { page: 1, actor: erin.id })).total).toBe(1);
    expect((await listActivity(deps, ada, { page: 1, since: deps.clock() + 1 })).total).toBe(0);
  });
});
