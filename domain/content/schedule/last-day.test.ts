import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { endOfDay } from "../../time/local-time.server.ts";
import { localParts } from "../../time/local-time.ts";
import { closedPosition } from "../published/offers/closed-position.server.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { schedule } from "./schedule.server.ts";

const DIVER = "position-devops-engineer";
const PATH = "/careers/devops-engineer";
const DAY_MS = 86_400_000;

describe.each(databaseKinds)("the last day of a position, on %s", (kind) => {
  /** Live until `last`, three days from now, with a draft whose last day is `later`. */
  const withLaterVersion = async (more: object = {}) => {
    const site = await openSeeded(kind);
    const day = (days: number) => localParts(site.time.now + days * DAY_MS).date;
    const [last, later] = [day(3), day(30)];
    await editDocument(site, DIVER, (data) => ({ ...data, endsOn: last }));
    await publish(site, editor, DIVER);
    await editDocument(site, DIVER, (data) => ({ ...data, endsOn: later, ...more }));
    return { site, last, later };
  };

  test("takes it off the site when it is over, and says so where it stood", async () => {
    const site = await openSeeded(kind);
    const endsOn = localParts(site.time.now + 3 * DAY_MS).date;
    const isOpen = async () => (await publishedSite(site)).positions.some(({ id }) => id === DIVER);
    await editDocument(site, DIVER, (data) => ({ ...data, endsOn }));
    expect(await publish(site, editor, DIVER)).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, DIVER)).toMatchObject({ unpublish_at: endOfDay(endsOn), schedule_by: editor.id });
    site.time.now = (endOfDay(endsOn) ?? 0) - 1;
    expect(await runSchedule(site)).toBe(0);
    expect([await isOpen(), await closedPosition(site.database, PATH)]).toEqual([true, null]);
    site.time.now += 1;
    expect(await runSchedule(site)).toBe(1);
    expect([await isOpen(), await closedPosition(site.database, PATH)]).toEqual([false, "DevOps Engineer"]);
    expect(await closedPosition(site.database, `${PATH}-2`)).toBeNull();
    const again = await publish(site, editor, DIVER);
    expect(again.outcome === "blocked" && again.check.issues[0]).toMatchObject({ level: "error", field: "endsOn" });
    await editDocument(site, DIVER, (data) => ({ ...data, endsOn: "" }));
    expect(await publish(site, editor, DIVER)).toMatchObject({ outcome: "published" });
    expect((await documentRow(site, DIVER)).unpublish_at).toBeNull();
    expect([await isOpen(), await closedPosition(site.database, PATH)]).toEqual([true, null]);
  });

  test("a newer version that could not go live before the last day still goes live once it is right, if it ends later", async () => {
    const { site, last } = await withLaterVersion({ title: "" });
    const { draft_revision } = await documentRow(site, DIVER);
    const planned = { publish_at: (endOfDay(last) ?? 0) - 60_000, publish_revision: draft_revision };
    await site.database.updateTable("document").set(planned).where("id", "=", DIVER).execute();
    site.time.now = endOfDay(last) ?? 0;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, DIVER)).toMatchObject({ ...planned, published_revision: null, unpublish_at: null });
    expect((await documentRow(site, DIVER)).schedule_fault).not.toBeNull();
  });

  test("a fault of the server as the last day is over keeps a newer version that ends later, and it goes live after", async () => {
    const { site, last, later } = await withLaterVersion();
    const { draft_revision: publish_revision } = await documentRow(site, DIVER);
    const planned = { publish_at: (endOfDay(last) ?? 0) - 60_000, publish_revision };
    await site.database.updateTable("document").set(planned).where("id", "=", DIVER).execute();
    await sql`alter table published_link rename to away`.execute(site.database);
    site.time.now = endOfDay(last) ?? 0;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, DIVER)).toMatchObject({ ...planned, published_revision: null });
    await sql`alter table away rename to published_link`.execute(site.database);
    site.time.now += 60_000;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, DIVER)).toMatchObject({
      published_revision: publish_revision,
      publish_at: null,
      unpublish_at: endOfDay(later),
    });
  });

  test("a version with a later last day that goes live late, after that of the one before, stays live", async () => {
    const { site, last, later } = await withLaterVersion();
    const at = (endOfDay(last) ?? 0) - 60_000;
    const soon = { document: DIVER, what: "publish", ...localParts(at) } as const;
    expect(await schedule(site, editor, soon)).toEqual({ outcome: "scheduled", at });
    site.time.now = at + 2 * 60_000;
    expect(await runSchedule(site)).toBe(1);
    const { published_revision, draft_revision, unpublish_at } = await documentRow(site, DIVER);
    expect([published_revision, unpublish_at]).toEqual([draft_revision, endOfDay(later)]);
  });

  test("an end that staff planned stays when another version is published, while it is the earlier one; a last day before it takes its place for good", async () => {
    const site = await openSeeded(kind);
    const HOUR_MS = 3_600_000;
    const parts = (hours: number) => localParts(site.time.now + hours * HOUR_MS);
    await unpublish(site, editor, DIVER);
    await schedule(site, editor, { document: DIVER, what: "publish", ...parts(2) });
    const end = await schedule(site, admin, { document: DIVER, what: "unpublish", ...parts(50) });
    const at = end.outcome === "scheduled" ? end.at : 0;
    site.time.now += 2 * HOUR_MS;
    expect(await runSchedule(site)).toBe(1);
    const planned = { published_revision: expect.any(String), unpublish_at: at, schedule_by: admin.id };
    expect(await documentRow(site, DIVER)).toMatchObject(planned);
    const ends = async (endsOn: string) => {
      await editDocument(site, DIVER, (data) => ({ ...data, endsOn }));
      await publish(site, editor, DIVER);
      return (await documentRow(site, DIVER)).unpublish_at;
    };
    expect(await ends(localParts(at + 9 * DAY_MS).date)).toBe(at);
    const last = localParts(at - DAY_MS).date;
    expect(await ends(last)).toBe(endOfDay(last));
    expect(await ends("")).toBeNull();
  });

  test("ends at midnight in the office, in winter and in summer", () => {
    expect(new Date(endOfDay("2026-01-31") ?? 0).toISOString()).toBe("2026-02-01T05:00:00.000Z");
    expect(new Date(endOfDay("2026-06-30") ?? 0).toISOString()).toBe("2026-07-01T04:00:00.000Z");
    expect([endOfDay(""), endOfDay("2026-02-30"), endOfDay("soon")]).toEqual([null, null, null]);
  });
});
