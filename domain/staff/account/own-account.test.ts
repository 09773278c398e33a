import { expect, test } from "vitest";
import { openDeps } from "../../../tests/deps.ts";
import { codeOf } from "../../../tests/one-time-code.ts";
import type { Member } from "../member.ts";
import { createMember } from "../members/create-member.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { isUsedCode, signInWithCode, spendCode } from "../sign-in/sign-in-code.server.ts";
import { countTry } from "../sign-in-waits.server.ts";
import { changeName, endSessions, ownAccount } from "./own-account.server.ts";
import {
  changePassword,
  confirmSecondFactor,
  newRecoveryCodes,
  provePassword,
  removeSecondFactor,
  startSecondFactor,
} from "./own-credentials.server.ts";

const password = "roots hold the coast";
const address = "203.0.113.7";
const email = "erin@example.org";
const browser = (cookies: string[] = []) => ({
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  agent: "Test",
  address,
});

const open = async () => {
  const deps = await openDeps("SQLite");
  const passwordHash = await deps.auth.hashPassword(password);
  const who = { name: "Erin", email, role: "editor" } as const;
  const id = await createMember(deps.database, { ...who, passwordHash }, deps.clock());
  if (!id) throw new Error("taken");
  const come = async () => {
    const answer = await signIn(deps, browser(), { email, password });
    if (!("cookies" in answer)) throw new Error(answer.outcome);
    return browser(answer.cookies);
  };
  return { deps, erin: { id, ...who }, come };
};

const withSecondFactor = async () => {
  const site = await open();
  const { deps, erin, come } = site;
  const known = await come();
  const start = await startSecondFactor(deps, erin, known, password);
  if (start.outcome !== "right") throw new Error(start.outcome);
  const secret = new URL(start.value.uri).searchParams.get("secret") ?? "";
  const first = codeOf(secret);
  const on = await confirmSecondFactor(deps, erin, known, first);
  const next = codeOf(secret, Date.now() + 30_000);
  return { ...site, first, next, codes: on?.codes ?? [], known: browser(on?.cookies) };
};

test("sessions are listed until they are over", async () => {
  const { deps, erin, come } = await open();
  deps.time.now = Date.now();
  await come();
  expect((await ownAccount(deps, erin, "")).sessions).toMatchObject([{ agent: "Test", address }]);
  deps.time.now += 13 * 3_600_000;
  expect((await ownAccount(deps, erin, "")).sessions).toEqual([]);
});

test("new recovery codes are written down, and proving the password rightly never brings a wait", async () => {
  const { deps, erin, known } = await withSecondFactor();
  for (let n = 0; n < 6; n += 1) {
    expect((await newRecoveryCodes(deps, erin, known, password)).outcome).toBe("right");
  }
  const actions = await deps.database.selectFrom("activity").select("action").execute();
  expect(actions.filter(({ action }) => action === "recovery-codes")).toHaveLength(6);
});

test("a code that is typed in two places at one moment signs in one of them, and leaves the other no session", async () => {
  const { deps, next, come } = await withSecondFactor();
  const [here, there] = [await come(), await come()];
  const count = async () => (await deps.database.selectFrom("staff_session").select("id").execute()).length;
  const before = await count();
  const answers = await Promise.all([here, there].map((half) => signInWithCode(deps, half, next)));
  expect(answers.filter(({ outcome }) => outcome === "signed-in")).toHaveLength(1);
  expect(await count()).toBe(before + 1);
});

test("five wrong codes hold up whoever typed them, not another who came from the same network", async () => {
  const { deps, codes, come } = await withSecondFactor();
  const [here, there] = [await come(), await come()];
  for (let n = 0; n < 5; n += 1) await signInWithCode(deps, here, `00000${n}`);
  expect(await signInWithCode(deps, here, codes[0] ?? "")).toMatchObject({ outcome: "wait" });
  expect(await signInWithCode(deps, there, codes[0] ?? "")).toMatchObject({ outcome: "signed-in" });
});

test("the second step and the wrong passwords of another change nothing for oneself", async () => {
  const { deps, erin, known } = await withSecondFactor();
  const who = { name: "Bo", email: "bo@example.org", role: "editor" } as const;
  const bo = { ...who, id: (await createMember(deps.database, { ...who, passwordHash: "none" }, deps.clock())) ?? "" };
  const proved = (member: Member, value: string | null) => provePassword(deps, member, known, async () => value);
  for (let n = 0; n < 5; n += 1) await proved(erin, null);
  expect(await proved(erin, "right")).toMatchObject({ outcome: "wait" });
  expect(await proved(bo, "right")).toMatchObject({ outcome: "right" });
  expect((await ownAccount(deps, erin, "")).secondFactor).toBe(true);
  expect((await ownAccount(deps, bo, "")).secondFactor).toBe(false);
});

test("right codes do not count against the address they come from", async () => {
  const { deps, codes, come } = await withSecondFactor();
  for (let n = 0; n < 18; n += 1) await countTry(deps, { account: `guess-${n}`, address });
  for (const code of codes.slice(0, 3)) {
    const half = await come();
    expect((await signInWithCode(deps, half, code)).outcome).toBe("signed-in");
  }
});

test("one's sessions stand with the current first, then the last used; each but this one can be ended", async () => {
  const { deps, erin } = await open();
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
  const { deps, erin } = await open();
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

test("the second step is written down when it is switched on and off, and its codes are counted", async () => {
  const { deps, erin, known, codes } = await withSecondFactor();
  expect(codes).toHaveLength(10);
  expect(await ownAccount(deps, erin, "")).toMatchObject({ secondFactor: true, codesLeft: 10 });
  expect(await newRecoveryCodes(deps, erin, known, "not this one")).toEqual({ outcome: "wrong" });
  expect(await removeSecondFactor(deps, erin, known, "not this one")).toEqual({ outcome: "wrong" });
  expect(await ownAccount(deps, erin, "")).toMatchObject({ secondFactor: true });
  expect((await removeSecondFactor(deps, erin, known, password)).outcome).toBe("right");
  expect(await ownAccount(deps, erin, "")).toMatchObject({ secondFactor: false, codesLeft: 0 });
  const told = await deps.database.selectFrom("activity").select(["actor", "action"]).execute();
  const own = told.filter(({ action }) => action !== "sign-in");
  expect(own).toEqual([
    { actor: erin.id, action: "second-factor-on" },
    { actor: erin.id, action: "second-factor-off" },
  ]);
});

test("a new password is looked at before the old one is asked for, and its change is written down", async () => {
  const { deps, erin, come } = await open();
  const known = await come();
  const change = (current: string, next: string) =>
    changePassword(deps, erin, known, { current, next, company: "Mangrove IT" });
  expect(await change("not this one", "short")).toMatchObject({ outcome: "weak" });
  expect(await change(password, email)).toMatchObject({
    outcome: "weak",
    fault: expect.stringContaining("your name, your address"),
  });
  expect((await change(password, "a new pass phrase")).outcome).toBe("changed");
  const told = await deps.database.selectFrom("activity").select("action").execute();
  expect(told.map(({ action }) => action).sort()).toEqual(["password-change", "sign-in"]);
});

test("a code that is wrong, or was used before, is refused and written down as such; only the first sign-in counts", async () => {
  const { deps, codes, come, first } = await withSecondFactor();
  const [code = ""] = codes;
  const half = await come();
  expect(await isUsedCode(deps, (await deps.auth.secondStepOf(half))?.userId ?? "", first)).toBe(true);
  expect(await signInWithCode(deps, half, "000000")).toEqual({ outcome: "refused" });
  expect((await signInWithCode(deps, half, code)).outcome).toBe("signed-in");
  expect(await signInWithCode(deps, await come(), code)).toEqual({ outcome: "used" });
  expect(await signInWithCode(deps, browser(), code)).toEqual({ outcome: "over" });
  const told = deps.database.selectFrom("activity").select(["actor", "detail"]).where("action", "like", "sign-in%");
  const details = (await told.execute()).map(({ actor, detail }) => [actor === null, detail]);
  const sort = (a: unknown[], b: unknown[]) => String(a).localeCompare(String(b));
  expect(details.sort(sort)).toEqual(
    [
      [false, `from ${address}`],
      [false, `from ${address}`],
      [true, `a code that was used before, from ${address}`],
      [true, `wrong code, from ${address}`],
      [true, `wrong code, from ${address}`],
    ].sort(sort),
  );
});

test("a code is remembered as used for as long as it would be taken, and no longer", async () => {
  const { deps } = await open();
  expect(await spendCode(deps, "a", "123 456")).toBe(true);
  expect(await isUsedCode(deps, "a", "123456")).toBe(true);
  expect(await isUsedCode(deps, "b", "123456")).toBe(false);
  deps.time.now += 89_999;
  expect([await isUsedCode(deps, "a", "123456"), await spendCode(deps, "a", "123456")]).toEqual([true, false]);
  deps.time.now += 1;
  expect([await isUsedCode(deps, "a", "123456"), await spendCode(deps, "a", "123456")]).toEqual([false, true]);
  expect(await isUsedCode(deps, "a", "123456")).toBe(true);
});
