// @module-tag slow
import { describe, expect, test } from "vitest";
import type { Browser } from "#platform/auth/auth.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { written } from "../../../tests/written.ts";
import { waitAfter } from "../../rate-limit.server.ts";
import { makeFirstAdmin } from "../members/create-member.server.ts";
import { accountRule, addressRule, countTry, pairRule } from "../sign-in-waits.server.ts";
import { deviceCookie, deviceOf } from "./device.server.ts";
import { signIn, signOut, whoIs } from "./sign-in.server.ts";

const PASSWORD = "roots hold the coast";

/** A browser without cookies, or with those it was told to keep. */
const browser = (cookies: string[] = [], address = "203.0.113.7"): Browser => ({
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  agent: "Test",
  address,
});

const withAdmin = async (kind: (typeof databaseKinds)[number]) => {
  const deps = await openDeps(kind);
  deps.settings.ADMIN_EMAIL = "Ada@Example.org";
  deps.settings.ADMIN_PASSWORD = PASSWORD;
  await makeFirstAdmin(deps);
  return deps;
};

const right = { email: "ada@example.org", password: PASSWORD };
const wrong = { email: "ada@example.org", password: "not this one" };

test("waits grow from 30 seconds to 15 minutes, from the fifth failure of an account in one network, the twentieth of a network, the fiftieth of an account", () => {
  expect([4, 5, 6, 9, 30].map((failures) => waitAfter(pairRule, failures))).toEqual([
    0, 30_000, 60_000, 480_000, 900_000,
  ]);
  expect([19, 20, 21].map((failures) => waitAfter(addressRule, failures))).toEqual([0, 30_000, 60_000]);
  expect([49, 50, 51].map((failures) => waitAfter(accountRule, failures))).toEqual([0, 30_000, 60_000]);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("the first admin signs in, is known by the cookie, and is a stranger after logging out", async () => {
    const deps = await withAdmin(kind);
    const answer = await signIn(deps, browser(), { ...right, email: " ADA@example.org " });
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    expect(answer.cookies[0]).toMatch(/^__Secure-cms\.session_token=.*HttpOnly; Secure; SameSite=Lax/);
    const known = browser(answer.cookies);
    const presence = await whoIs(deps, known);
    expect(presence?.member).toMatchObject({ email: "ada@example.org", role: "admin" });
    await signOut(deps, presence?.member ?? never(), known);
    expect(await whoIs(deps, known)).toBeNull();
    const [id, from] = [presence?.member.id, "from 203.0.113.7"];
    expect(await written(deps.database, "sign-in")).toEqual([[id, "sign-in", null, from]]);
    expect(await written(deps.database, "sign-out")).toEqual([[id, "sign-out", null, ""]]);
    const rows = await deps.database.selectFrom("activity").select("action").execute();
    expect(rows.map(({ action }) => action).sort(), "and nothing else").toEqual(["sign-in", "sign-out", "staff-first"]);
  });

  test("wrong passwords and unknown addresses get the same answer, and are written down", async () => {
    const deps = await withAdmin(kind);
    expect(await signIn(deps, browser(), wrong)).toEqual({ outcome: "refused" });
    expect(await signIn(deps, browser(), { ...right, email: "eve@example.org" })).toEqual({ outcome: "refused" });
    const failed = await deps.database
      .selectFrom("activity")
      .selectAll()
      .where("action", "=", "sign-in-failed")
      .execute();
    expect(failed.map(({ detail }) => detail).sort()).toEqual([
      "from 203.0.113.7",
      "unknown account, from 203.0.113.7",
    ]);
  });

  test("five failures bring a wait of 30 seconds, also for the right password, and also when all come at once", async () => {
    const deps = await withAdmin(kind);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(deps, browser(), wrong)));
    expect(answers.filter(({ outcome }) => outcome === "refused")).toHaveLength(5);
    expect(await signIn(deps, browser(), right)).toEqual({ outcome: "wait", waitMs: 30_000 });
    deps.time.now += 30_000;
    expect((await signIn(deps, browser(), wrong)).outcome).toBe("refused");
    expect(await signIn(deps, browser(), right)).toEqual({ outcome: "wait", waitMs: 60_000 });
    deps.time.now += 60_000;
    expect((await signIn(deps, browser(), right)).outcome).toBe("signed-in");
    expect((await signIn(deps, browser(), wrong)).outcome).toBe("refused");
  });

  test("wrong passwords from elsewhere keep the owner out of nothing, and a browser that was signed in before never", async () => {
    const deps = await withAdmin(kind);
    const answer = await signIn(deps, browser(), right);
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    for (let n = 0; n < 5; n += 1) await signIn(deps, browser([], `198.51.100.${n}`), wrong);
    expect((await signIn(deps, browser([], "192.0.2.1"), right)).outcome).toBe("signed-in");
    for (let n = 0; n < 60; n += 1) await countTry(deps, { account: right.email, address: `10.${n}.0.1` });
    const stranger = browser([], "192.0.2.2");
    expect(await signIn(deps, stranger, right)).toMatchObject({ outcome: "wait" });
    const known = browser(
      answer.cookies.filter((cookie) => cookie.startsWith("cms-device-")),
      "192.0.2.3",
    );
    expect((await signIn(deps, known, right)).outcome).toBe("signed-in");
    const another = { ...right, email: "bo@example.org" };
    for (let n = 0; n < 60; n += 1) await countTry(deps, { account: another.email, address: `10.${n}.0.1` });
    expect((await signIn(deps, known, another)).outcome).toBe("wait");
    for (let n = 0; n < 5; n += 1) expect((await signIn(deps, known, wrong)).outcome).toBe("refused");
    expect((await signIn(deps, { ...known, address: "192.0.2.4" }, wrong)).outcome).toBe("wait");
  });

  test("what others of its network try holds up no browser that was signed in before; its own tries do", async () => {
    const deps = await withAdmin(kind);
    const answer = await signIn(deps, browser(), right);
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    const known = browser(answer.cookies.filter((cookie) => cookie.startsWith("cms-device-")));
    const others = async (outcome: string, tries: number) => {
      for (let n = 0; n < tries; n += 1)
        expect((await signIn(deps, browser(), { ...wrong, email: `u${n}@example.org` })).outcome).toBe(outcome);
    };
    await others("refused", 20);
    await others("wait", 1);
    expect((await signIn(deps, known, right)).outcome).toBe("signed-in");
    await others("wait", 1);
    expect((await signIn(deps, browser(), right)).outcome, "another browser there").toBe("wait");
    for (let n = 0; n < 5; n += 1) expect((await signIn(deps, known, wrong)).outcome).toBe("refused");
    expect(await signIn(deps, known, right)).toEqual({ outcome: "wait", waitMs: 30_000 });
  });

  test("the cookie of a known browser is the server's alone, for one account, and for a year", async () => {
    const deps = await openDeps(kind);
    const [cookie = ""] = deviceCookie(deps, right.email);
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/cmslogin; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toMatch(/ada(@|%40)/);
    const [pair = ""] = cookie.split(";");
    expect(deviceOf(deps, { cookies: `a=b; ${pair}; c=d` }, right.email)).toMatch(/^[0-9a-f-]{36}$/);
    const [name, value = ""] = pair.split("=");
    const forged = [
      `${name}=9${value}`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=`,
      `${name}=..`,
      `${name}=x.y.z`,
      "",
    ];
    for (const cookies of forged) expect(deviceOf(deps, { cookies }, right.email)).toBeNull();
    const [other = ""] = deviceCookie(deps, "bo@example.org");
    expect(other.split("=")[0]).not.toBe(name);
    expect(deviceOf(deps, { cookies: `${name}=${other.split(/[=;]/)[1]}` }, right.email)).toBeNull();
    deps.time.now += 366 * 86_400_000;
    expect(deviceOf(deps, { cookies: pair }, right.email)).toBeNull();
  });

  test("failures under a clock that went hours ahead keep nobody out when it is put right", async () => {
    const deps = await withAdmin(kind);
    deps.time.now += 5 * 3_600_000;
    for (let n = 0; n < 6; n += 1) await signIn(deps, browser(), wrong);
    deps.time.now -= 5 * 3_600_000;
    expect((await signIn(deps, browser(), right)).outcome).toBe("signed-in");
  });

  test("what is far too long is no password and no address, and costs no hashing; an unknown role opens nothing", async () => {
    const deps = await withAdmin(kind);
    const asked: string[] = [];
    const { signIn: ask } = deps.auth;
    deps.auth.signIn = (from, email, password) => {
      asked.push(email);
      return ask(from, email, password);
    };
    expect(await signIn(deps, browser(), { ...right, password: "x".repeat(201) })).toEqual({ outcome: "refused" });
    expect(asked).toEqual([]);
    expect(await signIn(deps, browser(), { ...right, email: "x".repeat(300) })).toEqual({ outcome: "refused" });
    expect(asked).toEqual(["x".repeat(100)]);
    const answer = await signIn(deps, browser(), right);
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    const known = browser(answer.cookies);
    expect(await whoIs(deps, known)).not.toBeNull();
    await deps.database.updateTable("staff").set({ role: "pilot" }).execute();
    expect(await whoIs(deps, known)).toBeNull();
    expect(await whoIs(deps, browser())).toBeNull();
    expect(deps.logged.join("")).toContain("staff: sign-in refused");
  });

  test("twenty failures from one address bring a wait, whatever account is tried", async () => {
    const deps = await withAdmin(kind);
    for (let n = 0; n < 20; n += 1) await signIn(deps, browser(), { ...wrong, email: `u${n}@example.org` });
    expect((await signIn(deps, browser(), right)).outcome).toBe("wait");
    expect((await signIn(deps, browser([], "198.51.100.1"), right)).outcome).toBe("signed-in");
  });

  test("without settings the first start makes an admin with a password that is told once", async () => {
    const deps = await openDeps(kind);
    const [first, second] = await Promise.all([makeFirstAdmin(deps), makeFirstAdmin(deps)]);
    const made = first ?? second;
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(made?.email).toBe("admin@example.com");
    expect(made?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const typed = { email: made?.email ?? "", password: made?.password ?? "" };
    expect((await signIn(deps, browser(), typed)).outcome).toBe("signed-in");
    expect(await makeFirstAdmin(deps)).toBeNull();
  });
});

const never = (): never => {
  throw new Error("nobody is signed in");
};
