import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow } from "../../../tests/edit.ts";
import { meanwhile } from "../../../tests/meanwhile.ts";
import { openSeeded as openSite, type Seeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { siteVersion } from "../../site-version.server.ts";
import { localParts } from "../../time/local-time.ts";
import { changeDocument } from "../find-document.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { restoreFromTrash, trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { cancelSchedule, schedule } from "./schedule.server.ts";

const HOUR = 3_600_000;
const CLOUD = "service-cloud";

const plan = (site: Seeded, document: string, what: "publish" | "unpublish", hours: number) =>
  schedule(site, editor, { document, what, ...localParts(site.time.now + hours * HOUR) });

/** A publication that was due, could not be done for a picture without text, and could be done now. */
const withFailedPlan = async (site: Seeded) => {
  await unpublish(site, editor, CLOUD);
  await plan(site, CLOUD, "publish", 1);
  const pictures = () => site.database.updateTable("media").where("id", "=", CLOUD);
  await pictures().set({ alt: "" }).execute();
  site.time.now += HOUR;
  await runSchedule(site);
  await pictures().set({ alt: "Clouds" }).execute();
  expect((await documentRow(site, CLOUD)).schedule_fault).not.toBeNull();
};

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["a plan made anew", (site: Seeded) => plan(site, CLOUD, "publish", 2)],
    ["a canceled plan", (site: Seeded) => cancelSchedule(site, editor, { document: CLOUD, what: "publish" })],
    ["publishing by hand", (site: Seeded) => publish(site, editor, CLOUD)],
    ["the trash", (site: Seeded) => trash(site, editor, CLOUD)],
  ])("%s takes the fault of the last try away", async (_, verb) => {
    const site = await openSite(kind);
    await withFailedPlan(site);
    await verb(site);
    expect(await publishState(site, editor, CLOUD)).toMatchObject({ fault: null });
  });

  test("an end that is planned or canceled leaves what stands in the way of the publication told, once", async () => {
    const site = await openSite(kind);
    await withFailedPlan(site);
    await site.database.updateTable("media").set({ alt: "" }).where("id", "=", CLOUD).execute();
    const { fault } = (await publishState(site, editor, CLOUD)) ?? {};
    for (const verb of [
      () => plan(site, CLOUD, "unpublish", 2),
      () => cancelSchedule(site, editor, { document: CLOUD, what: "unpublish" }),
    ]) {
      expect((await verb()).outcome).toMatch(/^(scheduled|canceled)$/);
      expect(await publishState(site, editor, CLOUD)).toMatchObject({ fault });
      site.time.now += 60_000;
      await runSchedule(site);
    }
    expect(await written(site.database, "schedule-failed")).toHaveLength(1);
  });

  test("a canceled plan pins no text, and does nothing at its time", async () => {
    const site = await openSite(kind);
    await plan(site, CLOUD, "publish", 1);
    await cancelSchedule(site, editor, { document: CLOUD, what: "publish" });
    expect(await publishState(site, editor, CLOUD)).toMatchObject({ publishAt: null, pinned: null });
    site.time.now += 2 * HOUR;
    expect(await runSchedule(site)).toBe(0);
  });

  test("the planned end of what never went live, its publication canceled, takes nothing off the site and tells of nothing", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, CLOUD);
    await plan(site, CLOUD, "publish", 1);
    await plan(site, CLOUD, "unpublish", 2);
    await cancelSchedule(site, editor, { document: CLOUD, what: "publish" });
    const { live_changed_at } = await documentRow(site, CLOUD);
    const before = [await written(site.database, "unpublish"), await siteVersion(site.database)];
    site.time.now += 2 * HOUR;
    await runSchedule(site);
    expect([await written(site.database, "unpublish"), await siteVersion(site.database)]).toEqual(before);
    expect(await documentRow(site, CLOUD)).toMatchObject({ unpublish_at: null, live_changed_at });
  });

  test("a plan that is done at the moment at which somebody cancels it is not said to be canceled", async () => {
    const site = await openSite(kind);
    await plan(site, CLOUD, "unpublish", 1);
    const canceled = await meanwhile(
      site.database,
      (transaction) => changeDocument(transaction, CLOUD, { unpublish_at: null }),
      () => cancelSchedule(site, editor, { document: CLOUD, what: "unpublish" }),
    );
    expect(canceled).toEqual({ outcome: "missing" });
  });

  test("what is thrown away gives up its address and its planned withdrawal, and comes back without them", async () => {
    const site = await openSite(kind);
    await plan(site, CLOUD, "unpublish", 1);
    await trash(site, editor, CLOUD);
    await restoreFromTrash(site, editor, CLOUD);
    expect(await publishState(site, editor, CLOUD)).toMatchObject({ path: null, unpublishAt: null, live: false });
  });

  test("this very minute is over, and a page can't be withdrawn in the minute in which it goes live", async () => {
    const site = await openSite(kind);
    site.time.now = Math.ceil(site.time.now / 60_000) * 60_000;
    expect(await plan(site, CLOUD, "publish", 0)).toEqual({ outcome: "past" });
    await plan(site, CLOUD, "unpublish", 2);
    expect(await plan(site, CLOUD, "publish", 2)).toEqual({ outcome: "order" });
    expect(await plan(site, CLOUD, "publish", 1)).toMatchObject({ outcome: "scheduled" });
    expect(await plan(site, CLOUD, "unpublish", 1)).toEqual({ outcome: "order" });
  });

  test("no plan withdraws the home page or the settings", async () => {
    const site = await openSite(kind);
    const home = await site.database.selectFrom("document").select("id").where("path", "=", "/").executeTakeFirst();
    expect(await plan(site, home?.id ?? "", "unpublish", 1)).toEqual({ outcome: "needed" });
    const parts = localParts(site.time.now + HOUR);
    const settings = schedule(site, admin, { document: "settings", what: "unpublish", ...parts });
    expect(await settings).toEqual({ outcome: "needed" });
  });
});
