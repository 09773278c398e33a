import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type DatabaseKind, databaseKinds, freshDatabase } from "../../tests/databases.ts";
import { codeOf } from "../../tests/one-time-code.ts";
import type { Browser, SetCookies } from "./auth.ts";
import { betterAuthOn } from "./better-auth.ts";

const PASSWORD = "roots hold the coast";
const EMAIL = "ada@example.org";
const stranger: Browser = { cookies: "", agent: "Test", address: "203.0.113.7" };

const browser = (cookies: SetCookies): Browser => ({
  ...stranger,
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
});

afterEach(() => void vi.useRealTimers());

describe.each(databaseKinds)("on %s", (kind) => {
  /** Auth with one account, whose password is set by a key. */
  const open = async () => {
    const database = await freshDatabase(kind satisfies DatabaseKind);
    const settings = { PUBLIC_URL: "https://site.example" };
    const auth = betterAuthOn(database, "a secret for tests, 32 characters", settings, pino({ level: "silent" }));
    const now = new Date().toISOString();
    const id = randomUUID();
    const account = { id, name: "Ada", email: EMAIL, email_verified: 1, role: "admin", banned: 0 };
    await database
      .insertInto("staff")
      .values({ ...account, two_factor_enabled: 0, created_at: now, updated_at: now })
      .execute();
    await auth.setPassword(await auth.makeKey(id, 60_000), PASSWORD);
    const come = async () => {
      const result = await auth.signIn(stranger, EMAIL, PASSWORD);
      return browser("cookies" in result ? result.cookies : []);
    };
    return { database, auth, id, come };
  };

  test("right signs in, wrong and unknown are refused, and an account that is switched off is disabled", async () => {
    const { database, auth } = await open();
    expect((await auth.signIn(stranger, EMAIL, PASSWORD)).outcome).toBe("signed-in");
    expect(await auth.signIn(stranger, EMAIL, "not this one")).toEqual({ outcome: "refused" });
    expect(await auth.signIn(stranger, "eve@example.org", PASSWORD)).toEqual({ outcome: "refused" });
    await database.updateTable("staff").set({ banned: 1 }).execute();
    expect(await auth.signIn(stranger, EMAIL, PASSWORD)).toEqual({ outcome: "disabled" });
  });

  test("a database that is away is a fault, not a wrong password", async () => {
    const { database, auth } = await open();
    expect((await auth.signIn(stranger, EMAIL, "not this one")).outcome).toBe("refused");
    await database.destroy();
    await expect(auth.signIn(stranger, EMAIL, PASSWORD)).rejects.toThrow();
  });

  test("a session is known by its cookie, for strangers and made-up cookies there is none, and it ends", async () => {
    const { auth, id, come } = await open();
    const known = await come();
    expect(await auth.sessionOf(known)).toMatchObject({ userId: id });
    for (const cookies of ["", "__Secure-cms.session_token=%", `${known.cookies}x`, "a=b"])
      expect(await auth.sessionOf({ ...stranger, cookies })).toBeNull();
    await auth.signOut(known);
    expect(await auth.sessionOf(known)).toBeNull();
  });

  test("a session is prolonged at most once a minute, and over after 12 hours without a request", async () => {
    const { auth, come } = await open();
    const known = await come();
    expect((await auth.sessionOf(known))?.cookies).toEqual([]);
    const start = Date.now();
    const goTo = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: start + ms });
    goTo(11 * 3_600_000);
    expect((await auth.sessionOf(known))?.cookies.length).toBeGreaterThan(0);
    goTo(22 * 3_600_000);
    expect(await auth.sessionOf(known)).not.toBeNull();
    goTo(35 * 3_600_000);
    expect(await auth.sessionOf(known)).toBeNull();
  });

  test("a changed password ends the other sessions and needs the current one", async () => {
    const { auth, come } = await open();
    const [here, there] = [await come(), await come()];
    expect(await auth.changePassword(here, "not this one", "a new pass phrase")).toBeNull();
    const cookies = await auth.changePassword(here, PASSWORD, "a new pass phrase");
    expect(await auth.sessionOf(browser(cookies ?? []))).not.toBeNull();
    expect(await auth.sessionOf(there)).toBeNull();
    expect((await auth.signIn(stranger, EMAIL, "a new pass phrase")).outcome).toBe("signed-in");
  });

  test("a key sets a password once, of two at the same moment too, ends all sessions, and is no text of a row", async () => {
    const { database, auth, id, come } = await open();
    const known = await come();
    const key = await auth.makeKey(id, 60_000);
    expect(await auth.ownerOfKey(key)).toBe(id);
    for (const other of ["", "made-up", `${key}x`]) expect(await auth.ownerOfKey(other)).toBeNull();
    expect(await auth.setPassword("made-up", PASSWORD)).toBeNull();
    expect(JSON.stringify(await database.selectFrom("staff_verification").selectAll().execute())).not.toContain(key);
    const words = ["one new pass phrase", "another new pass phrase"];
    const owners = await Promise.all(words.map((password) => auth.setPassword(key, password)));
    expect(owners.filter((owner) => owner === id)).toHaveLength(1);
    expect(await auth.sessionOf(known)).toBeNull();
    const signedIn = await auth.signIn(stranger, EMAIL, words[owners.indexOf(id)] ?? "");
    expect(signedIn.outcome).toBe("signed-in");
    const late = await auth.makeKey(id, -1);
    expect([await auth.ownerOfKey(late), await auth.setPassword(late, PASSWORD)]).toEqual([null, null]);
  });

  test("with a second factor the password leads to a step that only its own cookie takes, by a code or a recovery code", async () => {
    const { database, auth, id, come } = await open();
    const known = await come();
    expect(await auth.secondFactor.start(known, "not this one")).toBeNull();
    const { uri = "" } = (await auth.secondFactor.start(known, PASSWORD)) ?? {};
    const secret = new URL(uri).searchParams.get("secret") ?? "";
    expect(await auth.secondFactor.confirm(known, "000000")).toBeNull();
    const inGroups = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`;
    const on = browser((await auth.secondFactor.confirm(known, inGroups(codeOf(secret)))) ?? []);
    const half = async () => {
      const result = await auth.signIn(stranger, EMAIL, PASSWORD);
      expect(result.outcome).toBe("second-factor");
      return browser("cookies" in result ? result.cookies : []);
    };
    const late = await half();
    const over = { expires_at: new Date(Date.now() - 1).toISOString() };
    await database.updateTable("staff_verification").set(over).execute();
    expect(await auth.secondStepOf(late)).toBeNull();
    const step = await half();
    expect(await auth.secondStepOf(step)).toMatchObject({ userId: id });
    expect(await auth.sessionOf(step)).toBeNull();
    const malformed = "__Secure-cms.two_factor=%";
    for (const cookies of ["", malformed, "cms.two_factor=%", step.cookies.replace(/\.[^.;]+(;|$)/g, ".made-up$1")]) {
      expect(await auth.secondStepOf({ ...stranger, cookies })).toBeNull();
      expect(await auth.signInWithCode({ ...stranger, cookies }, codeOf(secret))).toEqual({ outcome: "over" });
    }
    expect(await auth.signInWithCode(step, "000000")).toEqual({ outcome: "refused" });
    expect(await auth.signInWithCode(step, inGroups(codeOf(secret)))).toMatchObject({
      outcome: "signed-in",
      userId: id,
    });
    const [recovery = ""] = await auth.secondFactor.codes(id);
    expect(await auth.signInWithCode(await half(), recovery)).toMatchObject({ outcome: "signed-in" });
    expect(await auth.signInWithCode(await half(), recovery)).toEqual({ outcome: "refused" });
    expect(await auth.secondFactor.codes(id)).toHaveLength(9);
    const wrong = async (browser: Browser, tries: number) => {
      for (let n = 0; n < tries; n += 1) await auth.signInWithCode(browser, "000000");
      return browser;
    };
    expect(await auth.signInWithCode(await wrong(await half(), 5), codeOf(secret))).toEqual({ outcome: "over" });
    expect(await auth.signInWithCode(await wrong(await half(), 5), codeOf(secret))).toEqual({ outcome: "locked" });
    const waiting = await half();
    expect(await auth.secondFactor.remove(on, PASSWORD)).not.toBeNull();
    for (const code of [codeOf(secret), recovery])
      expect(await auth.signInWithCode(waiting, code), "there is no second step any more").toEqual({ outcome: "over" });
    expect((await auth.signIn(stranger, EMAIL, PASSWORD)).outcome).toBe("signed-in");
  });
});
