import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { editDocument, publishChange, documentRow as rowOf } from "../../../../tests/edit.ts";
import { list } from "../../../../tests/list-services.ts";
import { openSeeded } from "../../../../tests/seeded.ts";
import { admin, editor } from "../../../../tests/staff-actors.ts";
import { trash } from "../../publishing/trash.server.ts";
import { unpublish } from "../../publishing/unpublish.server.ts";
import { findDocuments } from "./find-documents.server.ts";
import { findTargets, linkablePages, targetAt, targetsOf } from "./link-targets.server.ts";

const CLOUD = "service-cloud";

describe.each(databaseKinds)("on %s", (kind) => {
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
    const posts = async () => (await targetsOf(database, editor, "post")).map(({ id }) => id);
    const oldest = (await posts()).at(-1) ?? "";
    await publishChange(database, oldest, { publishedOn: "2026-11-01" });
    expect((await posts())[0], "the newest first").toBe(oldest);
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
});
