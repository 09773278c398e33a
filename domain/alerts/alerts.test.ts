import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { eventually } from "../../tests/eventually.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openTold, TURN_MS, turns } from "../../tests/told-alerts.ts";
import { submitEnquiry } from "../enquiries/submit/submit-enquiry.server.ts";
import { shownAlerts } from "./alert-rows.server.ts";
import { openAlerts } from "./watch-causes.server.ts";

const DISK = "mangrove.example: The disk is nearly full";

const slack = (headline: string) => `*${headline}*`;

const OVER = "mangrove.example: over: The disk is nearly full";

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
    const begun = deps.time.now + TURN_MS;
    await turns(deps, processes, 5);
    const AWAY = slack("mangrove.example: The database does not answer");
    expect(posted).toEqual([AWAY, AWAY]);
    const line = expect.objectContaining({
      cause: "database",
      words: expect.stringContaining("ECONNREFUSED"),
      msg: "alert: The database does not answer",
    });
    expect(deps.logged.map((one) => JSON.parse(one))).toEqual([line, line]);
    state.isAway = false;
    await turns(deps, processes, 1);
    expect(await shownAlerts(deps.database), "since it was away").toMatchObject([{ cause: "database", since: begun }]);
    await turns(deps, processes, 10);
    expect(posted).toEqual([AWAY, AWAY, slack("mangrove.example: over: The database does not answer")]);
  });

  test("who can't read what others have told does not tell it again", async () => {
    const { deps, posted, state } = await openTold(kind);
    const cable = { isCut: false };
    const database = new Proxy(deps.database, {
      get: (target, key) => {
        const found = Reflect.get(target, key);
        if (typeof found !== "function") return found;
        return (...given: unknown[]) => (cable.isCut && given[0] === "alert" ? thrower : found.apply(target, given));
      },
    });
    const [late, other] = [openAlerts({ ...deps, database }), openAlerts(deps)];
    state.free = 1e9;
    await turns(deps, [late], 1);
    await turns(deps, [other], 2);
    cable.isCut = true;
    await turns(deps, [late], 3);
    cable.isCut = false;
    await turns(deps, [late, other], 3);
    expect(posted).toEqual([slack(DISK)]);
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

  test("the log has a line for each beginning, for each end, and for each way that failed", async () => {
    const { deps, state } = await openTold(kind);
    const process = openAlerts(deps);
    state.isPosting = false;
    state.free = 1e9;
    await turns(deps, [process], 4);
    state.free = 50e9;
    await turns(deps, [process], 6);
    const lines = deps.logLines().filter(({ cause }) => cause === "disk");
    const words = expect.stringContaining("GB are free");
    expect(lines.filter(({ level }) => level !== 40)).toMatchObject([
      { level: 50, msg: "alert: The disk is nearly full", words },
      { level: 30, msg: "over: The disk is nearly full" },
    ]);
    const failed = { level: 40, way: "webhook", err: { message: "nobody there" }, msg: "alert could not be told" };
    expect(lines.find(({ level }) => level === 40)).toMatchObject(failed);
  });

  test("a way that failed is left alone for half a minute, the other way is not; once it worked it waits for nothing", async () => {
    const { deps, state, posted, toldByMail } = await openTold(kind);
    let tried = 0;
    const post = async (body: object) => {
      tried += 1;
      return deps.webhook.post(body);
    };
    const process = openAlerts({ ...deps, webhook: { ...deps.webhook, post } });
    state.isPosting = false;
    state.free = 1e9;
    await turns(deps, [process], 2);
    expect([tried, toldByMail().length]).toEqual([1, 1]);
    await turns(deps, [process], 5);
    expect([tried, toldByMail().length]).toEqual([1, 1]);
    state.isPosting = true;
    await turns(deps, [process], 1);
    expect([tried, posted.length]).toEqual([2, 1]);
    state.free = 50e9;
    await turns(deps, [process], 6);
    expect([tried, posted.length, toldByMail().length]).toEqual([3, 2, 2]);
  });

  test("what can't be looked at any more is not said to be over", async () => {
    const { deps, posted, state } = await openTold(kind);
    let isKnown = true;
    const diskRoom = async () => (isKnown ? deps.diskRoom() : Promise.reject(new Error("no such folder")));
    const process = openAlerts({ ...deps, diskRoom });
    state.free = 1e9;
    await turns(deps, [process], 2);
    expect(posted).toHaveLength(1);
    isKnown = false;
    await turns(deps, [process], 8);
    expect(posted).toHaveLength(1);
    isKnown = true;
    state.free = 50e9;
    await turns(deps, [process], 8);
    expect(posted).toHaveLength(2);
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

  test("who died while he told holds the others up for a minute", async () => {
    const { deps, posted, state } = await openTold(kind);
    state.free = 1e9;
    const dying = openAlerts({ ...deps, webhook: { ...deps.webhook, post: () => new Promise<never>(() => {}) } });
    await turns(deps, [dying], 1);
    deps.time.now += TURN_MS;
    void dying();
    const leased = () =>
      deps.database.selectFrom("alert").select("cause").where("lease_owner", "is not", null).execute();
    await eventually(async () => expect(await leased()).toHaveLength(1));
    const other = openAlerts(deps);
    await turns(deps, [other], 12);
    expect(posted).toEqual([]);
    await turns(deps, [other], 4);
    expect(posted).toEqual([slack(DISK)]);
  });
});
