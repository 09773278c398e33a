import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { documentRow } from "../../tests/edit.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { admin } from "../../tests/staff-actors.ts";
import { written } from "../../tests/written.ts";
import { insertDocument } from "../content/drafts/create-document.server.ts";
import { bulk } from "../content/lists/bulk.server.ts";
import { liveDocuments } from "../content/published/published-document.server.ts";
import { revisionData } from "../content/stored/find-revision.server.ts";
import { countRows } from "../sql.server.ts";
import { rememberUndo, undo } from "./undo.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("hundreds come back in parts, between which others write, in their order, and also where links lead from one part to another", async () => {
    const site = await openSeeded(kind);
    const ids = Array.from({ length: 60 }, (_, n) => `member-more-${n}`);
    const { published_revision: revision } = await documentRow(site, "member-1");
    const data = await revisionData(site.database, revision ?? "");
    await site.database.transaction().execute(async (transaction) => {
      for (const id of ids) await insertDocument(transaction, admin, { id, type: "member", data }, 1);
    });
    await bulk(site, admin, { verb: "publish", documents: ids });
    const documents = ["service-network", ...ids, "service-infrastructure"];
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
    expect(outcomes?.at(0)).toMatchObject({ title: "Network Solutions" });
    expect(await live()).toBe(documents.length);
    expect([...seen].filter((count) => count > 0 && count < documents.length)).not.toEqual([]);
    const published = (await written(site.database, "publish")).filter(([actor]) => actor === admin.id);
    for (const service of ["service-network", "service-infrastructure"])
      expect(published.filter(([, , document]) => document === service)).toHaveLength(1);
  });
});
