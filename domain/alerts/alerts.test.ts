import { describe, expect, test, vi } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openSeeded, type Seeded } from "../../tests/seeded.ts";
import { lookForMisfits } from "../content/trouble/misfits.server.ts";
import { submitEnquiry } from "../enquiries/submit/submit-enquiry.server.ts";
import { noteEnd, noteSeen, readAlerts, shownAlerts } from "./alert-rows.server.ts";
import { alertBody } from "./alert-words.ts";
import { causes } from "./causes.server.ts";
import { lastBackup } from "./last-backup.server.ts";
import { openAlerts } from "./watch-causes.server.ts";

const TURN_MS = 5_000;

/** A platform with both ways to tell; `posted` are the texts that the webhook got, `failing` the jobs that fail. */
const openTold = async (kind: (typeof databaseKinds)[number]) => {
  const seeded = await openSeeded(kind);
  const posted: string[] = [];
  const state = { failing: [] as string[], free: 50e9, isPosting: true };
  const deps = {
    ...seeded,
    settings: { ...seeded.settings, ALERT_EMAIL: "oncall@example.com" },
    webhook: {
      origin: "https://hooks.slack.com",
      post: async (body: object) => {
        if (!state.isPosting) throw new Error("nobody there");
        posted.push((body as { text: string }).text.split("\n")[0] ?? "");
      },
    },
    diskRoom: async () => ({ free: state.free, total: 100e9 }),
    failingJobs: () => state.failing,
  };
  const toldByMail = () =>
    seeded.mail.sent.filter(({ to }) => to === "oncall@example.com").map(({ subject }) => subject);
  return { deps, posted, state, toldByMail };
};

/** Turns of processes at the same time, each five seconds after the one before. */
const turns = async (deps: Seeded | { time: { now: number } }, processes: (() => Promise<void>)[], count: number) => {
  for (let turn = 0; turn < count; turn += 1) {
    deps.time.now += TURN_MS;
    await Promise.all(processes.map((process) => process()));
  }
};

const DISK = "mangrove.example: The disk is nearly full";
const slack = (headline: string) => `*${headline}*`;
const OVER = "mangrove.example: over: The disk is nearly full";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what is wrong is told once by all processes together, in both ways, and so is its end", async () => {
    const { deps, posted, state, toldByMail } = await openTold(kind);
    const processes = [openAlerts(deps), openAlerts(deps), openAlerts(deps)];
    await turns(deps, processes, 3);
    state.free = 5e9; // a twentieth, but room for long
    await turns(deps, processes, 3);
    expect([posted, toldByMail()]).toEqual([[], []]);
    state.free = 1e9;
    await turns(deps, processes, 1);
    expect(posted).toEqual([]); // once may be chance
    await turns(deps, processes, 5);
    expect([posted, toldByMail()]).toEqual([[slack(DISK)], [DISK]]);
    expect(await shownAlerts(deps.database)).toMatchObject([{ cause: "disk", title: "The disk is nearly full" }]);
    state.free = 50e9;
    await turns(deps, processes, 8);
    expect([posted, toldByMail()]).toEqual([
      [slack(DISK), slack(OVER)],
      [DISK, OVER],
    ]);
    expect(await deps.database.selectFrom("alert").selectAll().execute()).toEqual([]);
    state.free = 1e9;
    await turns(deps, processes, 3);
    expect(posted).toHaveLength(3);
  });

  test("mail that is refused is told by the webhook at once, and by mail when it works again", async () => {
    const { deps, posted, toldByMail } = await openTold(kind);
    deps.mail.answer = () => ({ sent: false, fault: "credentials", code: "InvalidClientTokenId", message: "No" });
    await submitEnquiry(deps, filledForm(), "::1");
    const process = openAlerts(deps);
    await turns(deps, [process], 3);
    expect(posted).toEqual([slack("mangrove.example: Enquiries are not being mailed")]);
    expect(toldByMail()).toEqual([]);
    deps.mail.answer = () => ({ sent: true, messageId: "1" });
    await turns(deps, [process], 10);
    expect(toldByMail()).toEqual(["mangrove.example: Enquiries are not being mailed"]);
    expect(posted).toHaveLength(1);
  });

  test("while the database is away each process tells so by itself, once; its end is told by all together", async () => {
    const { deps, posted } = await openTold(kind);
    const state = { isAway: false };
    const database = new Proxy(deps.database, {
      get: (target, key) => {
        if (state.isAway) return () => thrower;
        const found = Reflect.get(target, key);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const processes = [openAlerts({ ...deps, database }), openAlerts({ ...deps, database })];
    await turns(deps, processes, 2);
    state.isAway = true;
    await expect(turns(deps, processes, 1)).rejects.toThrow("ECONNREFUSED");
    await turns(deps, processes, 5);
    const AWAY = slack("mangrove.example: The database does not answer");
    expect(posted).toEqual([AWAY, AWAY]);
    state.isAway = false;
    await turns(deps, processes, 10);
    expect(posted).toEqual([AWAY, AWAY, slack("mangrove.example: over: The database does not answer")]);
  });

  test("a disk so full that nothing can be written down is told all the same, once", async () => {
    const { deps, posted, state } = await openTold(kind);
    const full = { isFull: true };
    const database = new Proxy(deps.database, {
      get: (target, key) => {
        if (full.isFull && key === "insertInto") throw new Error("database or disk is full");
        const found = Reflect.get(target, key);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    state.free = 0;
    const process = openAlerts({ ...deps, database });
    await turns(deps, [process], 6);
    expect(posted).toEqual([slack(DISK)]);
    full.isFull = false;
    await turns(deps, [process], 4);
    expect(posted).toEqual([slack(DISK)]);
    state.free = 50e9;
    await turns(deps, [process], 8);
    expect(posted).toEqual([slack(DISK), slack(OVER)]);
  });

  test("jobs that fail, content that does not fit, pictures that are away, mail that waits and schedules that are late are causes", async () => {
    const { deps, posted, state } = await openTold(kind);
    await submitEnquiry(deps, filledForm(), "::1");
    await deps.database.updateTable("enquiry").set({ mail_state: "due", mail_fault: "network" }).execute();
    await deps.database
      .updateTable("document")
      .set({ publish_at: deps.clock() })
      .where("path", "=", "/about")
      .execute();
    const live = deps.database.selectFrom("document").select("published_revision").where("id", "=", "service-cloud");
    await deps.database.updateTable("revision").set({ data: "{}" }).where("id", "=", live).execute();
    await lookForMisfits(deps);
    state.failing = ["sweep files"];
    deps.time.now += 16 * 60_000;
    const files = { ...deps.files, check: async () => Promise.reject(new Error("S3 does not answer.")) };
    await turns(deps, [openAlerts({ ...deps, files })], 3);
    expect(posted.map((text) => text.replace("mangrove.example: ", "")).sort()).toEqual([
      "*A job of the server fails*",
      "*Content does not fit this release*",
      "*Enquiries are not being mailed*",
      "*The store of pictures does not answer*",
      "*What was scheduled has not happened*",
    ]);
    // The others have lists of their own on the dashboard.
    expect((await shownAlerts(deps.database)).map(({ cause }) => cause).sort()).toEqual(["files", "jobs"]);
  });

  test("what another process has seen since is not over", async () => {
    const { deps } = await openTold(kind);
    const { database } = deps;
    await noteSeen(database, { cause: "disk", words: "Full", now: 1 });
    const [before] = await readAlerts(database);
    await noteSeen(database, { cause: "disk", words: "Full still", now: 2 });
    const [after] = await readAlerts(database);
    if (!before || !after) throw new Error("not noted");
    await noteEnd(database, before, 3);
    expect(await readAlerts(database)).toMatchObject([{ words: "Full still", since: 1, ended_at: null }]);
    await noteEnd(database, after, 4);
    await noteEnd(database, after, 5);
    expect(await readAlerts(database)).toMatchObject([{ ended_at: 4 }]);
  });

  test.each([
    [1.9e9, 100e9, true],
    [2.2e9, 100e9, false],
    [1.5e9, 8e9, false],
    [0.7e9, 8e9, true],
  ])("of a disk with %d bytes free of %d it is said that it is nearly full: %s", async (free, total, isTold) => {
    const { deps } = await openTold(kind);
    const room = { ...deps, diskRoom: async () => ({ free, total }) };
    expect((await causes.disk?.look(room)) !== null).toBe(isTold);
  });

  test("what could be told to nobody for a week is forgotten, not told late", async () => {
    const { deps, posted, state, toldByMail } = await openTold(kind);
    const process = openAlerts(deps);
    state.isPosting = false;
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "Timeout", message: "" });
    state.free = 1e9;
    await turns(deps, [process], 2);
    state.free = 50e9;
    await turns(deps, [process], 8);
    const left = () => deps.database.selectFrom("alert").select("cause").execute();
    deps.time.now += 7 * 86_400_000 - 60_000;
    await turns(deps, [process], 2);
    expect(await left()).toEqual([{ cause: "disk" }]);
    deps.time.now += 60_000;
    state.isPosting = true;
    const before = toldByMail().length;
    await turns(deps, [process], 2);
    expect([await left(), posted, toldByMail().length - before]).toEqual([[], [], 0]);
  });

  test("a backup that fails, or is not made for a day and two hours, is missed; where none ever was, nobody misses one", async () => {
    const { deps, posted } = await openTold(kind);
    const process = openAlerts(deps);
    const began = deps.time.now;
    const add = (id: number, fault: string | null) =>
      deps.database.insertInto("backup").values({ id, archive: "a", bytes: 9, fault }).execute();
    await turns(deps, [process], 2);
    expect((await lastBackup(deps)).state).toBe("never");
    await add(began, null);
    deps.time.now = began + 26 * 3_600_000 - 2 * TURN_MS;
    await turns(deps, [process], 2);
    expect([posted, (await lastBackup(deps)).state]).toEqual([[], "made"]);
    await turns(deps, [process], 2);
    expect([posted.length, (await lastBackup(deps)).state]).toEqual([1, "late"]);
    await add(deps.time.now, "No room");
    expect(await lastBackup(deps)).toEqual({
      made: { at: began, archive: "a", bytes: 9 },
      failed: { at: deps.time.now, fault: "No room" },
      state: "failed",
    });
    await add(deps.time.now + 1, null);
    expect(await lastBackup(deps)).toMatchObject({ failed: null, state: "made" });
  });

  test("who died while he told holds the others up for a minute", async () => {
    const { deps, posted, state } = await openTold(kind);
    state.free = 1e9;
    const dying = openAlerts({ ...deps, webhook: { ...deps.webhook, post: () => new Promise<never>(() => {}) } });
    await turns(deps, [dying], 1);
    deps.time.now += TURN_MS;
    void dying();
    const leased = () =>
      deps.database.selectFrom("alert").select("cause").where("lease_owner", "is not", null).execute();
    await vi.waitFor(async () => expect(await leased()).toHaveLength(1));
    const other = openAlerts(deps);
    await turns(deps, [other], 12);
    expect(posted).toEqual([]);
    await turns(deps, [other], 4);
    expect(posted).toEqual([slack(DISK)]);
  });
});

/** A query that fails when it is executed, whatever is asked of it before. */
const thrower: object = new Proxy(
  {},
  {
    get: (_, key) =>
      key === "execute" || key === "executeTakeFirstOrThrow" || key === "executeTakeFirst"
        ? () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))
        : () => thrower,
  },
);

test("one body is read by Slack and its like as text, by a workflow of Teams as a card", () => {
  const alert = { title: "A <b>", words: "1 & 2", since: Date.parse("2026-11-22T17:00:00Z"), endedAt: null };
  const body = alertBody(alert, "https://www.example.com", "https://prod-1.logic.azure.com");
  expect(body).toMatchObject({
    type: "message",
    text: "*www.example.com: A &lt;b&gt;*\n1 &amp; 2\nSince Nov 22, 2026, 12:00 PM.\nhttps://www.example.com/cms/dashboard",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: { type: "AdaptiveCard", body: [{ text: "www.example.com: A <b>" }, { text: "1 & 2" }, {}] },
      },
    ],
  });
  expect(Object.keys(alertBody(alert, "https://www.example.com", "https://hooks.slack.com"))).toEqual(["text"]);
});
