// @module-tag slow
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openAuthenticator } from "../../tests/authenticator.ts";
import { databaseKinds, freshDatabase } from "../../tests/databases.ts";
import type { Browser, PasskeyRequest, SetCookies } from "./auth.ts";
import { betterAuthOn } from "./better-auth.ts";

const ORIGIN = "https://site.example";
const PASSWORD = "roots hold the coast";
const EMAIL = "ada@example.org";
const stranger: Browser = { cookies: "", agent: "Test", address: "203.0.113.7" };

const pairs = (cookies: SetCookies) => cookies.map((cookie) => cookie.split(";")[0]);

/** The browser that was asked, with what it had before. */
const asked = (request: PasskeyRequest, before = stranger): Browser => ({
  ...before,
  cookies: [before.cookies, ...pairs(request.cookies)].filter(Boolean).join("; "),
});

afterEach(() => void vi.useRealTimers());

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const database = await freshDatabase(kind);
    const auth = betterAuthOn(
      database,
      "a secret for tests, 32 characters",
      { PUBLIC_URL: ORIGIN },
      pino({ level: "silent" }),
    );
    const now = new Date().toISOString();
    const id = randomUUID();
    const account = { id, name: "Ada", email: EMAIL, email_verified: 1, role: "admin", banned: 0 };
    await database
      .insertInto("staff")
      .values({ ...account, two_factor_enabled: 0, created_at: now, updated_at: now })
      .execute();
    await auth.setPassword(await auth.makeKey(id, 60_000), PASSWORD);
    const result = await auth.signIn(stranger, EMAIL, PASSWORD);
    const known = { ...stranger, cookies: pairs("cookies" in result ? result.cookies : []).join("; ") };
    const start = async () => {
      const request = await auth.passkeys.startAdding(known, PASSWORD, { id, name: "Ada" });
      if (!request) throw new Error("the password was refused");
      return request;
    };
    const add = async (faults = {}, authenticator = openAuthenticator(ORIGIN)) => {
      const request = await start();
      const isAdded = await auth.passkeys.add(
        asked(request, known),
        authenticator.make(request.options, faults),
        "Key",
      );
      return { isAdded, authenticator };
    };
    const come = async (authenticator = openAuthenticator(ORIGIN), faults = {}) => {
      const request = await auth.passkeys.startSignIn(stranger);
      return auth.passkeys.signIn(asked(request), authenticator.ask(request.options, faults));
    };
    return { database, auth, id, known, start, add, come };
  };

  test("a passkey is made after the password, by one's own browser, and signs in by itself", async () => {
    const { database, auth, id, known, start, add, come } = await open();
    expect(await auth.passkeys.startAdding(known, "not this one", { id, name: "Ada" })).toBeNull();
    expect(await auth.passkeys.startAdding(stranger, PASSWORD, { id, name: "Ada" })).toBeNull();
    const { options } = await start();
    expect(options).toMatchObject({
      rp: { id: "site.example" },
      user: { id: Buffer.from(id).toString("base64url"), name: EMAIL, displayName: "Ada" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { isAdded, authenticator } = await add();
    expect(isAdded).toBe(true);
    expect(await database.selectFrom("staff_passkey").select(["user_id", "name"]).execute()).toEqual([
      { user_id: id, name: "Key" },
    ]);
    expect((await auth.passkeys.startSignIn(known)).options).toMatchObject({
      rpId: "site.example",
      userVerification: "required",
    });
    const asJson = JSON.stringify((await auth.passkeys.startSignIn(known)).options);
    expect(asJson).not.toContain("allowCredentials"); // whoever is signed in: any passkey of this site
    for (const _ of [1, 2]) {
      const result = await come(authenticator);
      expect(result).toMatchObject({ outcome: "signed-in", userId: id });
      const cookies = pairs("cookies" in result ? result.cookies : []).join("; ");
      expect(await auth.sessionOf({ ...stranger, cookies })).toMatchObject({ userId: id });
    }
    expect(await start()).toMatchObject({ options: { excludeCredentials: [{ type: "public-key" }] } });
  });

  test("none is taken whose holder was not asked for a PIN, finger or face, neither when it is made nor later", async () => {
    const { database, add, come } = await open();
    expect((await add({ isVerified: false })).isAdded).toBe(false);
    expect(await database.selectFrom("staff_passkey").select("id").execute()).toEqual([]);
    const { authenticator } = await add();
    expect(await come(authenticator, { isVerified: false })).toEqual({ outcome: "refused" });
    expect(await come(authenticator)).toMatchObject({ outcome: "signed-in" });
  });

  test("none is taken for another site, from another browser, twice, too late, or made up", async () => {
    const { database, auth, known, start, add, come } = await open();
    const far = "https://evil.example";
    expect((await add({ origin: far })).isAdded).toBe(false);
    expect((await add({}, openAuthenticator(far))).isAdded).toBe(false);
    const request = await start();
    const made = openAuthenticator(ORIGIN).make(request.options);
    expect(await auth.passkeys.add(known, made, "Key")).toBe(false);
    expect(await auth.passkeys.add(asked(request), made, "Key")).toBe(false);
    expect(await auth.passkeys.add(asked(request, known), { id: 1, response: "?" }, "Key")).toBe(false);
    expect(await database.selectFrom("staff_passkey").select("id").execute()).toEqual([]);

    const { authenticator } = await add();
    expect(await come(authenticator, { origin: far })).toEqual({ outcome: "refused" });
    expect(await come(openAuthenticator(ORIGIN))).toEqual({ outcome: "refused" });
    const once = await auth.passkeys.startSignIn(stranger);
    const answer = authenticator.ask(once.options);
    expect(await auth.passkeys.signIn(stranger, answer)).toEqual({ outcome: "refused" });
    expect((await auth.passkeys.signIn(asked(once), answer)).outcome).toBe("signed-in");
    expect(await auth.passkeys.signIn(asked(once), answer)).toEqual({ outcome: "refused" });
    for (const odd of [
      {},
      { id: 1 },
      { id: ["a"] },
      { id: answer.id },
      { id: answer.id, response: { signature: {} } },
    ]) {
      const odds = await auth.passkeys.startSignIn(stranger);
      expect(await auth.passkeys.signIn(asked(odds), odd)).toEqual({ outcome: "refused" });
    }
    const late = await auth.passkeys.startSignIn(stranger);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
    expect(await auth.passkeys.signIn(asked(late), authenticator.ask(late.options))).toEqual({ outcome: "refused" });
  });

  test("of two answers at the same moment to one request, one signs in", async () => {
    const { auth, add } = await open();
    const { authenticator } = await add();
    const request = await auth.passkeys.startSignIn(stranger);
    const answers = [authenticator.ask(request.options), authenticator.ask(request.options)];
    const results = await Promise.all(answers.map((answer) => auth.passkeys.signIn(asked(request), answer)));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["refused", "signed-in"]);
  });

  test("an account that is switched off is disabled, and its passkeys go with it when it is deleted", async () => {
    const { database, add, come } = await open();
    const { authenticator } = await add();
    await database.updateTable("staff").set({ banned: 1 }).execute();
    expect(await come(authenticator)).toEqual({ outcome: "disabled" });
    await database.updateTable("staff").set({ banned: 0 }).execute();
    expect(await come(authenticator)).toMatchObject({ outcome: "signed-in" });
    await database.deleteFrom("staff").execute();
    expect(await database.selectFrom("staff_passkey").select("id").execute()).toEqual([]);
    expect(await come(authenticator)).toEqual({ outcome: "refused" });
  });
});
