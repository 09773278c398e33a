import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument as edit } from "../../../tests/edit.ts";
import { openSeeded as openSite, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { localParts } from "../../time/local-time.ts";
import { publish } from "../publishing/publish.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { overdueDocuments } from "./overdue.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { schedule } from "./schedule.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const HOUR = 3_600_000;

const inHours = (site: Seeded, hours: number) => localParts(site.time.now + hours * HOUR);

const plan = (site: Seeded, document: string, what: "publish" | "unpublish", hours: number) =>
  schedule(site, editor, { document, what, ...inHours(site, hours) });

describe.each(databaseKinds)("on %s", (kind) => {
  test("what can't be published says why, stays due, is tried again each minute, and goes live once it is right", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    await plan(site, "service-cloud", "publish", 1);
    const pictures = () => site.database.updateTable("media").where("id", "=", "service-cloud");
    await pictures().set({ alt: "" }).execute();
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(0);
    expect(await overdueDocuments(site.database, site.time.now)).toEqual([]);
    site.time.now += 61_000;
    expect(await runSchedule(site)).toBe(0);
    expect(await overdueDocuments(site.database, site.time.now)).toMatchObject([
      { id: "service-cloud", what: "publish", fault: expect.stringContaining("alternative text") },
    ]);
    const { title } = await documentRow(site, "service-cloud");
    expect(await written(site.database, "schedule-failed")).toEqual([
      [null, "schedule-failed", "service-cloud", title],
    ]);
    const lines = site.logLines().filter(({ level }) => level === 40);
    const fault = expect.stringContaining("alternative text");
    const line = { document: "service-cloud", fault, msg: "scheduled publication could not be done" };
    expect(lines, "a line a try").toMatchObject([line, line]);
    await pictures().set({ alt: "Clouds" }).execute();
    expect(await runSchedule(site)).toBe(0);
    site.time.now += 60_000;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, "service-cloud")).toMatchObject({ publish_at: null, schedule_fault: null });
  });

  test("what has to end ends at its time, also where a newer version could not go live before; that one is too late then", async () => {
    const site = await openSite(kind);
    await edit(site, "service-cloud", (data) => ({ ...data, lead: "Another lead." }));
    await edit(site, "service-data", (data) => ({ ...data, lead: "Another lead." }));
    for (const id of ["service-cloud", "service-data"]) {
      await plan(site, id, "publish", 1);
      await plan(site, id, "unpublish", 3);
    }
    const pictures = () => site.database.updateTable("media").where("id", "=", "service-cloud");
    await pictures().set({ alt: "" }).execute();
    const broken = site.database.updateTable("document").set({ publish_revision: "no such revision" });
    await broken.where("id", "=", "service-data").execute();
    site.time.now += 2 * HOUR;
    expect(await runSchedule(site)).toBe(0);
    const live = await documentRow(site, "service-cloud");
    expect([live.published_revision !== null, live.schedule_fault]).toEqual([true, expect.stringMatching(/\w/)]);
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(2);
    for (const document of ["service-cloud", "service-data"])
      expect(await documentRow(site, document)).toMatchObject({
        published_revision: null,
        publish_at: null,
        publish_revision: null,
        unpublish_at: null,
        schedule_fault: null,
      });
    expect(await written(site.database, "schedule-failed")).toHaveLength(2);
    expect(await written(site.database, "unpublish")).toHaveLength(2);
    expect(await overdueDocuments(site.database, site.time.now + HOUR)).toEqual([]);
    await pictures().set({ alt: "Clouds" }).execute();
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(0);
  });

  test("what is scheduled anew after a failed try goes live at its time, not a minute after that try", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    await plan(site, "service-cloud", "publish", 1);
    const pictures = () => site.database.updateTable("media").where("id", "=", "service-cloud");
    await pictures().set({ alt: "" }).execute();
    site.time.now = Math.ceil((site.time.now + HOUR) / 60_000) * 60_000 + 30_000;
    expect(await runSchedule(site)).toBe(0);
    await pictures().set({ alt: "Clouds" }).execute();
    expect(await plan(site, "service-cloud", "publish", 1 / 60)).toMatchObject({ outcome: "scheduled" });
    site.time.now += 30_000;
    expect(await runSchedule(site)).toBe(1);
  });

  test("what is live ends at its time, however shortly before a newer version was tried", async () => {
    const site = await openSite(kind);
    site.time.now = Math.ceil(site.time.now / 60_000) * 60_000;
    await edit(site, "service-cloud", (data) => ({ ...data, lead: "Another lead." }));
    await plan(site, "service-cloud", "publish", 1);
    await plan(site, "service-cloud", "unpublish", 2);
    await site.database.updateTable("media").set({ alt: "" }).where("id", "=", "service-cloud").execute();
    site.time.now += 2 * HOUR - 30_000;
    expect(await runSchedule(site)).toBe(0);
    site.time.now += 30_000;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, "service-cloud")).toMatchObject({ published_revision: null });
  });

  test("a try under a clock that went hours ahead holds nothing back when it is put right", async () => {
    const site = await openSite(kind);
    await unpublish(site, editor, "service-cloud");
    await plan(site, "service-cloud", "publish", 1);
    const pictures = () => site.database.updateTable("media").where("id", "=", "service-cloud");
    await pictures().set({ alt: "" }).execute();
    site.time.now += 6 * HOUR;
    expect(await runSchedule(site)).toBe(0);
    await pictures().set({ alt: "Clouds" }).execute();
    site.time.now -= 5 * HOUR;
    expect(await runSchedule(site)).toBe(1);
  });

  test("a document that can't go live holds back no other of the same minute, and says why", async () => {
    const site = await openSite(kind);
    await edit(site, "settings", (data) => ({ ...data, colours: { accent: "yellow", action: "#20304" } }));
    await edit(site, "member-1", (data) => ({ ...data, role: "Lead engineer" }));
    const publishAt = site.time.now + HOUR;
    for (const id of ["settings", "member-1"]) {
      const { draft_revision: publish_revision } = await documentRow(site, id);
      const due = { publish_at: publishAt, publish_revision, schedule_by: "ed" };
      await site.database.updateTable("document").set(due).where("id", "=", id).execute();
    }
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(1);
    const member = await documentRow(site, "member-1");
    expect(member.published_revision).toBe(member.draft_revision);
    const settings = await documentRow(site, "settings");
    expect(settings.published_revision).not.toBe(settings.draft_revision);
    expect(settings).toMatchObject({
      publish_at: publishAt,
      schedule_fault: expect.stringMatching(/write the color as #/i),
    });
    site.time.now += 61_000;
    expect(await overdueDocuments(site.database, site.time.now)).toMatchObject([
      { id: "settings", fault: expect.stringMatching(/write the color as #/i) },
    ]);
  });

  test("colors that are none are refused when they are published and when they are scheduled", async () => {
    const site = await openSite(kind);
    await edit(site, "settings", (data) => ({ ...data, colours: { accent: "yellow", action: "#20304" } }));
    const request = { document: "settings", what: "publish", ...inHours(site, 1) } as const;
    expect(await schedule(site, admin, request)).toMatchObject({ outcome: "blocked" });
    expect(await publish(site, admin, "settings")).toMatchObject({ outcome: "blocked" });
    expect((await publishState(site, admin, "settings"))?.check.issues).toContainEqual(
      expect.objectContaining({ level: "error", field: "colours.accent" }),
    );
  });

  test("a fault of the server at one document holds back no other, is told, and is tried again", async () => {
    const site = await openSite(kind);
    for (const id of ["member-1", "service-cloud"]) {
      await edit(site, id, (data) => ({ ...data }));
      await plan(site, id, "publish", 1);
    }
    const { draft_revision } = await documentRow(site, "service-cloud");
    const planned = (publish_revision: string | null) =>
      site.database.updateTable("document").set({ publish_revision }).where("id", "=", "service-cloud").execute();
    await planned("no such revision");
    site.time.now += HOUR;
    expect(await runSchedule(site)).toBe(1);
    expect(await runSchedule(site)).toBe(0);
    expect(await documentRow(site, "member-1")).toMatchObject({ publish_at: null });
    expect(await documentRow(site, "service-cloud")).toMatchObject({
      schedule_fault: expect.stringContaining("server"),
      schedule_tried_at: site.time.now,
    });
    await planned(draft_revision);
    site.time.now += 60_000;
    expect(await runSchedule(site)).toBe(1);
    expect(await documentRow(site, "service-cloud")).toMatchObject({ publish_at: null, schedule_fault: null });
  });
});
