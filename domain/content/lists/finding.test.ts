import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { localParts } from "../../time/local-time.ts";
import { newDocument } from "../drafts/create-document.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { runSchedule } from "../schedule/run-schedule.server.ts";
import { schedule } from "../schedule/schedule.server.ts";
import { contentCounts, recentUpdates } from "./dashboard.server.ts";
import { findDocuments, findTargets, linkablePages, targetAt, targetsOf } from "./find-documents.server.ts";
import { asideOf, listDocuments } from "./list-documents.server.ts";

const [DAY, HOUR] = [86_400_000, 3_600_000];
const CLOUD = "service-cloud";

const list = (site: Seeded, changes: Partial<Parameters<typeof listDocuments>[2]> = {}) =>
  listDocuments(site, editor, { type: "service", search: "", status: null, sort: "order", page: 1, ...changes });

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
    await newDocument(site, editor, "service");
    const soon = localParts(site.time.now + 2 * HOUR);
    await schedule(site, editor, { document: CLOUD, what: "publish", ...soon });
    await schedule(site, editor, { document: "service-security", what: "unpublish", ...soon });
    const { total, counts } = await list(site);
    const expected = { live: total - 5, draft: 1, changed: 1, scheduled: 2, unpublished: 1, trash: 1 };
    expect(counts).toEqual({ ...expected, all: total, samples: total - 1 });
    const some = await list(site, { search: "services/cloud" });
    expect([some.total, some.counts.all, some.counts.scheduled, some.counts.live]).toEqual([1, 1, 1, 0]);
    for (const status of Object.keys(expected) as (keyof typeof expected)[]) {
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
        path: "/services/cloud",
        status: "scheduled",
        live: true,
      },
      ...{ changedAt: site.time.now, changedBy: "Erin", publishedAt, publishAt: at, unpublishAt: at + HOUR },
      ...{ late: false, fault: null, excerpt: null, sample: true },
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

  test("the palette finds by every word of title or address, best first, the trash last, nothing that one may not change", async () => {
    const site = await openSeeded(kind);
    const find = async (words: string, most = 50, who = editor) =>
      (await findDocuments(site, who, { words, most })).map(({ id }) => id);
    const name = (id: string, title: string) => editDocument(site, id, (data) => ({ ...data, title }));
    await name(CLOUD, "Xebec walls");
    site.time.now += 1_000;
    await name("service-data", "At the xebec");
    expect(await find("xebec")).toEqual([CLOUD, "service-data"]);
    expect(await find("  XEBEC   /services/cl ")).toEqual([CLOUD]);
    site.time.now += 1_000;
    await name("service-data", "Xebecs");
    expect(await find("xebec")).toEqual(["service-data", CLOUD]);
    expect(await find("xebec", 1)).toEqual(["service-data"]);
    await trash(site, editor, CLOUD);
    expect(await find("xebec")).toEqual(["service-data", CLOUD]);
    expect(await find("x_bec")).toEqual([]);
    expect(await find("%")).toEqual([]);
    expect(await find(" ")).toEqual([]);
    expect(await find(`${"xebecs ".repeat(8)}nothing`)).toEqual(["service-data"]);
    expect(await find(`${"xebecs ".repeat(7)}nothing`)).toEqual([]);
    expect(await find("settings")).not.toContain("settings");
    expect((await find("settings", 2, admin)).sort()).toEqual(["seo", "settings"]);
    await unpublish(site, editor, "service-network");
    const [found] = await findDocuments(site, editor, { words: "/services/network", most: 1 });
    expect(found).toMatchObject({ id: "service-network", type: "service", path: "/services/network", live: false });
  });

  test("what can be linked to is found by address and title; what is thrown away or has no address is not", async () => {
    const site = await openSeeded(kind);
    const { database } = site;
    const find = async (search: string) => (await findTargets(database, editor, search)).map(({ path }) => path);
    const first = await find("");
    expect(first).toHaveLength(20);
    expect(first).toEqual(first.toSorted());
    expect(await find("SERVICES cloud")).toContain("/services/cloud");
    expect(await find("servi_es")).toEqual([]);
    const services = (await targetsOf(database, editor, "service")).map(({ id }) => id);
    expect(services).toEqual((await list(site)).entries.map(({ id }) => id));
    expect(await targetAt(database, editor, "/services/cloud")).toMatchObject({
      id: CLOUD,
      type: "service",
      live: true,
    });
    await unpublish(site, editor, CLOUD);
    const { title } = await rowOf(site, CLOUD);
    expect(await targetAt(database, editor, "/services/cloud")).toEqual({
      ...{ id: CLOUD, type: "service", title, path: "/services/cloud", live: false },
    });
    await trash(site, editor, CLOUD);
    expect(await targetAt(database, editor, "/services/cloud")).toBeNull();
    expect(await find("services cloud")).not.toContain("/services/cloud");
    expect((await targetsOf(database, editor, "service")).map(({ id }) => id)).not.toContain(CLOUD);
    expect((await targetsOf(database, editor, "member"))[0]).toMatchObject({ path: "", live: true });
  });

  test("pages to link to are the published ones, screens before posts, posts from the newest", async () => {
    const site = await openSeeded(kind);
    const paths = async () => (await linkablePages(site, editor)).map(({ path }) => path);
    const all = await paths();
    const posts = all.filter((path) => path.startsWith("/blog/"));
    expect(posts.length).toBeGreaterThan(1);
    expect(all.slice(-posts.length)).toEqual(posts);
    const days = await site.database
      .selectFrom("document")
      .select(["path", "shown_on"])
      .where("type", "=", "post")
      .execute();
    const dayOf = new Map(days.map(({ path, shown_on }) => [path, shown_on ?? ""]));
    const shown = posts.map((path) => dayOf.get(path) ?? "");
    expect(shown).not.toContain("");
    expect(shown).toEqual(shown.toSorted().reverse());
    expect(all).toContain("/services/cloud");
    await unpublish(site, editor, CLOUD);
    await trash(site, editor, "service-data");
    const fewer = await paths();
    expect(all.filter((path) => !fewer.includes(path)).sort()).toEqual(["/services/cloud", "/services/data"]);
  });

  test("the dashboard counts what visitors see, now and over sixty days", async () => {
    const site = await openSeeded(kind);
    const now = site.time.now + 100 * DAY;
    const set = (id: string, created_at: number) =>
      site.database.updateTable("document").set({ created_at }).where("id", "=", id).execute();
    await site.database
      .updateTable("document")
      .set({ created_at: now - 61 * DAY })
      .execute();
    const atFirst = (await contentCounts(site.database, site.time.now)).member;
    expect(atFirst).toEqual({ total: 5, change: 0, before: 0, line: Array(9).fill(5) });
    const { member } = await contentCounts(site.database, now);
    expect(member).toEqual({ total: 5, change: 0, before: 0, line: Array(9).fill(5) });
    await set("member-1", now - 30 * DAY);
    await set("member-2", now - 30 * DAY + 1);
    await set("member-3", now - 60 * DAY + 1);
    await unpublish(site, editor, "member-4");
    const counts = await contentCounts(site.database, now);
    expect(counts.member).toEqual({ total: 4, change: 1, before: 2, line: [1, 2, 2, 2, 3, 4, 4, 4, 4] });
    expect(counts.service.total).toBe((await list(site)).total);
    expect(Object.keys(counts)).toEqual(["page", "service", "member", "testimonial"]);
  });

  test("recent updates name each document once, by its newest change, with who made it", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = { id: (await createMember(site.database, who, site.time.now)) ?? "", role: "editor" } as const;
    const steps = [
      () => publish(site, editor, CLOUD),
      () => publish(site, editor, "service-data"),
      () => publish(site, erin, CLOUD),
      () => trash(site, erin, "member-1"),
    ];
    for (const step of steps) {
      site.time.now += 1_000;
      await step();
    }
    const titleOf = async (id: string) => (await rowOf(site, id)).title;
    const now = site.time.now;
    expect((await recentUpdates(site.database, 3)).map(({ id: _, ...update }) => Object.values(update))).toEqual([
      [now, await titleOf("member-1"), "member", "Erin", null],
      [now - 1_000, await titleOf(CLOUD), "service", "Erin", "/services/cloud"],
      [now - 2_000, await titleOf("service-data"), "service", null, "/services/data"],
    ]);
    expect(await recentUpdates(site.database, 2)).toHaveLength(2);
    const row = { at: now + 1, actor: null, action: "publish", document_id: CLOUD, subject: null, detail: "" };
    for (const id of ["b", "a", "c"])
      await site.database
        .insertInto("activity")
        .values({ ...row, id })
        .execute();
    expect((await recentUpdates(site.database, 1)).map(({ id }) => id)).toEqual(["a"]);
  });
});
