import { describe, expect, test } from "vitest";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit } from "../../../tests/edit.ts";
import { meanwhile } from "../../../tests/meanwhile.ts";
import { openSeeded as openSite, type Seeded as Site } from "../../../tests/seeded.ts";
import { written } from "../../../tests/written.ts";
import { siteVersion } from "../../site-version.server.ts";
import { isStatus } from "../document-status.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { translate } from "../translation/translate.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { reorder } from "./reorder.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const list = (site: Site, changes: Partial<Parameters<typeof listDocuments>[2]> = {}) =>
  listDocuments(site, editor, { type: "member", search: "", status: null, sort: "order", page: 1, ...changes });

describe.each(databaseKinds)("on %s", (kind) => {
  test("lists search, filter, sort and count, page by page", async () => {
    const site = await openSite(kind);
    await trash(site, editor, "member-1");
    expect((await list(site)).counts).toEqual({
      all: 4,
      samples: 4,
      live: 4,
      draft: 0,
      changed: 0,
      scheduled: 0,
      unpublished: 0,
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
    await publish(site, editor, "service-cloud");
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
    expect(await written(site.database, "reorder")).toEqual([["ed", "reorder", null, "Team Members"]]);
    expect((await list(site)).entries.map(({ id }) => id)).toEqual(turned);
    expect(await siteVersion(site.database)).toBe(version + 1);
    const [first = "", second = "", ...more] = ids;
    for (const odd of [
      [first, first, ...more],
      [first, "nobody", ...more],
    ])
      expect(await reorder(site, editor, { type: "member", ids: odd }), second).toEqual({ outcome: "stale" });
    await createDocument(site, editor, "member");
    expect(await reorder(site, editor, { type: "member", ids })).toEqual({ outcome: "stale" });
    expect(await reorder(site, editor, { type: "member", ids: [...ids, ids[0] ?? ""] })).toEqual({ outcome: "stale" });
  });

  test("of two orders at the same moment the later one holds as a whole", async () => {
    const site = await openSite(kind);
    const before = (await list(site)).entries.map(({ id }) => id);
    await reorder(site, editor, { type: "member", ids: before });
    const [first = "", second = "", third = "", ...more] = before;
    const swap = async (transaction: DatabaseTransaction) => {
      const move = (id: string, position: number) =>
        transaction.updateTable("document").set({ position }).where("id", "=", id).execute();
      await move(first, 3);
      await move(third, 1);
    };
    const ids = [first, third, second, ...more];
    const later = await meanwhile(site.database, swap, () => reorder(site, editor, { type: "member", ids }));
    expect(later).toEqual({ outcome: "reordered" });
    expect((await list(site)).entries.map(({ id }) => id)).toEqual(ids);
  });

  test("what was written in another language first has its place by its translation", async () => {
    const site = await openSite(kind);
    const made = await createDocument(site, editor, "member", { language: "es" });
    const original = "id" in made ? made.id : "";
    const there = await translate(site, editor, original, "en");
    const id = "id" in there ? there.id : "";
    const others = (await list(site)).entries.map((one) => one.id).filter((one) => one !== id);
    const ids = [id, ...others];
    expect(await reorder(site, editor, { type: "member", ids })).toEqual({ outcome: "reordered" });
    expect((await list(site)).entries.map((one) => one.id)).toEqual(ids);
  });
});

test("a list is asked for by the statuses there are, and by no other word", () => {
  expect(["live", "trash", "constructor", "toString", ""].map(isStatus)).toEqual([true, true, false, false, false]);
});
