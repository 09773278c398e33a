// @module-tag slow
import { expect, test } from "vitest";
import { address, browser, email, openAccount, password, withSecondFactor } from "../../../tests/staff-account.ts";
import type { Member } from "../member.ts";
import { createMember } from "../members/create-member.server.ts";
import { isUsedCode, signInWithCode, spendCode } from "../sign-in/sign-in-code.server.ts";
import { countTry } from "../sign-in-waits.server.ts";
import { ownAccount } from "./own-account.server.ts";
import {
  changePassword,
  newRecoveryCodes,
  provePassword,
  removeSecondFactor,
  startSecondFactor,
} from "./own-credentials.server.ts";

test("new recovery codes are written down, and proving the password rightly never brings a wait", async () => {
  const { deps, erin, known } = await withSecondFactor();
  for (let n = 0; n < 6; n += 1) {
    expect((await newRecoveryCodes(deps, erin, known, password)).outcome).toBe("right");
  }
  const actions = await deps.database.selectFrom("activity").select("action").execute();
  expect(actions.filter(({ action }) => action === "recovery-codes")).toHaveLength(6);
});

test("where the second step is on already, or off already, that is the answer, and no password is counted as wrong", async () => {
  const { deps, erin, known } = await withSecondFactor();
  const change = () =>
    changePassword(deps, erin, known, { current: "not this one", next: "mangroves hold the shore", company: "" });
  for (let n = 0; n < 6; n += 1)
    expect(await startSecondFactor(deps, erin, known, password)).toEqual({ outcome: "on" });
  expect(await change()).toEqual({ outcome: "wrong" });
  await removeSecondFactor(deps, erin, known, password);
  for (let n = 0; n < 6; n += 1)
    expect(await newRecoveryCodes(deps, erin, known, password)).toEqual({ outcome: "off" });
  expect(await change()).not.toMatchObject({ outcome: "wait" });
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

test("in a browser that knows the account, codes are counted by themselves: not with its network, and not anew with each password", async () => {
  const { deps, codes, next, come } = await withSecondFactor();
  const opened = await signInWithCode(deps, await come(), next);
  const device = "cookies" in opened ? opened.cookies.find((cookie) => cookie.startsWith("cms-device-")) : "";
  const half = async () => {
    const { cookies, ...step } = await come();
    return { ...step, cookies: `${cookies}; ${device?.split(";")[0]}` };
  };
  const [first, second, third] = [await half(), await half(), await half()];
  const stranger = await come();
  for (let n = 0; n < 20; n += 1) await countTry(deps, { account: `guess-${n}`, address });
  expect(await signInWithCode(deps, stranger, codes[0] ?? "")).toMatchObject({ outcome: "wait" });
  expect(await signInWithCode(deps, first, codes[0] ?? "")).toMatchObject({ outcome: "signed-in" });
  for (let n = 0; n < 5; n += 1) await signInWithCode(deps, second, `00000${n}`);
  expect(await signInWithCode(deps, third, codes[1] ?? "")).toMatchObject({ outcome: "wait" });
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
  const { deps, erin, come } = await openAccount();
  const known = await come();
  const change = (current: string, next: string) =>
    changePassword(deps, erin, known, { current, next, company: "Mangrove IT" });
  expect(await change("not this one", "short")).toMatchObject({ outcome: "weak" });
  expect(await change(password, email)).toMatchObject({
    outcome: "weak",
    fault: expect.stringContaining("your name, your address"),
  });
  expect(await change(password, "Mangrove IT 1!"), "what anybody would try first").toMatchObject({ outcome: "weak" });
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
  const { deps } = await openAccount();
  expect(await spendCode(deps, "a", "123 456")).toBe(true);
  expect(await isUsedCode(deps, "a", "123456")).toBe(true);
  expect(await isUsedCode(deps, "b", "123456")).toBe(false);
  deps.time.now += 89_999;
  expect([await isUsedCode(deps, "a", "123456"), await spendCode(deps, "a", "123456")]).toEqual([true, false]);
  deps.time.now += 1;
  expect([await isUsedCode(deps, "a", "123456"), await spendCode(deps, "a", "123456")]).toEqual([false, true]);
  expect(await isUsedCode(deps, "a", "123456")).toBe(true);
});

test("a fault of the database is none of the password: it is thrown, not told as a wrong one", async () => {
  const { deps, erin, come } = await openAccount();
  const known = await come();
  await deps.database.schema.alterTable("staff_account").renameTo("elsewhere").execute();
  const change = { current: password, next: "mangroves hold the shore", company: "" };
  await expect(changePassword(deps, erin, known, change)).rejects.toThrow();
});
