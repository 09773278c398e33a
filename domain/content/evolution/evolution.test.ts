// @module-tag slow
import { describe, expect, onTestFinished, test } from "vitest";
import { type DatabaseKind, databaseKinds, freshDatabase, type Template } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { funFacts } from "../../../tests/gone-block.ts";
import { makeOlder, withSteps } from "../../../tests/older-site.ts";
import { openSeeded, seed } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import { compareRevisions } from "../compare/compare-revisions.server.ts";
import { documentTypes } from "../document-types.ts";
import { duplicate } from "../drafts/create-document.server.ts";
import { readDraft, saveEdit } from "../drafts/edit-draft.server.ts";
import { history } from "../drafts/history.server.ts";
import { restoreRevision } from "../drafts/restore-revision.server.ts";
import { allTypes, kinds } from "../kinds.ts";
import { preview, previewRevision } from "../preview/preview.server.ts";
import { publishedDocument, publishedOf } from "../published/published-document.server.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { readSingleton } from "../singletons/read-singleton.server.ts";
import { shapeNow } from "./evolve.ts";
import { steps } from "./steps.ts";

/** A site of the release before. No copy of what others copy: what was read of a revision is remembered, and copies share theirs. */
const OLDER: Template = {
  name: "template_evolution",
  fill: async (database) => {
    await seed(database);
    await makeOlder(database);
  },
};

/** The same with the steps that carry it over. */
const openOlder = async (kind: DatabaseKind) => {
  const site = await openDeps(kind, await freshDatabase(kind, OLDER));
  withSteps(steps);
  return site;
};

const revisionsOf = ({ database }: Awaited<ReturnType<typeof openDeps>>, document: string) =>
  database
    .selectFrom("revision")
    .select(["id", "shape", "data"])
    .where("document_id", "=", document)
    .orderBy("number")
    .execute();

describe.each(databaseKinds)("content of the release before, on %s", (kind) => {
  test("is read as it was everywhere, and its rows stay as they were written", async () => {
    const written = await publishedOf((await openSeeded(kind)).database, "project");
    const projects = new Map(written.map(({ id, data }) => [id, data]));
    const site = await openOlder(kind);
    const before = await site.database.selectFrom("revision").selectAll().orderBy("id").execute();
    const cloud = await publishedDocument(site.database, "/services/cloud");
    expect(cloud?.data).toMatchObject({ lead: expect.stringMatching(/\w/) });
    expect(cloud?.data).not.toHaveProperty("opening");
    for (const { id, data } of await publishedOf(site.database, "project")) expect(data).toEqual(projects.get(id));
    for (const { data } of await publishedOf(site.database, "post")) expect(data.author).toBe("The editors");
    const home = await publishedDocument(site.database, "/");
    expect(home?.type === "page" && home.data.blocks.map(({ type }) => type)).toContain("statistics");
    const { settings, testimonials } = await publishedSite(site);
    expect(settings.colours).toEqual({ accent: "#0f5c4d", action: "#ff6a4d" });
    expect(testimonials.map(({ rating, picture, trade }) => [rating, picture, trade])).toContainEqual([
      5,
      "",
      "office",
    ]);
    expect((await readSingleton(site, admin, "settings")).draft.data).toMatchObject({ colours: settings.colours });
    const shown = (await preview(site, "service-cloud"))?.document.data;
    expect(shown && "lead" in shown && "lead" in (cloud?.data ?? {}) && shown.lead).toMatch(/\w/);
    expect(await site.database.selectFrom("revision").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("every document can be edited, published, compared with what it was, restored and copied", async () => {
    const site = await openOlder(kind);
    for (const type of allTypes) {
      const [one] = await publishedOf(site.database, type);
      if (!one) throw new Error(`no ${type}`);
      const { id } = one;
      const draft = await readDraft(site, admin, id);
      const base = draft?.revision ?? "";
      const name = "name" in (draft?.data ?? {}) ? "name" : "title" in (draft?.data ?? {}) ? "title" : "siteTitle";
      await editDocument(site, id, () => ({ ...draft?.data, [name]: "Written today" }));
      expect(await publish(site, admin, id), id).toMatchObject({ outcome: "published" });
      const [first, second] = await revisionsOf(site, id);
      expect([first?.shape, second?.shape]).toEqual([0, shapeNow()]);
      const pair = { document: id, before: base, after: second?.id ?? "" };
      const changes = (await compareRevisions(site, admin, pair))?.changes;
      if (type !== "settings")
        expect(
          changes?.map(({ where }) => where.length),
          id,
        ).toEqual([1]);
      expect((await history(site, admin, { document: id, page: 1 }))?.all).toHaveLength(2);
      expect(await previewRevision(site, admin, id, base)).not.toBeNull();
      const asked = { document: id, revision: base, baseRevision: second?.id ?? "" };
      expect(await restoreRevision(site, admin, asked)).toMatchObject({ outcome: "restored" });
      const restored = await readDraft(site, admin, id);
      expect(restored?.data).toEqual(draft?.data);
      expect((await revisionsOf(site, id)).at(-1)?.shape).toBe(shapeNow());
      if (!kinds[type].single) expect(await duplicate(site, editor, id)).toMatchObject({ outcome: "duplicated" });
    }
  });

  test("a block that is gone is kept for staff through every save, and is no part of the page", async () => {
    const site = await openOlder(kind);
    const blocksOf = async () => ((await readDraft(site, editor, "page-about"))?.data.blocks ?? []) as object[];
    expect(await blocksOf()).toContainEqual(funFacts);
    const about = await publishedDocument(site.database, "/about");
    expect(about?.type === "page" && about.data.blocks.map(({ id }) => id)).not.toContain("facts");
    const older = (await revisionsOf(site, "page-about"))[0]?.id ?? "";
    const moved = (await blocksOf()).toReversed();
    await editDocument(site, "page-about", (data) => ({ ...data, blocks: moved }));
    expect(await blocksOf()).toEqual(moved);
    const row = await documentRow(site, "page-about");
    const { check } = await canGoLive(
      site.database,
      { id: "page-about", type: "page", language: "en" },
      row.draft_revision ?? "",
      site.time.now,
    );
    expect(check.issues.filter(({ level }) => level === "error")).toEqual([]);
    const at = moved.findIndex((block) => "id" in block && block.id === "facts");
    expect(check.issues).toContainEqual(
      expect.objectContaining({ level: "warning", field: `blocks.${at}`, title: "“Fun facts” is no longer shown" }),
    );
    expect(await publish(site, editor, "page-about")).toMatchObject({ outcome: "published" });
    const newest = row.draft_revision ?? "";
    await editDocument(site, "page-about", (data) => ({
      ...data,
      blocks: moved.filter((block) => block !== moved[at]),
    }));
    const without = (await documentRow(site, "page-about")).draft_revision ?? "";
    const compared = await compareRevisions(site, editor, { document: "page-about", before: newest, after: without });
    expect(compared?.changes).toMatchObject([{ where: ["Fun facts"], kind: "removed" }]);
    expect(compared?.changes[0]?.words[0]?.text).toContain("They walk on roots");
    await restoreRevision(site, editor, { document: "page-about", revision: older, baseRevision: without });
    expect(await blocksOf()).toContainEqual(funFacts);
  });

  test("a form that was open during the upgrade saves by the steps, and an older release writes over nothing newer", async () => {
    const site = await openSeeded(kind);
    const before = await readDraft(site, editor, "service-cloud");
    const { lead: _, ...rest } = before?.data ?? {};
    const edit = { baseRevision: before?.revision ?? null, data: { ...rest, opening: "Typed before" }, shape: 0 };
    expect(await saveEdit(site, editor, "service-cloud", edit)).toEqual({ outcome: "wrong-kind" });
    withSteps(steps);
    const saved = await saveEdit(site, editor, "service-cloud", edit);
    if (saved.outcome !== "saved") throw new Error(saved.outcome);
    const after = await readDraft(site, editor, "service-cloud");
    expect(after?.data).toEqual({ ...rest, lead: "Typed before" });
    const typed = { data: edit.data, shape: 0 };
    expect((await preview(site, "service-cloud", typed))?.document.data).toMatchObject({ lead: "Typed before" });
    const newer = steps.splice(0);
    const later = { baseRevision: saved.revision, data: before?.data ?? {} };
    expect(await saveEdit(site, editor, "service-cloud", later)).toEqual({ outcome: "newer" });
    expect(await saveEdit(site, editor, "service-cloud", { ...edit, shape: 1 })).toEqual({ outcome: "newer" });
    steps.push(...newer);
  });

  test("a type of document that is no more takes nothing else down", async () => {
    const site = await openDeps(kind);
    await seed(site.database);
    const { project } = documentTypes;
    Reflect.deleteProperty(documentTypes, "project");
    onTestFinished(() => void Object.assign(documentTypes, { project }));
    expect(await publishedDocument(site.database, "/portfolio/retail")).toBeNull();
    expect(await readDraft(site, admin, "project-retail")).toBeNull();
    expect(await publishedDocument(site.database, "/services/cloud")).not.toBeNull();
  });
});
