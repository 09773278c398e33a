import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { filledForm, openGround } from "../../../tests/ground.ts";
import { forgetTraces } from "../erase/erase.server.ts";
import { verifyToken } from "./human-token.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

describe.each(databaseKinds)("On %s", (kind) => {
  test("What was verified may be used once, by the send that follows, without asking again", async () => {
    const ground = await openGround(kind);
    const send = async () => (await submitEnquiry(ground, filledForm({ recaptchaToken: "human-x" }), "a")).outcome;
    expect(await verifyToken(ground, "human-x", "a")).toMatchObject({ human: true });
    expect(await send()).toBe("received");
    expect(ground.humanCheck.asked).toBe(1);
    expect(await send()).toBe("not-human");
  });

  test("A token is verified once: the second time, and after it was used, it is refused", async () => {
    const ground = await openGround(kind);
    await verifyToken(ground, "human-y", "a");
    expect(await verifyToken(ground, "human-y", "a")).toEqual({ human: false, reason: "seen before" });
    await submitEnquiry(ground, filledForm({ recaptchaToken: "human-z" }), "a");
    expect(await verifyToken(ground, "human-z", "a")).toEqual({ human: false, reason: "seen before" });
  });

  test("What was verified is remembered for two minutes", async () => {
    const ground = await openGround(kind);
    await verifyToken(ground, "human-x", "a");
    ground.time.now += 120_000;
    const late = await submitEnquiry(ground, filledForm({ recaptchaToken: "human-x" }), "a");
    expect(late.outcome).toBe("not-human");
  });

  test("Forgetting what is over forgets no token that is still good, used or not", async () => {
    const ground = await openGround(kind);
    await verifyToken(ground, "human-verified", "a");
    await submitEnquiry(ground, filledForm({ recaptchaToken: "human-used" }), "a");
    ground.time.now += 60_000;
    await forgetTraces(ground);
    const send = async (recaptchaToken: string) =>
      (await submitEnquiry(ground, filledForm({ recaptchaToken }), "a")).outcome;
    const asked = ground.humanCheck.asked;
    expect(await send("human-used")).toBe("not-human");
    expect(await send("human-verified")).toBe("received");
    expect(ground.humanCheck.asked).toBe(asked);
    ground.time.now += 60_000;
    await forgetTraces(ground);
    expect(await ground.database.selectFrom("used_token").selectAll().execute()).toEqual([]);
  });

  test("A token sent by two forms at once stores one enquiry", async () => {
    const ground = await openGround(kind);
    const sends = Array.from({ length: 8 }, () => filledForm({ recaptchaToken: "human-x" }));
    const outcomes = await Promise.all(sends.map((form) => submitEnquiry(ground, form, "a")));
    expect(outcomes.filter(({ outcome }) => outcome === "received")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "not-human")).toHaveLength(7);
    expect(await ground.database.selectFrom("enquiry").select("id").execute()).toHaveLength(1);
  });

  test("A false token leaves no trace, and none is kept in plain", async () => {
    const ground = await openGround(kind);
    await verifyToken(ground, "robot", "a");
    await verifyToken(ground, "human-x", "a");
    const rows = await ground.database.selectFrom("used_token").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("human-x");
  });
});
