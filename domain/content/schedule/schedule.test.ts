import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument as edit } from "../../../tests/edit.ts";
import { openSeeded as openSite, type Seeded } from "../../../tests/seeded.ts";
import { localParts } from "../../time/local-time.ts";
import { readDraft } from "../drafts/edit-draft.server.ts";
import { publishedDocument } from "../published/published-document.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { restoreFromTrash, trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { overdueDocuments } from "./overdue.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { cancelSchedule, schedule } from "./schedule.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const HOUR = 3_600_000;

const inHours = (site: Seeded, hours: number) => localParts(site.time.now + hours * HOUR);

const plan = (site: Seeded, document: string, what: "publish" | "unpublish", hours: number) =>
  schedule(site, editor, { document, what, ...inHours(site, hours) });

describe.each(databaseKinds)("on %s", (kind) => {
  test("a post is dated by the day on which it goes live, one that visitors see keeps its date", async () => {
    const site = await openSite(kind);
    const day = async () => (await readDraft(site, editor, "post-hipaa"))?.data.publishedOn;
    const [first, next] = [await day(), inHours(site, 48).date];
    await plan(site, "post-hipaa", "publish", 48);
    expect(await day()).toBe(first);
    await unpublish(site, editor, "post-hipaa");
    await plan(site, "post-hipaa", "publish", 48);
    expect(await day()).toBe(next);
    expect(await publishState(site, editor, "post-hipaa")).toMatchObject({ pinned: { isNewest: true } });
    const { draft_revision } = await documentRow(site, "post-hipaa");
    await plan(site, "post-hipaa", "publish", 48);
    expect((await documentRow(site, "post-hipaa")).draft_revision).toBe(draft_revision);
    site.time.now += 48 * HOUR;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, "post-hipaa")).toMatchObject({ shown_on: next });
  });

  test("what is scheduled goes live at its time, once, and is withdrawn at its time", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    expect(await plan(site, "service-cloud", "publish", 2)).toMatchObject({ outcome: "scheduled" });
    expect(await plan(site, "service-cloud", "unpublish", 5)).toMatchObject({ outcome: "scheduled" });
    expect(await runSchedule(site)).toBe(0);
    site.time.now += 2 * HOUR;
    const turns = await Promise.all([runSchedule(site), runSchedule(site), runSchedule(site)]);
    expect(turns.sort()).toEqual([0, 0, 1]);
    expect(await publishedDocument(site.database, "/services/cloud")).not.toBeNull();
    site.time.now += 3 * HOUR;
    expect(await runSchedule(site)).toBe(1);
    expect(await publishedDocument(site.database, "/services/cloud")).toBeNull();
    const done = await site.database
      .selectFrom("activity")
      .select(["action", "actor"])
      .where("document_id", "=", "service-cloud")
      .where("actor", "=", "ed")
      .where("action", "in", ["publish", "unpublish"])
      .execute();
    expect(done.map(({ action }) => action).sort()).toEqual(["publish", "unpublish", "unpublish"]);
    expect(await documentRow(site, "service-cloud")).toMatchObject({ publish_at: null, unpublish_at: null });
  });

  test("what was missed while nothing ran is made good, in its order", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    await plan(site, "service-cloud", "publish", 1);
    await edit(site, "service-data", (data) => ({ ...data, title: "Data, newly told" }));
    await plan(site, "service-data", "publish", 2);
    site.time.now += 50 * HOUR;
    expect((await overdueDocuments(site.database, site.time.now)).map(({ id }) => id)).toEqual([
      "service-cloud",
      "service-data",
    ]);
    expect(await runSchedule(site)).toBe(2);
    expect(await overdueDocuments(site.database, site.time.now)).toEqual([]);
    expect((await publishedDocument(site.database, "/services/data"))?.data).toMatchObject({
      title: "Data, newly told",
    });
  });

  test("what goes live is what was scheduled; what was changed since stays a draft", async () => {
    const site = await openSite(kind);
    await edit(site, "service-data", (data) => ({ ...data, title: "Data, as agreed" }));
    await plan(site, "service-data", "publish", 1);
    await edit(site, "service-data", (data) => ({ ...data, title: "Data, half a sen" }));
    expect(await publishState(site, editor, "service-data")).toMatchObject({ pinned: { isNewest: false } });
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(1);
    const live = await publishedDocument(site.database, "/services/data");
    expect(live?.data).toMatchObject({ title: "Data, as agreed" });
    expect(await documentRow(site, "service-data")).toMatchObject({
      title: "Data, half a sen",
      publish_at: null,
      publish_revision: null,
    });
    expect(await publishState(site, editor, "service-data")).toMatchObject({ status: "changed", pinned: null });
  });

  test("scheduling again takes the newest draft", async () => {
    const site = await openSite(kind);
    await plan(site, "service-data", "publish", 1);
    await edit(site, "service-data", (data) => ({ ...data, title: "Data, after all" }));
    await plan(site, "service-data", "publish", 1);
    expect(await publishState(site, editor, "service-data")).toMatchObject({ pinned: { isNewest: true } });
    site.time.now += HOUR;
    await runSchedule(site);
    const live = await publishedDocument(site.database, "/services/data");
    expect(live?.data).toMatchObject({ title: "Data, after all" });
  });

  test("the trash cancels what was scheduled: taken back after that time, the document stays a draft", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    await plan(site, "service-cloud", "publish", 1);
    await trash(site, editor, "service-cloud");
    site.time.now += 2 * HOUR;
    await restoreFromTrash(site, editor, "service-cloud");
    expect(await runSchedule(site)).toBe(0);
    expect(await publishedDocument(site.database, "/services/cloud")).toBeNull();
    expect(await publishState(site, editor, "service-cloud")).toMatchObject({ pinned: null });
  });

  test("a time that is over, out of order or of no day is refused, and so is a draft with errors", async () => {
    const site = await openSite(kind);
    expect(await plan(site, "service-cloud", "publish", -1)).toEqual({ outcome: "past" });
    expect(await plan(site, "service-cloud", "unpublish", 2)).toMatchObject({ outcome: "scheduled" });
    expect(await plan(site, "service-cloud", "publish", 3)).toEqual({ outcome: "order" });
    const skipped = { document: "service-cloud", what: "publish", date: "2026-03-08", time: "02:30" } as const;
    expect(await schedule(site, editor, skipped)).toEqual({ outcome: "no-such-time" });
    expect(await schedule(site, editor, { ...skipped, date: "soon" })).toEqual({ outcome: "no-such-time" });
    await edit(site, "member-1", (data) => ({ ...data, name: "" }));
    expect(await plan(site, "member-1", "publish", 1)).toMatchObject({ outcome: "blocked" });
    expect(await plan(site, "nobody", "publish", 1)).toEqual({ outcome: "missing" });
    expect(await cancelSchedule(site, editor, { document: "service-cloud", what: "unpublish" })).toEqual({
      outcome: "canceled",
    });
    expect(await cancelSchedule(site, editor, { document: "service-cloud", what: "unpublish" })).toEqual({
      outcome: "missing",
    });
  });

  test("publishing by hand does what was scheduled", async () => {
    const site = await openSite(kind);
    await plan(site, "service-cloud", "publish", 1);
    await publish(site, editor, "service-cloud");
    site.time.now += 2 * HOUR;
    expect(await runSchedule(site)).toBe(0);
  });
});
