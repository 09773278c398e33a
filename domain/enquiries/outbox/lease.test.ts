import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { databaseKinds, freshPostgresUrl } from "../../../tests/databases.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { failing, type OutboxDeps, openProcess, sendFor, states, storeFailed, working } from "../../../tests/outbox.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { LEASE_MS, leaseNextDue, watchLeases } from "./lease.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what a process that died was sending is sent by another that watched it long enough", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.time.now += 60_000;
    expect(await leaseNextDue(deps)).not.toBeNull();
    expect(await deps.send()).toBe(0);
    expect(await sendFor(deps, LEASE_MS - 5_000)).toBe(0);
    expect(await sendFor(deps, 5_000)).toBe(1);
  });

  test("the lease of whoever died ends alone: another that was taken since is kept", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 2);
    deps.time.now += 60_000;
    const watch = watchLeases(deps);
    await leaseNextDue(deps);
    for (let passed = 0; passed < LEASE_MS; passed += 5_000) {
      await watch();
      deps.time.now += 5_000;
    }
    const kept = await leaseNextDue(deps);
    await watch();
    const held = await deps.database.selectFrom("enquiry").select("id").where("lease_owner", "is not", null).execute();
    expect(held).toEqual([{ id: kept?.row.id }]);
  });

  test("a process that was paused for a minute did not watch a lease meanwhile, and goes on from there", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.time.now += 60_000;
    expect(await leaseNextDue(deps)).not.toBeNull();
    expect(await deps.send()).toBe(0); // the lease is seen for the first time
    deps.time.now += 60_000;
    expect(await deps.send()).toBe(0);
    expect(await sendFor(deps, LEASE_MS - 10_000)).toBe(0);
    expect(await sendFor(deps, 5_000)).toBe(1);
  });

  test("a clock that jumps, either way, ends no lease of a process that lives and holds no mail back", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 2);
    const hours = 5 * 3_600_000;
    deps.time.now += 60_000;
    const held = await leaseNextDue(deps);
    deps.mail.answer = failing("network");
    deps.clock = () => deps.time.now + hours;
    expect(await deps.send()).toBe(0); // tried in vain, and put off as that clock says
    deps.mail.answer = working;
    deps.clock = () => deps.time.now;
    expect(await deps.send()).toBe(1);
    deps.clock = () => deps.time.now - hours;
    expect(await deps.send()).toBe(0);
    expect(held?.row.id).toBeDefined();
    expect((await states(deps)).toSorted()).toEqual(["due", "sent"]);
  });

  test("a turn that outlived its lease changes nothing, unless its mail has left", async () => {
    const deps = await openProcess(kind);
    const slow = [failing("network"), working];
    for (const answer of slow) {
      await storeFailed(deps, 1);
      deps.time.now += 60_000;
      const other = await openProcess(kind, deps.database);
      other.time.now = deps.time.now;
      other.mail.send = async () => {
        expect(await sendFor(deps, LEASE_MS + 10_000)).toBe(answer === working ? 0 : 1);
        return answer();
      };
      deps.mail.answer = answer === working ? failing("network") : working;
      await other.send();
    }
    expect(await states(deps)).toEqual(["sent", "sent"]);
  });

  test("a mail that left twice, as its first turn outlived its lease, keeps what was written down first", async () => {
    const deps = await openProcess(kind);
    await storeFailed(deps, 1);
    deps.time.now += 60_000;
    const other = await openProcess(kind, deps.database);
    other.time.now = deps.time.now;
    deps.mail.answer = () => ({ sent: true, messageId: "first" });
    other.mail.send = async () => {
      await sendFor(deps, LEASE_MS + 10_000);
      return { sent: true, messageId: "second" };
    };
    await other.send();
    const rows = await deps.database.selectFrom("enquiry").select(["mail_id", "mail_state"]).execute();
    expect(rows).toEqual([{ mail_id: "first", mail_state: "sent" }]);
    expect(await deps.database.selectFrom("mail_attempt").select("id").execute()).toHaveLength(3);
  });

  test("what became of a mail is written down when the database is back, and the mail is not sent again", async () => {
    const deps = await openProcess(kind);
    const { commit } = deps;
    let [away, refused] = [false, 0];
    deps.commit = (work) => {
      if (!away) return commit(work);
      refused += 1;
      if (refused === 2) away = false;
      return Promise.reject(new Error("away"));
    };
    deps.mail.answer = () => {
      away = true;
      return working();
    };
    expect((await submitEnquiry(deps, filledForm(), "a")).outcome).toBe("received");
    await deps.background.settled();
    expect(refused).toBe(2);
    expect(await states(deps)).toEqual(["sent"]);
    const { reference } = await deps.database.selectFrom("enquiry").select("reference").executeTakeFirstOrThrow();
    const told = deps.logLines().filter(({ level }) => level === 50);
    const msg = "enquiry: could not record what became of its mail";
    expect(told).toMatchObject([{ reference, msg, err: { message: "away" } }]);
  });
});

test.runIf(databaseKinds.includes("PostgreSQL"))(
  "Four processes on one PostgreSQL send each due mail exactly once",
  async () => {
    const url = await freshPostgresUrl();
    const open = () => openDatabase({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
    const grounds = await Promise.all([1, 2, 3, 4].map(async () => openProcess("PostgreSQL", await open())));
    const [first] = grounds as [OutboxDeps];
    await storeFailed(first, 40);
    const later = first.time.now + 60_000;
    for (const deps of grounds) deps.time.now = later;
    const sent = await Promise.all(grounds.map((deps) => deps.send()));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
    const subjects = grounds.flatMap((deps) => deps.mail.sent.map(({ text }) => text.match(/M-\w{6}/)?.[0]));
    expect(new Set(subjects).size).toBe(40);
    await Promise.all(grounds.map((deps) => deps.database.destroy()));
  },
);
