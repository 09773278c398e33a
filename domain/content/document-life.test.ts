import { describe, expect, test } from "vitest";
import {
  editDocument as edit,
  openContentSite as openSite,
  documentRow as rowOf,
  type ContentSite as Site,
} from "../../tests/content-site.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { NotAllowed } from "../staff/rights.ts";
import { bulk, bulkSchedule } from "./bulk.server.ts";
import { compareRevisions } from "./compare/compare-revisions.server.ts";
import { duplicate } from "./duplicate.server.ts";
import { history } from "./history.server.ts";
import { linkedFrom } from "./linked-from.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { localParts } from "./local-time.ts";
import { newDocument } from "./new-document.server.ts";
import { publishDraft } from "./publish-draft.server.ts";
import { publishState } from "./publish-state.server.ts";
import { publishedDocument } from "./published-document.server.ts";
import { reorder } from "./reorder.server.ts";
import { restoreFromTrash } from "./restore-from-trash.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";
import { schedule } from "./schedule.server.ts";
import { siteVersion } from "./site-version.server.ts";
import { trash } from "./trash.server.ts";
import { unpublish } from "./unpublish.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const list = (site: Site, changes: Partial<Parameters<typeof listDocuments>[2]> = {}) =>
  listDocuments(site, editor, { type: "member", search: "", status: null, sort: "order", page: 1, ...changes });

const actionsOf = async ({ database }: Site, document: string) =>
  (
    await database.selectFrom("activity").select(["action", "actor"]).where("document_id", "=", document).execute()
  ).filter(({ actor }) => actor === "ed");

describe.each(databaseKinds)("on %s", (kind) => {
  test("a document goes through its whole life: draft, live, changed, unpublished, trash and back", async () => {
    const site = await openSite(kind);
    const made = await newDocument(site, editor, "member");
    if (made.outcome !== "created") throw new Error(made.outcome);
    const { id } = made;
    const status = async () => (await list(site, { status: null })).entries.find((entry) => entry.id === id)?.status;
    expect(await status()).toBe("draft");
    expect(await publishDraft(site, editor, id)).toMatchObject({ outcome: "blocked" });
    await edit(site, id, (data) => ({ ...data, name: "Ana R.", role: "Engineer", description: "Fixes things." }));
    expect(await publishDraft(site, editor, id)).toMatchObject({ outcome: "published", path: null });
    expect(await status()).toBe("live");
    await edit(site, id, (data) => ({ ...data, role: "Lead engineer" }));
    expect(await status()).toBe("changes");
    const before = await siteVersion(site.database);
    expect(await unpublish(site, editor, id)).toEqual({ outcome: "unpublished", title: "Ana R." });
    expect(await status()).toBe("archived");
    expect(await siteVersion(site.database)).toBe(before + 1);
    expect(await unpublish(site, editor, id)).toMatchObject({ outcome: "not-live" });
    expect(await trash(site, editor, id)).toMatchObject({ outcome: "trashed" });
    expect(await status()).toBeUndefined();
    expect((await list(site, { status: "trash" })).entries.map((entry) => entry.title)).toEqual(["Ana R."]);
    expect(await publishDraft(site, editor, id)).toEqual({ outcome: "missing" });
    expect(await restoreFromTrash(site, editor, id)).toMatchObject({ outcome: "restored" });
    expect(await status()).toBe("archived");
    const actions = (await actionsOf(site, id)).map(({ action }) => action).sort();
    expect(actions).toEqual(["create", "publish", "trash", "unpublish", "untrash"]);
  });

  test("lists search, filter, sort and count, page by page", async () => {
    const site = await openSite(kind);
    await trash(site, editor, "member-1");
    expect((await list(site)).counts).toEqual({
      all: 4,
      live: 4,
      draft: 0,
      changes: 0,
      scheduled: 0,
      archived: 0,
      trash: 1,
    });
    expect((await list(site, { search: "TOMÁS" })).total + (await list(site, { search: "tom" })).total).toBeGreaterThan(
      0,
    );
    const posts = await list(site, { type: "post", sort: "title" });
    expect(posts.entries.map(({ title }) => title)).toEqual(posts.entries.map(({ title }) => title).sort());
    site.time.now += 1_000;
    await edit(site, "service-data", (data) => data);
    site.time.now += 1_000;
    await publishDraft(site, editor, "service-cloud");
    const first = async (sort: "changed" | "published") =>
      (await list(site, { type: "service", sort })).entries.slice(0, 2).map(({ id }) => id);
    expect(await first("changed")).toEqual(["service-cloud", "service-data"]);
    expect((await first("published"))[0]).toBe("service-cloud");
    expect((await list(site, { type: "post", search: "hipaa small-clinic" })).entries).toHaveLength(1);
    expect((await list(site, { type: "post", page: 2 })).entries).toEqual([]);
    expect((await list(site, { type: "service" })).entries[0]).toMatchObject({
      status: "live",
      live: true,
      late: false,
    });
  });

  test("an order is kept for visitors; one from before a change elsewhere is refused", async () => {
    const site = await openSite(kind);
    const ids = (await list(site)).entries.map(({ id }) => id);
    const version = await siteVersion(site.database);
    const turned = ids.toReversed();
    expect(await reorder(site, editor, { type: "member", ids: turned })).toEqual({ outcome: "reordered" });
    expect((await list(site)).entries.map(({ id }) => id)).toEqual(turned);
    expect(await siteVersion(site.database)).toBe(version + 1);
    await newDocument(site, editor, "member");
    expect(await reorder(site, editor, { type: "member", ids })).toEqual({ outcome: "stale" });
    expect(await reorder(site, editor, { type: "member", ids: [...ids, ids[0] ?? ""] })).toEqual({ outcome: "stale" });
  });

  test("a copy is a draft of the same contents at an address of its own", async () => {
    const site = await openSite(kind);
    const copied = await duplicate(site, editor, "service-cloud");
    if (copied.outcome !== "duplicated") throw new Error(copied.outcome);
    const entry = (await list(site, { type: "service" })).entries.find(({ id }) => id === copied.id);
    expect(entry).toMatchObject({ status: "draft", aside: "/services/cloud-copy" });
    expect(entry?.title).toMatch(/\(copy\)$/);
    expect(await duplicate(site, { id: "a", role: "admin" }, "settings")).toEqual({ outcome: "only-one" });
  });

  test("history tells every version; two are compared in words; an old one comes back as a new draft", async () => {
    const site = await openSite(kind);
    await edit(site, "member-1", (data) => ({ ...data, role: "Chief of everything" }));
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const [newest, first] = known?.sittings.map((sitting) => sitting.newest) ?? [];
    expect(known?.sittings.map(({ newest: { number, isLive, isDraft } }) => [number, isLive, isDraft])).toEqual([
      [2, false, true],
      [1, true, false],
    ]);
    expect(first?.publishedAt).toBe(site.time.now);
    const asked = { document: "member-1", before: first?.id ?? "", after: newest?.id ?? "" };
    const comparison = await compareRevisions(site, editor, asked);
    expect(comparison?.changes).toMatchObject([{ where: ["Role"], kind: "changed" }]);
    expect(comparison?.changes[0]?.words.find(({ how }) => how === "added")?.text).toBe("Chief of everything");
    const old = { document: "member-1", revision: first?.id ?? "" };
    expect(await restoreRevision(site, editor, { ...old, baseRevision: first?.id ?? "" })).toEqual({
      outcome: "stale",
    });
    const restored = await restoreRevision(site, editor, { ...old, baseRevision: newest?.id ?? "" });
    expect(restored).toMatchObject({ outcome: "restored", number: 3 });
    expect(
      await compareRevisions(site, editor, { ...asked, after: (await rowOf(site, "member-1")).draft_revision ?? "" }),
    ).toMatchObject({ changes: [] });
    expect(await compareRevisions(site, editor, { ...asked, document: "member-2" })).toBeNull();
  });

  test("saves of one sitting are one line of the history; each of them is there and can be compared", async () => {
    const site = await openSite(kind);
    for (const role of ["C", "CE", "CEO"]) {
      site.time.now += 3_000;
      await edit(site, "member-1", (data) => ({ ...data, role }));
    }
    site.time.now += 600_000;
    await edit(site, "member-1", (data) => ({ ...data, role: "CTO" }));
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const numbers = known?.sittings.map(({ newest, earlier }) => [newest.number, earlier.map(({ number }) => number)]);
    expect(numbers).toEqual([
      [5, []],
      [4, [3, 2]],
      [1, []],
    ]);
    const [, sitting, first] = known?.sittings ?? [];
    const asked = { document: "member-1", before: first?.newest.id ?? "", after: sitting?.earlier[1]?.id ?? "" };
    expect((await compareRevisions(site, editor, asked))?.changes).toMatchObject([{ where: ["Role"] }]);
    expect(known?.all).toHaveLength(5);
  });

  test("several are scheduled at once; one that the check stops is told and keeps the others from nothing", async () => {
    const site = await openSite(kind);
    await edit(site, "member-1", (data) => ({ ...data, name: "" }));
    await edit(site, "member-2", (data) => ({ ...data, role: "Chief of everything" }));
    const when = localParts(site.time.now + 3_600_000);
    const documents = ["member-1", "member-2", "gone", "service-cloud"];
    expect(await bulkSchedule(site, editor, { documents, ...when })).toEqual({
      done: 2,
      refused: [
        { title: expect.any(String), why: "Name: this field is required" },
        { title: "Unknown", why: "It is no longer there" },
      ],
    });
    expect((await rowOf(site, "member-2")).publish_at).not.toBeNull();
    const over = await bulkSchedule(site, editor, { documents: ["member-3"], date: "2020-01-01", time: "10:00" });
    expect(over.refused).toMatchObject([{ why: "This time is over" }]);
  });

  test("an address is free again once its document is no longer live, and taken while it is", async () => {
    const site = await openSite(kind);
    await edit(site, "service-cloud", (data) => ({ ...data, path: "/services/data" }));
    const blocked = await publishDraft(site, editor, "service-cloud");
    expect(blocked).toMatchObject({ outcome: "blocked" });
    if (blocked.outcome === "blocked")
      expect(blocked.check.issues[0]?.title).toBe("The address /services/data is taken");
    await unpublish(site, editor, "service-data");
    expect(await publishDraft(site, editor, "service-cloud")).toMatchObject({
      outcome: "published",
      path: "/services/data",
    });
    expect((await publishedDocument(site.database, "/services/data"))?.id).toBe("service-cloud");
    expect((await rowOf(site, "service-data")).path).toBeNull();
  });

  test("the site keeps its home page and settings; what links to a page is known", async () => {
    const site = await openSite(kind);
    const home = (await list(site, { type: "page", search: "home" })).entries.find(({ path }) => path === "/");
    expect(await unpublish(site, editor, home?.id ?? "")).toMatchObject({ outcome: "needed" });
    expect(await trash(site, editor, home?.id ?? "")).toMatchObject({ outcome: "needed" });
    const sources = await linkedFrom(site.database, "/services/security");
    expect(sources.map(({ path }) => path)).toContain("/");
    expect(await linkedFrom(site.database, "/services/secur")).toEqual([]);
  });

  test("several at once: one that is refused does not keep the others back", async () => {
    const site = await openSite(kind);
    await edit(site, "member-2", (data) => ({ ...data, name: "" }));
    const result = await bulk(site, editor, { verb: "publish", documents: ["member-1", "member-2", "nobody"] });
    expect(result).toEqual({
      done: 1,
      refused: [
        { title: "Untitled", why: "Name: this field is required" },
        { title: "Unknown", why: "It is no longer there" },
      ],
    });
    const gone = await bulk(site, editor, { verb: "trash", documents: ["member-1", "member-2"] });
    expect(gone).toEqual({ done: 2, refused: [] });
    expect((await bulk(site, editor, { verb: "restore", documents: ["member-1", "member-2"] })).done).toBe(2);
    expect((await bulk(site, editor, { verb: "unpublish", documents: ["member-3"] })).done).toBe(1);
  });

  test("settings are for admins only, whatever the verb", async () => {
    const site = await openSite(kind);
    const tries = [
      () => publishDraft(site, editor, "settings"),
      () => publishState(site, editor, "seo"),
      () => history(site, editor, { document: "settings", page: 1 }),
      () => unpublish(site, editor, "settings"),
      () => trash(site, editor, "seo"),
      () => duplicate(site, editor, "seo"),
      () => newDocument(site, editor, "settings"),
      () => reorder(site, editor, { type: "settings", ids: ["settings"] }),
      () => list(site, { type: "seo" }),
      () => compareRevisions(site, editor, { document: "seo", before: "", after: "" }),
      () => restoreRevision(site, editor, { document: "seo", revision: "", baseRevision: "" }),
      () => schedule(site, editor, { document: "seo", what: "publish", date: "2030-01-01", time: "09:00" }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
    expect(await publishDraft(site, { id: "a", role: "admin" }, "settings")).toMatchObject({ outcome: "published" });
  });
});
