import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import type { MailFault } from "#platform/mail/mail.ts";
import { databaseKinds, freshPostgresUrl } from "../../tests/databases.ts";
import { filledForm, openGround } from "../../tests/ground.ts";
import { LEASE_MS, leaseNextDue } from "./lease.server.ts";
import { sendDueMail } from "./send-due-mail.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

type Ground = Awaited<ReturnType<typeof openGround>>;

const failing = (fault: MailFault) => () => ({ sent: false as const, fault, code: "Code", message: "Told so" });
const working = () => ({ sent: true as const, messageId: "sent" });

/** Stores so many enquiries whose first mail failed in the given way. */
const storeFailed = async (ground: Ground, count: number, fault: MailFault = "network") => {
  ground.mail.answer = failing(fault);
  for (let made = 0; made < count; made += 1) await submitEnquiry(ground, filledForm(), `address-${made}`);
  ground.mail.answer = working;
};

const states = async (ground: Ground) =>
  (await ground.database.selectFrom("enquiry").select("mail_state").execute()).map((row) => row.mail_state);

describe.each(databaseKinds)("On %s", (kind) => {
  test("A mail that failed by the network is sent when its time has come, not before", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 1);
    ground.time.now += 7_000;
    expect(await sendDueMail(ground)).toBe(0);
    ground.time.now += 6_000;
    expect(await sendDueMail(ground)).toBe(1);
    expect(await sendDueMail(ground)).toBe(0);
    expect(await states(ground)).toEqual(["sent"]);
  });

  test("Each failure waits longer, and all attempts stand in the record", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 1);
    ground.mail.answer = failing("throttled");
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const row = await ground.database.selectFrom("enquiry").select("mail_due_at").executeTakeFirstOrThrow();
      waits.push((row.mail_due_at ?? 0) - ground.time.now);
      ground.time.now = row.mail_due_at ?? 0;
      await sendDueMail(ground);
    }
    const expected = [10_000, 20_000, 40_000, 80_000];
    for (const [round, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((expected[round] ?? 0) * 0.75);
      expect(wait).toBeLessThanOrEqual((expected[round] ?? 0) * 1.25);
    }
    const attempts = await ground.database.selectFrom("mail_attempt").select(["fault", "message"]).execute();
    expect(attempts).toHaveLength(5);
    expect(attempts.at(-1)).toEqual({ fault: "throttled", message: "Told so" });
  });

  test.each(["credentials", "paused", "settings"] as const)(
    "A fault of %s is parked, looked at again after 15 minutes",
    async (fault) => {
      const ground = await openGround(kind);
      await storeFailed(ground, 1, fault);
      expect(await states(ground)).toEqual(["parked"]);
      ground.time.now += 899_000;
      expect(await sendDueMail(ground)).toBe(0);
      ground.time.now += 1_000;
      expect(await sendDueMail(ground)).toBe(1);
    },
  );

  test("What is parked is sent at once when the mail settings change", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 2, "credentials");
    Object.assign(ground.mail, { fingerprint: "changed" });
    expect(await sendDueMail(ground)).toBe(2);
    expect(await states(ground)).toEqual(["sent", "sent"]);
  });

  test("A rejected message is tried once more without Reply-To at once, then parked for good", async () => {
    const ground = await openGround(kind);
    const replies: (string | undefined)[] = [];
    ground.mail.answer = (message) => {
      replies.push(message.replyTo);
      return failing("rejected")();
    };
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("not sent");
    expect(replies).toEqual(["ada@example.org", undefined]);
    expect(await states(ground)).toEqual(["parked"]);
    ground.time.now += 900_000;
    await sendDueMail(ground);
    expect(replies).toEqual(["ada@example.org", undefined, undefined]);
  });

  test("Rejected with Reply-To and taken without is received", async () => {
    const ground = await openGround(kind);
    ground.mail.answer = (message) => (message.replyTo ? failing("rejected")() : working());
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("received");
    expect(await ground.database.selectFrom("enquiry").select(["mail_state", "mail_attempts"]).execute()).toEqual([
      { mail_state: "sent", mail_attempts: 2 },
    ]);
  });

  test("While mail settings are missing nothing is tried", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 1);
    ground.time.now += 60_000;
    Object.assign(ground.mail, { missing: ["EMAIL_TO"] });
    expect(await sendDueMail(ground)).toBe(0);
    expect(ground.mail.sent).toEqual([]);
  });

  test("A round ends at a fault that would meet the next mail too, and goes on after one that is rejected", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 3);
    ground.time.now += 60_000;
    let asked = 0;
    ground.mail.answer = () => {
      asked += 1;
      return failing("network")();
    };
    await sendDueMail(ground);
    expect(asked).toBe(1);
    ground.mail.answer = failing("rejected");
    await sendDueMail(ground);
    expect((await states(ground)).toSorted()).toEqual(["due", "parked", "parked"]);
  });

  test("What a process that died was sending is sent by another when its lease is over", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 1);
    ground.time.now += 60_000;
    expect(await leaseNextDue(ground)).not.toBeNull();
    expect(await sendDueMail(ground)).toBe(0);
    ground.time.now += LEASE_MS;
    expect(await sendDueMail(ground)).toBe(1);
  });

  test("A turn that outlived its lease changes nothing of the enquiry", async () => {
    const ground = await openGround(kind);
    await storeFailed(ground, 1);
    ground.time.now += 60_000;
    ground.mail.answer = () => {
      ground.mail.answer = working;
      return failing("network")();
    };
    const { send } = ground.mail;
    let slow = true;
    ground.mail.send = async (message, timeoutMs) => {
      const result = await send(message, timeoutMs);
      if (slow) {
        slow = false;
        ground.time.now += LEASE_MS;
        await sendDueMail(ground);
      }
      return result;
    };
    await sendDueMail(ground);
    expect(await states(ground)).toEqual(["sent"]);
  });
});

test("Four processes on one PostgreSQL send each due mail exactly once", async () => {
  const url = await freshPostgresUrl();
  const open = () => openDatabase({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
  const grounds = await Promise.all([1, 2, 3, 4].map(async () => openGround("PostgreSQL", await open())));
  const [first] = grounds as [Ground];
  await storeFailed(first, 40);
  const later = first.time.now + 60_000;
  for (const ground of grounds) ground.time.now = later;
  const sent = await Promise.all(grounds.map((ground) => sendDueMail(ground)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
  const subjects = grounds.flatMap((ground) => ground.mail.sent.map(({ text }) => text.match(/M-\w{6}/)?.[0]));
  expect(new Set(subjects).size).toBe(40);
  await Promise.all(grounds.map((ground) => ground.database.destroy()));
});
