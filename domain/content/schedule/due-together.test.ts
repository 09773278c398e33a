import { describe, expect, test } from "vitest";
import { callTo } from "../../../tests/call-to.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { localParts } from "../../time/local-time.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { overdueDocuments } from "./overdue.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { cancelSchedule, schedule, scheduleTogether } from "./schedule.server.ts";

const HOUR_MS = 3_600_000;
/** They link to each other. */
const PAIR = ["service-infrastructure", "service-network"];

const inHours = (site: Seeded, hours: number) => localParts(site.time.now + hours * HOUR_MS);

/** The same site, on whose database the queries fail that `isFault` says of their tree, as JSON. */
const faulty = (site: Seeded, isFault: (query: string) => boolean): Seeded => ({
  ...site,
  database: site.database.withPlugin({
    transformQuery: ({ node }) => {
      if (isFault(JSON.stringify(node))) throw new Error("The server is at fault");
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});

/** The query that writes down that a document went live. */
const goingLive = (document: string) => (query: string) =>
  [`"activity"`, `"publish"`, `"${document}"`].every((word) => query.includes(word));

/** Turns of the job for five minutes: each third is a little less than a minute after the one before, and in the next minute of the clock. */
const turns = async (site: Seeded) => {
  for (let turn = 0; turn < 15; turn += 1) {
    await runSchedule(site);
    site.time.now += 19_950;
  }
};

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSeeded(kind);
    // At a whole minute, as plans are.
    site.time.now = Math.ceil(site.time.now / 60_000) * 60_000;
    for (const id of PAIR) await unpublish(site, admin, id);
    const plan = (document: string, hours: number) =>
      schedule(site, admin, { document, what: "publish", ...inHours(site, hours) });
    const planPair = (hours: number) =>
      scheduleTogether(site, admin, PAIR, { what: "publish", ...inHours(site, hours) });
    const live = async () =>
      (await Promise.all(PAIR.map((id) => documentRow(site, id)))).map((row) => row.published_revision !== null);
    return { site, plan, planPair, live };
  };

  test("a link to what is planned to be live by then stops no plan; one to what comes later, is canceled or ends before does", async () => {
    const { site, plan, planPair } = await open();
    expect((await planPair(3)).get("service-network")).toMatchObject({ outcome: "scheduled" });
    const about = (hours: number) => plan("page-about", hours);
    await editDocument(site, "page-about", (data) => ({
      ...data,
      blocks: [...(data.blocks as object[]), callTo("/services/network")],
    }));
    expect(await about(2)).toMatchObject({ outcome: "blocked" });
    expect(await about(3)).toMatchObject({ outcome: "scheduled" });
    await schedule(site, admin, { document: "service-network", what: "unpublish", ...inHours(site, 4) });
    expect(await about(5)).toMatchObject({ outcome: "blocked" });
    await cancelSchedule(site, admin, { document: "service-network", what: "publish" });
    expect(await about(3)).toMatchObject({ outcome: "blocked" });
  });

  test("of several that are due each goes live in its planner's name, by however many processes the job is run", async () => {
    const { site, planPair, live } = await open();
    await planPair(1);
    site.time.now += HOUR_MS;
    const turns = await Promise.all([runSchedule(site), runSchedule(site)]);
    expect(turns.reduce((sum, one) => sum + one)).toBe(2);
    expect(await live()).toEqual([true, true]);
    expect(await written(site.database, "schedule-failed")).toEqual([]);
    expect((await written(site.database, "publish")).slice(-2).map(([actor]) => actor)).toEqual([admin.id, admin.id]);
  });

  test("where one can't go live none does, each says why, and they go together once it is right, also where one was put off", async () => {
    const { site, plan, planPair, live } = await open();
    await planPair(1);
    const pictures = () => site.database.updateTable("media").where("id", "=", "service-network");
    await pictures().set({ alt: "" }).execute();
    site.time.now += HOUR_MS + 400;
    expect(await runSchedule(site)).toBe(0);
    expect(await live()).toEqual([false, false]);
    expect(await documentRow(site, "service-network")).toMatchObject({
      schedule_fault: expect.stringContaining("alternative text"),
    });
    expect(await documentRow(site, "service-infrastructure")).toMatchObject({
      schedule_fault: expect.stringContaining("/services/network"),
    });
    expect(await runSchedule(site), "not before a minute is over").toBe(0);
    await pictures().set({ alt: "A switch" }).execute();
    site.time.now += 20_000;
    expect(await plan("service-network", 1 / 60)).toMatchObject({ outcome: "scheduled" });
    site.time.now += 40_000;
    expect(await runSchedule(site)).toBe(2);
    expect(await live()).toEqual([true, true]);
    expect(await overdueDocuments(site.database, site.time.now + HOUR_MS)).toEqual([]);
  });

  test("a list that can't be changed keeps back the service that is to stand there, and what links to it, and says so", async () => {
    const { site, live } = await open();
    const when = { what: "publish", wanted: { footer: false }, ...inHours(site, 1) } as const;
    await scheduleTogether(site, admin, PAIR, when);
    await editDocument(site, "settings", (data) => ({ ...data, retentionMonths: 36 }));
    const planned = site.database.updateTable("document").set({ publish_places: null });
    await planned.where("id", "=", "service-infrastructure").execute();
    site.time.now += HOUR_MS;
    expect(await runSchedule(site)).toBe(0);
    expect(await live()).toEqual([false, false]);
    expect(await documentRow(site, "service-network")).toMatchObject({
      schedule_fault: expect.stringContaining("Settings"),
    });
    expect(await documentRow(site, "service-infrastructure")).toMatchObject({
      schedule_fault: expect.stringContaining("/services/network"),
    });
  });

  test("a reason in a list is told once, however many turns it stands there", async () => {
    const { site, live } = await open();
    const when = { what: "publish", wanted: { footer: false }, ...inHours(site, 1) } as const;
    await scheduleTogether(site, admin, PAIR, when);
    await editDocument(site, "settings", (data) => ({ ...data, retentionMonths: 36 }));
    const planned = site.database.updateTable("document").set({ publish_places: null });
    await planned.where("id", "=", "service-infrastructure").execute();
    site.time.now += HOUR_MS + 400;
    await turns(site);
    expect(await live()).toEqual([false, false]);
    expect(await written(site.database, "schedule-failed")).toHaveLength(2);
  });

  test("a fault of the server that is over at once holds nothing back, and is written down at nobody", async () => {
    const { site, planPair, live } = await open();
    await planPair(1);
    site.time.now += HOUR_MS;
    let faults = 0;
    const goesLive = goingLive("service-network");
    const once = faulty(site, (query) => {
      if (goesLive(query)) faults += 1;
      return goesLive(query) && faults === 1;
    });
    expect(await runSchedule(once)).toBe(2);
    expect(await live()).toEqual([true, true]);
    expect(await written(site.database, "schedule-failed")).toEqual([]);
  });

  test("a fault of the server at one of several is told there, once; the others say that they wait for it, and all go together when it is over", async () => {
    const { site, planPair, live } = await open();
    await planPair(1);
    site.time.now += HOUR_MS + 400;
    await turns(faulty(site, goingLive("service-network")));
    expect(await live()).toEqual([false, false]);
    expect(await documentRow(site, "service-network")).toMatchObject({
      schedule_fault: expect.stringContaining("server"),
    });
    expect(await documentRow(site, "service-infrastructure")).toMatchObject({
      schedule_fault: expect.stringContaining("/services/network"),
    });
    expect(await written(site.database, "schedule-failed")).toHaveLength(2);
    site.time.now += 60_000;
    expect(await runSchedule(site)).toBe(2);
    expect(await live()).toEqual([true, true]);
  });

  test("a fault of the server at all of several, and at none of them, is the job's: it is tried again at its next turn", async () => {
    const { site, planPair, live } = await open();
    await planPair(1);
    site.time.now += HOUR_MS;
    let taken = 0;
    const atAll = faulty(site, (query) => {
      if (query.includes("schedule_tried_at") && query.includes("returning")) taken += 1;
      return taken > PAIR.length && query.includes("savepoint");
    });
    await expect(runSchedule(atAll)).rejects.toThrow("The server is at fault");
    for (const id of PAIR) expect(await documentRow(site, id)).toMatchObject({ schedule_fault: null });
    expect(await written(site.database, "schedule-failed")).toEqual([]);
    site.time.now += 1_000;
    expect(await runSchedule(site)).toBe(2);
    expect(await live()).toEqual([true, true]);
  });
});
