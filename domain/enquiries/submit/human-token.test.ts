import { describe, expect, test } from "vitest";
import type { PlatformSettings } from "#platform/platform.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { forgetTraces } from "../erase/erase.server.ts";
import { humanCheckRule, verifyToken } from "./human-token.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

test("an office behind one address has room for 300 checks, or twenty for each enquiry it may send", () => {
  const rule = (CONTACT_LIMIT: number) =>
    humanCheckRule("verify", { settings: { CONTACT_LIMIT, CONTACT_WINDOW_MS: 60_000 } as PlatformSettings });
  expect(rule(15)).toEqual({ purpose: "verify", limit: 300, windowMs: 60_000 });
  expect(rule(16).limit).toBe(320);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("what was verified may be used once, by the send that follows, without asking again", async () => {
    const deps = await openDeps(kind);
    const send = async () => (await submitEnquiry(deps, filledForm({ recaptchaToken: "human-x" }), "a")).outcome;
    expect(await verifyToken(deps, "human-x", "a")).toMatchObject({ human: true });
    expect(await send()).toBe("received");
    expect(deps.humanCheck.asked).toBe(1);
    expect(await send()).toBe("not-human");
    expect(JSON.parse(deps.logged.at(-1) ?? "")).toMatchObject({ reason: "used before" });
  });

  test("a token is verified once: the second time, and after it was used, it is refused", async () => {
    const deps = await openDeps(kind);
    await verifyToken(deps, "human-y", "a");
    expect(await verifyToken(deps, "human-y", "a")).toEqual({ human: false, reason: "seen before" });
    await submitEnquiry(deps, filledForm({ recaptchaToken: "human-z" }), "a");
    expect(await verifyToken(deps, "human-z", "a")).toEqual({ human: false, reason: "seen before" });
  });

  test("what was verified is remembered for two minutes", async () => {
    const deps = await openDeps(kind);
    await verifyToken(deps, "human-x", "a");
    deps.time.now += 120_000;
    const late = await submitEnquiry(deps, filledForm({ recaptchaToken: "human-x" }), "a");
    expect(late.outcome).toBe("not-human");
  });

  test("forgetting what is over forgets no token that is still good, used or not", async () => {
    const deps = await openDeps(kind);
    await verifyToken(deps, "human-verified", "a");
    await submitEnquiry(deps, filledForm({ recaptchaToken: "human-used" }), "a");
    deps.time.now += 60_000;
    await forgetTraces(deps);
    const send = async (recaptchaToken: string) =>
      (await submitEnquiry(deps, filledForm({ recaptchaToken }), "a")).outcome;
    const asked = deps.humanCheck.asked;
    expect(await send("human-used")).toBe("not-human");
    expect(await send("human-verified")).toBe("received");
    expect(deps.humanCheck.asked).toBe(asked);
    deps.time.now += 60_000;
    await forgetTraces(deps);
    expect(await deps.database.selectFrom("used_token").selectAll().execute()).toEqual([]);
  });

  test("a token sent by two forms at once stores one enquiry", async () => {
    const deps = await openDeps(kind);
    const sends = Array.from({ length: 8 }, () => filledForm({ recaptchaToken: "human-x" }));
    const outcomes = await Promise.all(sends.map((form) => submitEnquiry(deps, form, "a")));
    expect(outcomes.filter(({ outcome }) => outcome === "received")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "not-human")).toHaveLength(7);
    expect(await deps.database.selectFrom("enquiry").select("id").execute()).toHaveLength(1);
  });

  test("a false token leaves no trace, and none is kept in plain", async () => {
    const deps = await openDeps(kind);
    await verifyToken(deps, "robot", "a");
    await verifyToken(deps, "human-x", "a");
    const rows = await deps.database.selectFrom("used_token").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("human-x");
  });
});
