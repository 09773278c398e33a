// @module-tag slow
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { callTo } from "../../tests/call-to.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { documentRow } from "../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../tests/seeded.ts";
import { admin } from "../../tests/staff-actors.ts";
import { written } from "../../tests/written.ts";
import { insertDocument } from "../content/drafts/create-document.server.ts";
import { bulk } from "../content/lists/bulk.server.ts";
import { liveDocuments } from "../content/published/published-document.server.ts";
import { revisionData } from "../content/stored/find-revision.server.ts";
import { deletePictures } from "../media/library/change-picture.server.ts";
import { countRows } from "../sql.server.ts";
import { rememberUndo, undo } from "./undo.server.ts";

const MEMBERS = Array.from({ length: 52 }, (_, n) => `member-more-${n}`);
/** The two pages link to each other, and come back in two parts. */
const GONE = ["page-one", ...MEMBERS, "page-two"];

/** 54 documents that left the site in one go, and the name of their Undo. */
const openWithGone = async (site: Seeded) => {
  const dataOf = async (id: string) =>
    revisionData(site.database, (await documentRow(site, id)).published_revision ?? "");
  const [member, page] = [await dataOf("member-1"), await dataOf("page-about")];
  await site.database.transaction().execute(async (transaction) => {
    for (const id of MEMBERS) await insertDocument(transaction, admin, { id, type: "member", data: member }, 1);
    for (const [id, path, to] of [
      ["page-one", "/one", "/two"],
      ["page-two", "/two", "/one"],
    ] as const)
      await insertDocument(transaction, admin, { id, type: "page", data: { ...page, path, blocks: [callTo(to)] } }, 1);
  });
  await bulk(site, admin, { verb: "publish", documents: GONE });
  const { away } = await bulk(site, admin, { verb: "unpublish", documents: GONE });
  const steps = away.map((gone) => ({ verb: "unpublish" as const, ...gone }));
  return (await rememberUndo(site, admin, steps)) ?? "";
};

/** The same database, away at those of its transactions, counted from 1, that `isFault` names, and until the next. */
const faulty = (database: Database, isFault: (transaction: number) => boolean): Database => {
  let count = 0;
  return new Proxy(database, {
    get: (target, name) => {
      if (name === "transaction") count += 1;
      if (isFault(count)) throw new Error("away");
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
};

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSeeded(kind);
    const press = (id: string, isFault: (transaction: number) => boolean = () => false) =>
      undo({ ...site, database: faulty(site.database, isFault) }, admin, id);
    const live = () => countRows(liveDocuments(site.database).where("id", "in", GONE));
    /** How often each was published: once before it left, and once for each time it came back. */
    const times = async () => {
      const published = (await written(site.database, "publish")).map(([, , document]) => document);
      return new Set(GONE.map((id) => published.filter((one) => one === id).length));
    };
    return { site, press, live, times };
  };
  const all = GONE.map(() => "put-back");

  test("what broke off amid its parts, the database away, is undone by the next press: what is left, once each, and all is told", async () => {
    const { site, press, live, times } = await open();
    const id = await openWithGone(site);
    await expect(press(id, (transaction) => transaction > 1)).rejects.toThrow("away");
    expect(await live()).toBeGreaterThan(0);
    expect(await live()).toBeLessThan(GONE.length);
    expect((await press(id))?.map(({ outcome }) => outcome)).toEqual(all);
    expect(await live()).toBe(GONE.length);
    expect(await times()).toEqual(new Set([2]));
    expect(await press(id)).toBeNull();
  });

  test("a part that throws keeps no other back; it and what needs it are told as left, and come back by the next press", async () => {
    const { site, press, times } = await open();
    const id = await openWithGone(site);
    const first = (await press(id, (transaction) => transaction === 1))?.map(({ outcome }) => outcome) ?? [];
    expect(new Set(first)).toEqual(new Set(["put-back", "left"]));
    expect(first[0], "what it links to is left").toBe("left");
    expect(site.logLines()).toContainEqual(expect.objectContaining({ level: 50, msg: "a part of an Undo failed" }));
    expect((await press(id))?.map(({ outcome }) => outcome)).toEqual(all);
    expect(await times()).toEqual(new Set([2]));
  });

  test("two who press at once undo each once", async () => {
    const { site, live, times } = await open();
    const id = await openWithGone(site);
    const told = await Promise.all([undo(site, admin, id), undo(site, admin, id)]);
    for (const outcomes of told) expect(outcomes?.map(({ outcome }) => outcome) ?? all).toEqual(all);
    expect(await live()).toBe(GONE.length);
    expect(await times()).toEqual(new Set([2]));
  });

  test("of several pictures those that are still in the trash are taken back by the next press", async () => {
    const { site, press } = await open();
    const row = await site.database.selectFrom("media").selectAll().limit(1).executeTakeFirstOrThrow();
    const pictures = ["spare-1", "spare-2", "spare-3"];
    for (const one of pictures)
      await site.database
        .insertInto("media")
        .values({ ...row, id: one, file: one })
        .execute();
    await deletePictures(site, admin, pictures);
    const steps = pictures.map((picture) => ({ verb: "delete-picture" as const, picture }));
    const id = (await rememberUndo(site, admin, steps)) ?? "";
    const said = async (isFault?: (transaction: number) => boolean) =>
      (await press(id, isFault))?.map(({ outcome }) => outcome);
    expect(await said((transaction) => transaction === 2)).toEqual(["taken-back", "left", "taken-back"]);
    expect(await said()).toEqual(["taken-back", "taken-back", "taken-back"]);
    expect((await written(site.database, "media-take-back")).map(([, , one]) => one).sort()).toEqual(pictures);
  });
});
