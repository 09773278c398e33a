// @module-tag slow
import { describe, expect, test } from "vitest";
import { callTo } from "../../tests/call-to.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { documentRow } from "../../tests/edit.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { admin } from "../../tests/staff-actors.ts";
import { written } from "../../tests/written.ts";
import { insertDocument } from "../content/drafts/create-document.server.ts";
import { bulk } from "../content/lists/bulk.server.ts";
import { liveDocuments, publishedDocument } from "../content/published/published-document.server.ts";
import { publishedSite } from "../content/published/published-site.server.ts";
import { revisionData } from "../content/stored/find-revision.server.ts";
import { countRows } from "../sql.server.ts";
import { rememberUndo, undo } from "./undo.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("hundreds come back in parts, between which others write, in their order, also where links lead from one part to another, and stand where they stood", async () => {
    const site = await openSeeded(kind);
    const members = Array.from({ length: 60 }, (_, n) => `member-more-${n}`);
    const dataOf = async (id: string) =>
      revisionData(site.database, (await documentRow(site, id)).published_revision ?? "");
    const [member, page] = [await dataOf("member-1"), await dataOf("page-about")];
    const pages = { "page-one": ["/one", "/two"], "page-two": ["/two", "/one"] } as const;
    await site.database.transaction().execute(async (transaction) => {
      for (const id of members) await insertDocument(transaction, admin, { id, type: "member", data: member }, 1);
      for (const [id, [path, leadsTo]] of Object.entries(pages)) {
        const data = { ...page, path, blocks: [callTo(leadsTo)] };
        await insertDocument(transaction, admin, { id, type: "page", data }, 1);
      }
    });
    await bulk(site, admin, { verb: "publish", documents: [...members, ...Object.keys(pages)] });
    const lists = async () => {
      const { settings } = await publishedSite(site);
      return JSON.stringify([settings, (await publishedDocument(site.database, "/"))?.data]);
    };
    const before = await lists();
    const services = ["service-infrastructure", "service-managed", "service-network"];
    const documents = [
      "service-infrastructure",
      "page-one",
      ...members,
      "page-two",
      "service-managed",
      "service-network",
    ];
    const { away } = await bulk(site, admin, { verb: "unpublish", documents });
    const id =
      (await rememberUndo(
        site,
        admin,
        away.map((gone) => ({ verb: "unpublish", ...gone })),
      )) ?? "";
    const live = () => countRows(liveDocuments(site.database).where("id", "in", documents));
    const seen = new Set<number>();
    let isDone = false;
    const reading = (async () => {
      while (!isDone) seen.add(await live());
    })();
    const outcomes = await undo(site, admin, id);
    isDone = true;
    await reading;
    expect(outcomes?.map((one) => one.outcome)).toEqual(documents.map(() => "put-back"));
    expect(outcomes?.at(0)).toMatchObject({ title: "Infrastructure" });
    expect(await live()).toBe(documents.length);
    expect([...seen].filter((count) => count > 0 && count < documents.length)).not.toEqual([]);
    expect(await lists()).toBe(before);
    const published = (await written(site.database, "publish")).filter(([actor]) => actor === admin.id);
    for (const one of services) expect(published.filter(([, , document]) => document === one)).toHaveLength(1);
    for (const one of Object.keys(pages))
      expect(published.filter(([, , document]) => document === one)).toHaveLength(2);
  });
});
