import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import type { MailFault } from "#platform/mail/mail.ts";
import { databaseKinds, freshPostgresUrl } from "../../tests/databases.ts";
import { filledForm, openGround } from "../../tests/ground.ts";
import { leaseNextDue } from "./lease.server.ts";
import { LEASE_MS } from "./lease-watch.server.ts";
import { openOutbox } from "./outbox.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

/** A process of its own, as far as mail goes: `send` is a round of its outbox. */
const openProcess = async (...given: Parameters<typeof openGround>) => {
  const ground = await openGround(...given);
  return Object.assign(ground, { send: openOutbox(ground) });
};

type Ground = Awaited<ReturnType<typeof openProcess>>;

/** Lets so much time pass, with a round every few seconds, and answers how many were sent. */
const sendFor = async (ground: Ground, ms: number) => {
  let sent = 0;
  for (let passed = 0; passed < ms; passed += 5_000) {
    ground.time.now += 5_000;
    sent += await ground.send();
  }
  return sent;
};

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
    const ground = await openProcess(kind);
    await storeFailed(ground, 1);
    ground.time.now += 7_000;
    expect(await ground.send()).toBe(0);
    ground.time.now += 6_000;
    expect(await ground.send()).toBe(1);
    expect(await ground.send()).toBe(0);
    expect(await states(ground)).toEqual(["sent"]);
  });

  test("Each failure waits longer, and all attempts stand in the record", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 1);
    ground.mail.answer = failing("throttled");
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const row = await ground.database.selectFrom("enquiry").select("mail_due_at").executeTakeFirstOrThrow();
      waits.push((row.mail_due_at ?? 0) - ground.time.now);
      ground.time.now = row.mail_due_at ?? 0;
      await ground.send();
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
      const ground = await openProcess(kind);
      await storeFailed(ground, 1, fault);
      expect(await states(ground)).toEqual(["parked"]);
      ground.time.now += 899_000;
      expect(await ground.send()).toBe(0);
      ground.time.now += 1_000;
      expect(await ground.send()).toBe(1);
    },
  );

  test("What is parked is sent at once when the mail settings change", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 2, "credentials");
    Object.assign(ground.mail, { fingerprint: "changed" });
    expect(await ground.send()).toBe(2);
    expect(await states(ground)).toEqual(["sent", "sent"]);
  });

  test("A rejected message is tried once more without Reply-To at once, then parked for good", async () => {
    const ground = await openProcess(kind);
    const replies: (string | undefined)[] = [];
    ground.mail.answer = (message) => {
      replies.push(message.replyTo);
      return failing("rejected")();
    };
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("not sent");
    expect(replies).toEqual(["ada@example.org", undefined]);
    expect(await states(ground)).toEqual(["parked"]);
    ground.time.now += 900_000;
    await ground.send();
    expect(replies).toEqual(["ada@example.org", undefined, undefined]);
  });

  test("Rejected with Reply-To and taken without is received", async () => {
    const ground = await openProcess(kind);
    ground.mail.answer = (message) => (message.replyTo ? failing("rejected")() : working());
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("received");
    expect(await ground.database.selectFrom("enquiry").select(["mail_state", "mail_attempts"]).execute()).toEqual([
      { mail_state: "sent", mail_attempts: 2 },
    ]);
  });

  test("While mail settings are missing nothing is tried", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 1);
    ground.time.now += 60_000;
    Object.assign(ground.mail, { missing: ["EMAIL_TO"] });
    expect(await ground.send()).toBe(0);
    expect(ground.mail.sent).toEqual([]);
  });

  test("A round ends at a fault that would meet the next mail too, and goes on after one that is rejected", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 3);
    ground.time.now += 60_000;
    let asked = 0;
    ground.mail.answer = () => {
      asked += 1;
      return failing("network")();
    };
    await ground.send();
    expect(asked).toBe(1);
    ground.mail.answer = failing("rejected");
    await ground.send();
    expect((await states(ground)).toSorted()).toEqual(["due", "parked", "parked"]);
  });

  test("A mail service that is slow and well gets more and more at once; told to stop, a round takes up no more", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 12);
    ground.time.now += 60_000;
    const stop = new AbortController();
    const { send } = ground.mail;
    const [ends, waves]: [(() => void)[], number[]] = [[], []];
    ground.mail.send = (message, timeoutMs) =>
      new Promise((resolve) => {
        ends.push(() => void send(message, timeoutMs).then(resolve));
      });
    const round = ground.send(stop.signal);
    for (const expected of [1, 2, 4]) {
      await expect.poll(() => ends.length).toBe(expected);
      waves.push(expected);
      if (expected === 4) stop.abort();
      for (const end of ends.splice(0)) end();
    }
    expect(await round).toBe(7);
    expect((await states(ground)).filter((state) => state === "due")).toHaveLength(5);
  });

  test("A mail that found no room is due at once, and was no attempt", async () => {
    const ground = await openProcess(kind);
    ground.mail.answer = failing("busy");
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("not sent");
    ground.mail.answer = working;
    expect(await ground.send()).toBe(1);
    expect(await ground.database.selectFrom("mail_attempt").select("fault").execute()).toEqual([{ fault: null }]);
  });

  test("What a process that died was sending is sent by another that watched it long enough", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 1);
    ground.time.now += 60_000;
    expect(await leaseNextDue(ground)).not.toBeNull();
    expect(await ground.send()).toBe(0);
    expect(await sendFor(ground, LEASE_MS - 5_000)).toBe(0);
    expect(await sendFor(ground, 5_000)).toBe(1);
  });

  test("A clock that jumps, either way, ends no lease of a process that lives and holds no mail back", async () => {
    const ground = await openProcess(kind);
    await storeFailed(ground, 2);
    const hours = 5 * 3_600_000;
    ground.time.now += 60_000;
    const held = await leaseNextDue(ground);
    ground.mail.answer = failing("network");
    ground.clock = () => ground.time.now + hours;
    expect(await ground.send()).toBe(0); // tried in vain, and put off as that clock says
    ground.mail.answer = working;
    ground.clock = () => ground.time.now;
    expect(await ground.send()).toBe(1);
    ground.clock = () => ground.time.now - hours;
    expect(await ground.send()).toBe(0);
    expect(held?.id).toBeDefined();
    expect((await states(ground)).toSorted()).toEqual(["due", "sent"]);
  });

  test("A turn that outlived its lease changes nothing, unless its mail has left", async () => {
    const ground = await openProcess(kind);
    const slow = [failing("network"), working];
    for (const answer of slow) {
      await storeFailed(ground, 1);
      ground.time.now += 60_000;
      const other = await openProcess(kind, ground.database);
      other.time.now = ground.time.now;
      other.mail.send = async () => {
        expect(await sendFor(ground, LEASE_MS + 10_000)).toBe(answer === working ? 0 : 1);
        return answer();
      };
      ground.mail.answer = answer === working ? failing("network") : working;
      await other.send();
    }
    expect(await states(ground)).toEqual(["sent", "sent"]);
  });

  test("What became of a mail is written down when the database is back, and the mail is not sent again", async () => {
    const ground = await openProcess(kind);
    const { commit } = ground;
    let [away, refused] = [false, 0];
    ground.commit = (work) => {
      if (!away) return commit(work);
      refused += 1;
      if (refused === 2) away = false;
      return Promise.reject(new Error("away"));
    };
    ground.mail.answer = () => {
      away = true;
      return working();
    };
    expect((await submitEnquiry(ground, filledForm(), "a")).outcome).toBe("received");
    await ground.afterwards.settled();
    expect(refused).toBe(2);
    expect(await states(ground)).toEqual(["sent"]);
  });
});

test("Four processes on one PostgreSQL send each due mail exactly once", async () => {
  const url = await freshPostgresUrl();
  const open = () => openDatabase({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
  const grounds = await Promise.all([1, 2, 3, 4].map(async () => openProcess("PostgreSQL", await open())));
  const [first] = grounds as [Ground];
  await storeFailed(first, 40);
  const later = first.time.now + 60_000;
  for (const ground of grounds) ground.time.now = later;
  const sent = await Promise.all(grounds.map((ground) => ground.send()));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
  const subjects = grounds.flatMap((ground) => ground.mail.sent.map(({ text }) => text.match(/M-\w{6}/)?.[0]));
  expect(new Set(subjects).size).toBe(40);
  await Promise.all(grounds.map((ground) => ground.database.destroy()));
});
