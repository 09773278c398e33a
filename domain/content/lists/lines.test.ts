import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { list } from "../../../tests/list-services.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { keysOf } from "../../keys-of.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { localParts } from "../../time/local-time.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { runSchedule } from "../schedule/run-schedule.server.ts";
import { schedule } from "../schedule/schedule.server.ts";
import { asideOf } from "./document-entries.server.ts";

const HOUR = 3_600_000;

const CLOUD = "service-cloud";

/** So many more drafts of a type, the last of its order, made a second apart. */
const withDrafts = async ({ database, time }: Seeded, type: string, count: number) => {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ id: `more-${n}`, type, title: `Moray ${String(n).padStart(3, "0")}`, position: 1_000 + n },
    ...{ created_at: time.now + n, updated_at: time.now + n },
  }));
  await database.insertInto("document").values(rows).execute();
};

test("what tells a document apart in a list is its address, else a role or a position", () => {
  expect(asideOf("/live", { path: "/draft" })).toBe("/live");
  expect(asideOf(null, { path: "/draft", role: "Role" })).toBe("/draft");
  expect(asideOf(null, { path: "", role: "Role", position: "Position" })).toBe("Role");
  expect(asideOf(null, { role: 7, position: "Position" })).toBe("Position");
  expect(asideOf(null, {})).toBe("");
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("each status is found, counted and told of the same documents", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-data", (data) => data);
    await unpublish(site, editor, "service-network");
    await trash(site, editor, "service-software");
    await createDocument(site, editor, "service");
    const soon = localParts(site.time.now + 2 * HOUR);
    await schedule(site, editor, { document: CLOUD, what: "publish", ...soon });
    await schedule(site, editor, { document: "service-security", what: "unpublish", ...soon });
    const { total, counts } = await list(site);
    const expected = { live: total - 5, draft: 1, changed: 1, scheduled: 2, unpublished: 1, trash: 1 };
    expect(counts).toEqual({ ...expected, all: total, samples: total - 1 });
    const some = await list(site, { search: "services/cloud" });
    expect([some.total, some.counts.all, some.counts.scheduled, some.counts.live]).toEqual([1, 1, 1, 0]);
    for (const status of keysOf(expected)) {
      const { entries, total: found } = await list(site, { status });
      expect([status, found]).toEqual([status, expected[status]]);
      expect(entries.map((entry) => entry.status)).toEqual(Array(found).fill(status));
    }
    const gone = (await list(site, { status: "trash" })).entries[0];
    expect(gone).toMatchObject({ live: false, path: null, late: false });
  });

  test("a line says who changed it when, what is planned, and since when that is late", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(site.database, who, site.time.now)) ?? "";
    await editDocument(site, CLOUD, (data) => data);
    await site.database.updateTable("revision").set({ author: erin }).where("number", "=", 2).execute();
    const at = Math.ceil((site.time.now + HOUR) / 60_000) * 60_000;
    const plan = (what: "publish" | "unpublish", moment: number) =>
      schedule(site, editor, { document: CLOUD, what, ...localParts(moment) });
    await plan("publish", at);
    await plan("unpublish", at + HOUR);
    const { title, published_at: publishedAt } = await rowOf(site, CLOUD);
    const line = async () => (await list(site, { search: "/services/cloud" })).entries[0];
    expect(await line()).toEqual({
      ...{
        id: CLOUD,
        title,
        aside: "/services/cloud",
        about: "",
        picture: expect.objectContaining({ id: CLOUD }),
        path: "/services/cloud",
        status: "scheduled",
        live: true,
      },
      ...{ changedAt: site.time.now, changedBy: "Erin", publishedAt, publishAt: at, unpublishAt: at + HOUR },
      ...{ late: false, fault: null, excerpt: null, sample: true },
      languages: [expect.objectContaining({ language: "es", state: "up-to-date", status: "live" })],
    });
    site.time.now = at + 60_000;
    expect((await line())?.late).toBe(false);
    site.time.now += 1;
    expect((await line())?.late).toBe(true);
    await site.database.updateTable("media").set({ alt: "" }).execute();
    await runSchedule(site);
    expect((await line())?.fault).toContain("A picture has no alternative text");
  });

  test("lists are paged by 25, those in an order of their own by 200", async () => {
    const site = await openSeeded(kind);
    const before = (await list(site)).total;
    await withDrafts(site, "service", 200);
    const total = before + 200;
    const ordered = await list(site);
    expect([ordered.entries.length, ordered.pages, ordered.perPage, ordered.total]).toEqual([200, 2, 200, total]);
    expect((await list(site, { page: 2 })).entries.at(-1)?.id).toBe("more-199");
    const titled = await list(site, { sort: "title", search: "moray" });
    expect([titled.entries.length, titled.pages, titled.perPage]).toEqual([25, 8, 25]);
    const second = (await list(site, { sort: "title", search: "MORAY", page: 2 })).entries;
    expect([second[0]?.title, second.at(-1)?.title]).toEqual(["Moray 025", "Moray 049"]);
    const changed = (await list(site, { sort: "changed", search: "moray" })).entries;
    expect(changed[0]).toMatchObject({ id: "more-199", changedBy: null, changedAt: site.time.now + 199, aside: "" });
    expect((await list(site, { search: "m_ray" })).total).toBe(0);
    expect((await list(site, { search: "mo%ay" })).total).toBe(0);
    expect(await list(site, { search: "xylophone like it" })).toMatchObject({ total: 0, pages: 1, entries: [] });
    const unread = (await list(site, { sort: "published" })).entries;
    expect(unread.slice(0, before).every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });
});
