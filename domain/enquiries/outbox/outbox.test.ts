// @module-tag slow
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { eventually } from "../../../tests/eventually.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing, openProcess, states, storeFailed, working } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { erase } from "../erase/erase.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { lease } from "./lease.server.ts";
import { sendLeasedWithin } from "./send-leased.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("a mail that failed by the network is sent when its time has come, not before", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.time.now += 7_000;
    expect(await deps.send()).toBe(0);
    deps.time.now += 6_000;
    expect(await deps.send()).toBe(1);
    expect(await deps.send()).toBe(0);
    expect(await states(deps)).toEqual(["sent"]);
    const traces = ["mail_due_at", "mail_fault", "mail_error", "lease_owner"] as const;
    expect(Object.values(await deps.database.selectFrom("enquiry").select(traces).executeTakeFirstOrThrow())).toEqual([
      ...[null, null, null, null],
    ]);
  });

  test("each failure waits longer, and all attempts stand in the record", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.mail.answer = failing("throttled");
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const row = await deps.database.selectFrom("enquiry").select("mail_due_at").executeTakeFirstOrThrow();
      waits.push((row.mail_due_at ?? 0) - deps.time.now);
      deps.time.now = row.mail_due_at ?? 0;
      await deps.send();
    }
    const expected = [10_000, 20_000, 40_000, 80_000];
    for (const [round, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((expected[round] ?? 0) * 0.75);
      expect(wait).toBeLessThanOrEqual((expected[round] ?? 0) * 1.25);
    }
    const attempts = await deps.database.selectFrom("mail_attempt").select(["fault", "message"]).execute();
    expect(attempts).toHaveLength(5);
    expect(attempts.at(-1)).toEqual({ fault: "throttled", message: "Told so" });
  });

  test.each(["credentials", "paused", "settings"] as const)(
    "a fault of %s is parked, looked at again after 15 minutes",
    async (fault) => {
      const deps = await openProcess(kind);
      await storeFailed(deps, 1, fault);
      expect(await states(deps)).toEqual(["parked"]);
      deps.time.now += 899_000;
      expect(await deps.send()).toBe(0);
      deps.time.now += 1_000;
      expect(await deps.send()).toBe(1);
    },
  );

  test("what has been due longest is mailed first", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 3);
    deps.time.now += 60_000;
    const stored = await deps.database.selectFrom("enquiry").select(["id", "reference"]).execute();
    for (const [at, sinceMs] of [1_000, 3_000, 2_000].entries())
      await deps.database
        .updateTable("enquiry")
        .set({ mail_due_at: deps.time.now - sinceMs })
        .where("id", "=", stored[at]?.id ?? "")
        .execute();
    const sent: number[] = [];
    deps.mail.answer = ({ text }) => {
      sent.push(stored.findIndex(({ reference }) => text.includes(reference)));
      return working();
    };
    expect(await deps.send()).toBe(3);
    expect(sent).toEqual([1, 2, 0]);
  });

  test("what is parked is sent at once when the mail settings change", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 2, "credentials");
    Object.assign(deps.mail, { fingerprint: "changed" });
    expect(await deps.send()).toBe(2);
    expect(await states(deps)).toEqual(["sent", "sent"]);
  });

  test("a rejected message is tried once more without Reply-To at once, then parked for good", async () => {
    const deps = await openProcess(kind);
    const replies: (string | undefined)[] = [];
    deps.mail.answer = (message) => {
      replies.push(message.replyTo);
      return failing("rejected")();
    };
    expect((await submitEnquiry(deps, filledForm(), "a")).outcome).toBe("not-sent");
    expect(replies).toEqual(["ada@example.org", undefined]);
    expect(await states(deps)).toEqual(["parked"]);
    deps.time.now += 900_000;
    await deps.send();
    expect(replies).toEqual(["ada@example.org", undefined, undefined]);
  });

  test("rejected with Reply-To and taken without is received; both tries together have 15 s", async () => {
    const deps = await openProcess(kind);
    const patience: number[] = [];
    deps.mail.send = async ({ replyTo }, timeoutMs) => {
      patience.push(timeoutMs);
      deps.time.now += 9_000;
      return replyTo ? failing("rejected")() : working();
    };
    expect((await submitEnquiry(deps, filledForm(), "a")).outcome).toBe("received");
    expect(patience).toEqual([15_000, 6_000]);
    expect(await deps.database.selectFrom("enquiry").select(["mail_state", "mail_attempts"]).execute()).toEqual([
      { mail_state: "sent", mail_attempts: 2 },
    ]);
  });

  test("while mail settings are missing nothing is tried", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.time.now += 60_000;
    Object.assign(deps.mail, { missing: ["EMAIL_TO"] });
    expect(await deps.send()).toBe(0);
    expect(deps.mail.sent).toEqual([]);
  });

  test("a mail for which nobody waits any longer goes on, a stop waits for it, and it is written down as sent", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    const { id } = await deps.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    const leased = (await lease(deps, "enquiry", id)) ?? expect.fail("leased by somebody else");
    const service = Promise.withResolvers<void>();
    deps.mail.send = async () => {
      await service.promise;
      return working();
    };
    expect(await sendLeasedWithin(deps, leased, 5)).toEqual({
      ...{ sent: false, fault: "network", code: "Timeout" },
      message: "The email service did not answer within 0.005 seconds",
    });
    let isStopped = false;
    const stop = deps.background.settled().then(() => {
      isStopped = true;
    });
    expect(await states(deps)).toEqual(["due"]);
    expect(isStopped).toBe(false);
    service.resolve();
    await stop;
    expect(await states(deps)).toEqual(["sent"]);
  });

  test("a round ends at a fault that would meet the next mail too, and goes on after one that is rejected", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 3);
    deps.time.now += 60_000;
    let asked = 0;
    deps.mail.answer = () => {
      asked += 1;
      return failing("network")();
    };
    await deps.send();
    expect(asked).toBe(1);
    deps.mail.answer = failing("rejected");
    await deps.send();
    expect((await states(deps)).toSorted()).toEqual(["due", "parked", "parked"]);
  });

  test("a mail service that is slow and well gets more and more at once; told to stop, a round takes up no more", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 12);
    deps.time.now += 60_000;
    const stop = new AbortController();
    const { send } = deps.mail;
    const [ends, waves]: [(() => void)[], number[]] = [[], []];
    deps.mail.send = (message, timeoutMs) =>
      new Promise((resolve) => {
        ends.push(() => void send(message, timeoutMs).then(resolve));
      });
    const round = deps.send(stop.signal);
    for (const expected of [1, 2, 4]) {
      await eventually(() => expect(ends).toHaveLength(expected));
      waves.push(expected);
      if (expected === 4) stop.abort();
      for (const end of ends.splice(0)) end();
    }
    expect(await round).toBe(7);
    expect((await states(deps)).filter((state) => state === "due")).toHaveLength(5);
  });

  test("after a fault the next round begins with one mail at a time again", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 12);
    deps.time.now += 60_000;
    const { send } = deps.mail;
    let [started, open, most] = [0, 0, 0];
    deps.mail.send = async (message, timeoutMs) => {
      started += 1;
      open += 1;
      most = Math.max(most, open);
      const isSecond = started === 2;
      const result = started < 5 ? await send(message, timeoutMs) : failing("network")();
      if (isSecond) await eventually(() => expect(most).toBe(2));
      open -= 1;
      return result;
    };
    expect(await deps.send()).toBe(4);
    expect(most).toBeGreaterThan(1);
    most = 0;
    expect(await deps.send()).toBe(0);
    expect(most).toBe(1);
  });

  test("a mail that found no room is due at once, and was no attempt", async () => {
    const deps = await openProcess(kind);
    deps.mail.answer = failing("busy");
    expect((await submitEnquiry(deps, filledForm(), "a")).outcome).toBe("not-sent");
    deps.mail.answer = working;
    expect(await deps.send()).toBe(1);
    expect(await deps.database.selectFrom("mail_attempt").select("fault").execute()).toEqual([{ fault: null }]);
  });

  test("an enquiry that is erased while its mail is under way leaves nothing to record, and nothing that fails", async () => {
    const deps = await openProcess(kind);
    const { send } = deps.mail;
    deps.mail.send = async (...given) => {
      const { id } = await deps.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
      await erase(deps, editor, { id, what: "message" });
      return send.apply(deps.mail, given);
    };
    expect((await submitEnquiry(deps, filledForm(), "::1")).outcome).toBe("received");
    expect(deps.logged.join("")).not.toContain("could not record");
    await deps.background.settled();
    expect(await deps.database.selectFrom("mail_attempt").select("id").execute()).toEqual([]);
  });
});
