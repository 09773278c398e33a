import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { findDocuments } from "../lists/finding/find-documents.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { readDraft, saveEdit } from "./edit-draft.server.ts";
import { history } from "./history.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";

const CLOUD = "service-cloud";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what was changed and changed back is live as it was, is found by its words, and goes on from there", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: first, title } = await rowOf(site, CLOUD);
    const live = (await readDraft(site, editor, CLOUD))?.data;
    if (!live) throw new Error("no draft");
    const save = async (baseRevision: string | null, data: typeof live) => {
      const saved = await saveEdit(site, editor, CLOUD, { baseRevision, data });
      return saved.outcome === "saved" ? saved : Promise.reject(new Error(saved.outcome));
    };
    site.time.now += 5_000;
    const changed = await save(first, { ...live, title: "Nimbus" });
    expect((await readDraft(site, editor, CLOUD))?.status).toBe("changed");
    site.time.now += 5_000;
    expect(await save(changed.revision, live)).toMatchObject({ revision: first, number: 1 });
    expect((await rowOf(site, CLOUD)).updated_at, "lists say when").toBe(site.time.now);
    expect(await readDraft(site, editor, CLOUD)).toMatchObject({ status: "live", revision: first, title, data: live });
    expect(await findDocuments(site, editor, { words: "nimbus", most: 5 })).toEqual([]);
    expect(await findDocuments(site, editor, { words: title, most: 5 })).toContainEqual(
      expect.objectContaining({ id: CLOUD }),
    );
    const stale = await saveEdit(site, editor, CLOUD, { baseRevision: changed.revision, data: live });
    expect(stale.outcome).toBe("stale");
    expect(await save(first, { ...live, title: "Once more" })).toMatchObject({ number: 3 });
    const told = await history(site, editor, { document: CLOUD, page: 1 });
    expect(told?.all, "what was tried is kept").toHaveLength(3);
  });

  test("a version that comes back and says what is live is no change either; one of a draft is", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: first } = await rowOf(site, CLOUD);
    await editDocument(site, CLOUD, (data) => ({ ...data, title: "Nimbus" }));
    const { draft_revision: second } = await rowOf(site, CLOUD);
    const back = { document: CLOUD, revision: first ?? "", baseRevision: second ?? "" };
    expect(await restoreRevision(site, editor, back)).toMatchObject({ outcome: "restored", number: 1 });
    await editDocument(site, CLOUD, (data) => ({ ...data, title: "Nimbus" }));
    await publish(site, editor, CLOUD);
    const { draft_revision: third } = await rowOf(site, CLOUD);
    const old = { document: CLOUD, revision: first ?? "", baseRevision: third ?? "" };
    expect(await restoreRevision(site, editor, old)).toMatchObject({ outcome: "restored", number: 4 });
    expect((await readDraft(site, editor, CLOUD))?.status).toBe("changed");
  });
});
