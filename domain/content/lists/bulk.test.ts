import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded as openSite } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { localParts } from "../../time/local-time.ts";
import { runSchedule } from "../schedule/run-schedule.server.ts";
import { bulk, bulkSchedule } from "./bulk.server.ts";

const editor = { id: "ed", role: "editor" } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test("several at once: one that is refused does not keep the others back", async () => {
    const site = await openSite(kind);
    await edit(site, "member-2", (data) => ({ ...data, name: "" }));
    const result = await bulk(site, editor, { verb: "publish", documents: ["member-1", "member-2", "nobody"] });
    expect(result).toEqual({
      done: 1,
      refused: [
        { title: "Untitled", outcome: "blocked", why: "Name: this field is required" },
        { title: "Unknown", outcome: "missing" },
      ],
      away: [],
    });
    const gone = await bulk(site, editor, { verb: "trash", documents: ["member-1", "member-2", "member-1"] });
    expect(gone).toMatchObject({ done: 2, refused: [], away: { length: 2 } });
    expect((await bulk(site, editor, { verb: "restore", documents: ["member-1", "member-2"] })).done).toBe(2);
    expect((await bulk(site, editor, { verb: "unpublish", documents: ["member-3"] })).done).toBe(1);
    const documents = ["service-cloud", "service-data"];
    const led = await bulk(site, admin, { verb: "unpublish", documents, redirectTo: "/services/cloud" });
    expect(led, "its address can't lead to itself").toMatchObject({
      done: 1,
      refused: [{ title: "Cloud Solutions", outcome: "no-redirect" }],
    });
    expect((await rowOf(site, "service-cloud")).published_revision).not.toBeNull();
  });

  test("documents that link to each other are published together, whichever was selected first, and the refused ones stay as they were", async () => {
    const site = await openSite(kind);
    const documents = ["service-network", "service-infrastructure"];
    for (const chosen of [documents, documents.toReversed()]) {
      await bulk(site, admin, { verb: "unpublish", documents });
      site.time.now += 1_000;
      expect(await bulk(site, admin, { verb: "publish", documents: chosen })).toMatchObject({ done: 2, refused: [] });
      const row = await rowOf(site, "service-network");
      expect(row).toMatchObject({ published_revision: row.draft_revision, live_changed_at: site.time.now });
    }
    await bulk(site, admin, { verb: "unpublish", documents });
    await edit(site, "service-network", (data) => ({ ...data, lead: "" }));
    const before = await Promise.all(documents.map((document) => rowOf(site, document)));
    const result = await bulk(site, admin, { verb: "publish", documents: [...documents, "member-1"] });
    expect(result).toMatchObject({ done: 1, refused: [{ why: "Opening text: this field is required" }, {}] });
    const link = expect.stringContaining("The link to /services/network");
    expect(result.refused[1]).toMatchObject({ outcome: "blocked", why: link });
    expect(await Promise.all(documents.map((document) => rowOf(site, document)))).toEqual(before);
  });

  test("one that no other can make right says what is wrong with itself, not with a link to what was selected too", async () => {
    const site = await openSite(kind);
    const documents = ["service-infrastructure", "service-network"];
    await bulk(site, admin, { verb: "unpublish", documents });
    await site.database.updateTable("media").set({ alt: "" }).where("id", "=", "service-infrastructure").execute();
    const result = await bulk(site, admin, { verb: "publish", documents });
    expect(result.refused).toMatchObject([
      { outcome: "blocked", why: "A picture has no alternative text" },
      { outcome: "blocked", why: expect.stringContaining("The link to /services/infrastructure") },
    ]);
  });

  test("of several that move, one takes the address that another leaves, and of two that want the same one the first has it", async () => {
    const site = await openSite(kind);
    const move = (id: string, path: string) => edit(site, id, (data) => ({ ...data, path }));
    await move("service-data", "/services/cloud");
    await move("service-cloud", "/services/clouds");
    const documents = ["service-data", "service-cloud"];
    expect(await bulk(site, admin, { verb: "publish", documents })).toMatchObject({ done: 2, refused: [] });
    expect((await rowOf(site, "service-data")).path).toBe("/services/cloud");
    await move("service-data", "/services/same");
    await move("service-cloud", "/services/same");
    expect(await bulk(site, admin, { verb: "publish", documents })).toMatchObject({
      done: 1,
      refused: [{ title: "Cloud Solutions", why: "The address /services/same is taken" }],
    });
  });

  test("documents that link to each other are scheduled together, and go live together at that time", async () => {
    const site = await openSite(kind);
    const documents = ["service-network", "service-infrastructure"];
    const live = async () =>
      (await Promise.all(documents.map((id) => rowOf(site, id)))).map((row) => row.published_revision !== null);
    for (const chosen of [documents, documents.toReversed()]) {
      await bulk(site, admin, { verb: "unpublish", documents });
      const when = localParts(site.time.now + 3_600_000);
      expect(await bulkSchedule(site, admin, { documents: chosen, ...when })).toMatchObject({ done: 2, refused: [] });
      expect(await live(), "not yet").toEqual([false, false]);
      expect(await runSchedule(site)).toBe(0);
      site.time.now += 3_600_000;
      expect(await runSchedule(site)).toBe(2);
      expect(await live()).toEqual([true, true]);
    }
    await bulk(site, admin, { verb: "unpublish", documents });
    await edit(site, "service-network", (data) => ({ ...data, lead: "" }));
    const later = localParts(site.time.now + 3_600_000);
    const result = await bulkSchedule(site, admin, { documents: [...documents, "member-1"], ...later });
    const link = expect.stringContaining("The link to /services/network");
    expect(result).toMatchObject({
      done: 1,
      refused: [{ why: "Opening text: this field is required" }, { why: link }],
    });
    expect(await rowOf(site, "service-infrastructure")).toMatchObject({ publish_at: null });
    expect(await written(site.database, "schedule-failed")).toEqual([]);
  });

  test("pages are published together with what opens the site in their language, whichever was selected first", async () => {
    const site = await openSite(kind);
    const documents = ["service-cloud-es", "settings-es"];
    for (const id of documents)
      await site.database.updateTable("document").set({ published_revision: null }).where("id", "=", id).execute();
    expect(await bulk(site, admin, { verb: "publish", documents })).toMatchObject({ done: 2, refused: [] });
  });

  test("several are scheduled at once; one that the check stops is told and keeps the others from nothing", async () => {
    const site = await openSite(kind);
    await edit(site, "member-1", (data) => ({ ...data, name: "" }));
    await edit(site, "member-2", (data) => ({ ...data, role: "Chief of everything" }));
    const when = localParts(site.time.now + 3_600_000);
    const documents = ["member-1", "member-2", "gone", "service-cloud"];
    expect(await bulkSchedule(site, editor, { documents, ...when })).toMatchObject({
      done: 2,
      refused: [
        { title: expect.any(String), outcome: "blocked", why: "Name: this field is required" },
        { title: "Unknown", outcome: "missing" },
      ],
    });
    expect((await rowOf(site, "member-2")).publish_at).not.toBeNull();
    const over = await bulkSchedule(site, editor, { documents: ["member-3"], date: "2020-01-01", time: "10:00" });
    expect(over.refused).toMatchObject([{ outcome: "past" }]);
  });
});
