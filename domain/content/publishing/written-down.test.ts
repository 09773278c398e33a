import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { siteVersion } from "../../site-version.server.ts";
import { localParts } from "../../time/local-time.ts";
import { createDocument, duplicate } from "../drafts/create-document.server.ts";
import { restoreRevision } from "../drafts/restore-revision.server.ts";
import { bringBack } from "../live/bring-back.server.ts";
import { liveCount } from "../published/live-count.server.ts";
import { cancelSchedule, schedule } from "../schedule/schedule.server.ts";
import { publish } from "./publish.server.ts";
import { publishState } from "./publish-state.server.ts";
import { beforeOf } from "./put-back.server.ts";
import { isUnseeded } from "./seed-site.server.ts";
import { restoreFromTrash, trash } from "./trash.server.ts";
import { unpublish } from "./unpublish.server.ts";

const HOUR = 3_600_000;
const [CLOUD, DATA] = ["service-cloud", "service-data"];

const activityOf = async ({ database }: Seeded, document: string) =>
  database
    .selectFrom("activity")
    .select(["actor", "action", "subject", "detail"])
    .where("document_id", "=", document)
    .where("actor", "=", editor.id)
    .orderBy("at")
    .execute();

describe.each(databaseKinds)("on %s", (kind) => {
  test("each step of a document's life is written down with whom, what and its title", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: first, title } = await rowOf(site, CLOUD);
    const revision = first ?? "";
    const at = localParts(site.time.now + 24 * HOUR);
    const steps = [
      () => publish(site, editor, CLOUD),
      () => schedule(site, editor, { document: CLOUD, what: "unpublish", ...at }),
      () => cancelSchedule(site, editor, { document: CLOUD, what: "unpublish" }),
      () => restoreRevision(site, editor, { document: CLOUD, revision, baseRevision: revision }),
      () => unpublish(site, editor, CLOUD),
      () => trash(site, editor, CLOUD),
      () => restoreFromTrash(site, editor, CLOUD),
    ];
    for (const step of steps) {
      site.time.now += 1_000;
      await step();
      expect((await rowOf(site, CLOUD)).updated_at).toBe(site.time.now);
    }
    const about = { actor: editor.id, subject: null, detail: title };
    expect(await activityOf(site, CLOUD)).toEqual([
      { ...about, action: "publish", subject: revision },
      ...["schedule", "unschedule", "restore", "unpublish", "trash", "untrash"].map((action) => ({ ...about, action })),
    ]);
    const note = site.database
      .selectFrom("revision")
      .select(["note", "author", "number"])
      .where("document_id", "=", CLOUD);
    expect(await note.where("number", "=", 2).execute()).toEqual([
      { note: "Restored from version 1", author: editor.id, number: 2 },
    ]);
  });

  test("what Undo takes out of the trash is written down as by hand", async () => {
    const site = await openSeeded(kind);
    const before = beforeOf(await rowOf(site, CLOUD));
    await trash(site, editor, CLOUD);
    site.time.now += 1_000;
    expect(await bringBack(site, admin, [{ verb: "trash", before }])).toMatchObject([{ outcome: "put-back" }]);
    const gone = { ...before, document: "gone" };
    expect(await bringBack(site, admin, [{ verb: "trash", before: gone }])).toEqual([{ outcome: "missing" }]);
    const { title, updated_at, published_revision } = await rowOf(site, CLOUD);
    expect([updated_at, published_revision]).toEqual([site.time.now, before.published_revision]);
    expect(await written(site.database, "trash", "untrash")).toEqual([
      [editor.id, "trash", CLOUD, title],
      [admin.id, "untrash", CLOUD, title],
    ]);
  });

  test("a new document and a copy are the last of their type, and written down", async () => {
    const site = await openSeeded(kind);
    const made = await createDocument(site, editor, "member");
    const copied = await duplicate(site, editor, "member-1");
    if (!("id" in made && "id" in copied)) throw new Error("not made");
    const positions = site.database
      .selectFrom("document")
      .select("id")
      .where("type", "=", "member")
      .orderBy("position");
    expect((await positions.execute()).slice(-2).map(({ id }) => id)).toEqual([made.id, copied.id]);
    const { title } = await rowOf(site, "member-1");
    expect(await activityOf(site, made.id)).toMatchObject([{ action: "create", detail: "a team member" }]);
    expect(await activityOf(site, copied.id)).toMatchObject([{ action: "duplicate", detail: title }]);
    const notes = site.database.selectFrom("revision").select("note").where("document_id", "in", [made.id, copied.id]);
    expect((await notes.execute()).map(({ note }) => note).sort()).toEqual([`Copy of ${title}`, "New"]);
    expect(await duplicate(site, editor, "nobody")).toEqual({ outcome: "missing" });
    expect(await createDocument(site, admin, "seo")).toEqual({ outcome: "only-one" });
  });

  test("publishing by hand does what was planned, withdrawing too; what else is planned stays", async () => {
    const site = await openSeeded(kind);
    const plan = (what: "publish" | "unpublish", hours: number) =>
      schedule(site, editor, { document: CLOUD, what, ...localParts(site.time.now + hours * HOUR) });
    await plan("publish", 1);
    await plan("unpublish", 2);
    await publish(site, editor, CLOUD);
    const unplanned = { publish_at: null, publish_revision: null, schedule_fault: null };
    expect(await rowOf(site, CLOUD)).toMatchObject({ ...unplanned, unpublish_at: expect.anything() });
    await unpublish(site, editor, CLOUD);
    expect(await rowOf(site, CLOUD)).toMatchObject({ ...unplanned, unpublish_at: null, published_revision: null });
    await plan("publish", 1);
    await trash(site, editor, CLOUD);
    expect(await rowOf(site, CLOUD)).toMatchObject({ ...unplanned, deleted_at: site.time.now });
  });

  test("what visitors see is counted anew with each change of it, and only then the version advances", async () => {
    const site = await openSeeded(kind);
    expect(await isUnseeded(site)).toBe(false);
    const state = async () => ({
      ...(await liveCount(site.database, "en")),
      version: await siteVersion(site.database),
    });
    const before = await state();
    const step = async (verb: () => Promise<unknown>) => {
      site.time.now += 1_000;
      await verb();
      const now = await state();
      return [now.addresses - before.addresses, now.version - before.version, now.changedAt === site.time.now];
    };
    expect(await step(() => publish(site, editor, CLOUD))).toEqual([0, 1, true]);
    expect(await step(() => unpublish(site, editor, CLOUD))).toEqual([-1, 2, true]);
    expect(await step(() => trash(site, editor, CLOUD))).toEqual([-1, 2, false]);
    expect(await step(() => restoreFromTrash(site, editor, CLOUD))).toEqual([-1, 2, false]);
    await editDocument(site, CLOUD, (data) => ({ ...data, path: "/services/clouds" }));
    expect(await step(() => publish(site, editor, CLOUD))).toEqual([0, 3, true]);
    expect(await step(() => trash(site, editor, DATA))).toEqual([-1, 4, true]);
  });

  test("what can't be done is told: thrown away twice, taken back from nowhere, or not there at all", async () => {
    const site = await openSeeded(kind);
    expect(await restoreFromTrash(site, editor, CLOUD)).toEqual({ outcome: "missing" });
    expect(await trash(site, editor, CLOUD)).toMatchObject({ outcome: "trashed" });
    for (const verb of [trash, publish]) expect(await verb(site, editor, CLOUD)).toEqual({ outcome: "missing" });
    expect(await unpublish(site, editor, CLOUD)).toMatchObject({ outcome: "not-live" });
    for (const verb of [trash, publish, unpublish, restoreFromTrash])
      expect(await verb(site, editor, "nobody")).toEqual({ outcome: "missing" });
    expect(await publishState(site, editor, "nobody")).toBeNull();
    expect(await cancelSchedule(site, editor, { document: CLOUD, what: "publish" })).toEqual({ outcome: "missing" });
    expect(await unpublish(site, admin, "settings")).toMatchObject({ outcome: "needed" });
    expect(await trash(site, admin, "settings")).toMatchObject({ outcome: "needed" });
  });

  test("before publishing one sees what is live, what is planned, and who links to it", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: first, title, published_at: publishedAt } = await rowOf(site, CLOUD);
    const at = Math.ceil((site.time.now + HOUR) / 60_000) * 60_000;
    await schedule(site, editor, { document: CLOUD, what: "publish", ...localParts(at) });
    const state = await publishState(site, editor, CLOUD);
    const pinned = { revision: first, number: 1, savedAt: site.time.now, isNewest: true };
    expect(state).toMatchObject({ type: "service", title, live: true, path: "/services/cloud", publishedAt, pinned });
    expect(state).toMatchObject({ publishAt: at, unpublishAt: null, needed: false, status: "scheduled", fault: null });
    expect(state?.linkedFrom.map(({ path }) => path)).toContain("/services/infrastructure");
    await editDocument(site, CLOUD, (data) => data);
    expect((await publishState(site, editor, CLOUD))?.pinned).toEqual({ ...pinned, isNewest: false });
    await unpublish(site, editor, CLOUD);
    expect(await publishState(site, editor, CLOUD)).toMatchObject({ live: false, linkedFrom: [] });
    expect(await publishState(site, admin, "seo")).toMatchObject({ needed: true, linkedFrom: [] });
    const home = await site.database.selectFrom("document").select("id").where("path", "=", "/").executeTakeFirst();
    expect(await publishState(site, editor, home?.id ?? "")).toMatchObject({ needed: true, type: "page" });
  });

  test("the address of what is live is not given up to another; a redirect leads from a former one", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, CLOUD, (data) => ({ ...data, path: "/services/clouds" }));
    site.time.now += 1_000;
    expect(await publish(site, editor, CLOUD)).toMatchObject({ outcome: "published", path: "/services/clouds" });
    const redirect = site.database.selectFrom("redirect").selectAll().where("from_path", "=", "/services/cloud");
    expect(await redirect.execute()).toMatchObject([
      { to_path: "/services/clouds", created_by: editor.id, created_at: site.time.now },
    ]);
    await unpublish(site, editor, CLOUD);
    expect(await rowOf(site, CLOUD)).toMatchObject({ path: "/services/clouds", published_revision: null });
  });
});
