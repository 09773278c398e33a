import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { documentRow, editDocument, publishChange } from "../../../../tests/edit.ts";
import { list as listDocuments } from "../../../../tests/list-services.ts";
import { openSeeded, type Seeded } from "../../../../tests/seeded.ts";
import { editor } from "../../../../tests/staff-actors.ts";
import { duplicate, insertDocument } from "../../drafts/create-document.server.ts";
import { trash } from "../../publishing/trash.server.ts";
import { besideOriginal } from "../beside-original.server.ts";
import { bringInStep } from "../in-step/bring-in-step.server.ts";
import { translate } from "../translate.server.ts";
import { listTranslations, type TranslationsQuery, translationsDue } from "./list-translations.server.ts";
import { stateWords } from "./translation-state.ts";

const list = async (site: Seeded, query: Partial<TranslationsQuery> = {}) => {
  const page = await listTranslations(site, editor, { type: null, filter: "all", search: "", page: 1, ...query });
  return { ...page, ids: page.rows.map(({ id }) => id) };
};

const newMember = (site: Seeded) =>
  site.database
    .transaction()
    .execute((transaction) =>
      insertDocument(transaction, editor, { id: "new", type: "member", data: { name: "New here" } }, 1),
    );

describe.each(databaseKinds)("the states of translations on %s", (kind) => {
  test("each original is listed with how it stands in every language, what is behind and what is missing apart", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, "service-cloud", { lead: "Another lead." });
    await newMember(site);
    const all = await list(site);
    expect(all.counts).toMatchObject({ behind: 1, missing: 1, all: all.counts.done + 2 });
    expect(all.rows).toHaveLength(25);
    const pages = await Promise.all(Array.from({ length: all.pages }, (_, n) => list(site, { page: n + 1 })));
    expect(new Set(pages.flatMap(({ ids }) => ids)).size, "each on one of the pages").toBe(all.total);
    expect((await list(site, { filter: "missing" })).ids).toEqual(["new"]);
    const [behind] = (await list(site, { filter: "behind" })).rows;
    expect(behind).toMatchObject({ id: "service-cloud", title: "Cloud Solutions" });
    expect(behind?.languages.map(stateWords)).toEqual(["Original", "Original changed (1 field)"]);
    expect((await list(site, { type: "service" })).total).toBe(9);
    await site.database.updateTable("document").set({ position: 99 }).where("id", "=", "service-cloud").execute();
    expect((await list(site, { type: "service" })).ids.at(-1), "in the order of lists").toBe("service-cloud");
    expect((await list(site, { search: "cloud solutions", type: "service" })).ids).toContain("service-cloud");
    const done = await list(site, { filter: "done", type: "service" });
    expect(done.rows.every(({ languages }) => languages.map(stateWords)[1] === "Up to date")).toBe(true);
    expect(await translationsDue(site, editor)).toMatchObject({ behind: 1, missing: 0, first: [behind] });
    await publishChange(site.database, "page-about", { title: "About all of us" });
    const published = (id: string, at: number) =>
      site.database.updateTable("document").set({ published_at: at }).where("id", "=", id).execute();
    const named = async () => (await translationsDue(site, editor)).first.map(({ id }) => id);
    await published("page-about", 2e12);
    expect(await named(), "published last").toEqual(["page-about", "service-cloud"]);
    await published("service-cloud", 3e12);
    expect(await named(), "published last").toEqual(["service-cloud", "page-about"]);
  });

  test("an edit that says the same leaves nothing behind, and a translation in the trash is missing", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, "service-cloud", {});
    await trash(site, editor, "service-data-es");
    expect((await list(site)).counts).toMatchObject({ behind: 0, missing: 1 });
    const [row] = (await list(site, { filter: "missing" })).rows;
    expect(row?.languages.map(stateWords)).toEqual(["Original", "In the trash"]);
    await publishChange(site.database, "service-data", { lead: "Another lead." });
    expect((await list(site)).counts).toMatchObject({ behind: 0, missing: 1 });
    expect(await translationsDue(site, editor)).toEqual({ behind: 0, missing: 1, first: [] });
  });

  test("a translation whose original is in the trash stays in the table, by itself", async () => {
    const site = await openSeeded(kind);
    const before = (await list(site)).counts;
    await publishChange(site.database, "service-cloud", { lead: "Another lead." });
    await trash(site, editor, "service-cloud");
    const { counts } = await list(site);
    expect(counts).toEqual({ ...before, done: before.done - 1, alone: 1 });
    const [row] = (await list(site, { filter: "alone" })).rows;
    expect(row?.isGone).toBe(true);
    expect(row?.languages.map(stateWords)).toEqual(["In the trash", "Original in the trash"]);
    expect(await translationsDue(site, editor)).toEqual({ behind: 0, missing: 0, first: [] });
    const copies = () => site.database.selectFrom("document").select(["id", "translation_of"]).orderBy("id").execute();
    const known = await copies();
    expect(await duplicate(site, editor, "service-cloud")).toEqual({ outcome: "missing" });
    for (const id of ["service-cloud", "service-cloud-es"])
      expect(await translate(site, editor, id, "es"), id).toEqual({ outcome: "missing" });
    expect(await copies()).toEqual(known);
    await trash(site, editor, "service-cloud-es");
    expect((await list(site)).counts).toMatchObject({ all: before.all - 1, alone: 0 });
    const [original] = (await listDocuments(site, { status: "trash" })).entries;
    expect(original?.languages.map(stateWords)).toEqual(["In the trash"]);
  });

  test("the list counts what is left: what was dealt with, and what the translation has since, is none", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, "service-cloud", { lead: "Another lead.", picture: "service-software" });
    const told = async () => {
      const [row] = (await list(site, { filter: "behind" })).rows;
      return row?.languages.map(stateWords)[1];
    };
    expect(await told()).toBe("Original changed (2 fields)");
    const { published_revision: seen } = await documentRow(site, "service-cloud");
    await bringInStep(site, editor, { translation: "service-cloud-es", seen: seen ?? "", place: "lead" });
    expect(await told()).toBe("Original changed (1 field)");
    await editDocument(site, "service-cloud-es", (data) => ({ ...data, picture: "service-software" }));
    expect(await told()).toBeUndefined();
    const own = (await listDocuments(site, { language: "es", search: "nube" })).entries;
    expect(own.find(({ id }) => id === "service-cloud-es")?.languages).toMatchObject([
      { language: "es", id: "service-cloud-es", state: "up-to-date" },
    ]);
  });

  test("beside a translation stands what visitors see of its original, and what changed in it", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-cloud", (data) => ({ ...data, title: "A draft of a title" }));
    const beside = await besideOriginal(site, editor, "service-cloud-es");
    expect(beside?.original).toMatchObject({ id: "service-cloud", language: "en", changes: [] });
    expect(beside?.original?.data.title).toBe("Cloud Solutions");
    expect(await besideOriginal(site, editor, "service-cloud")).toMatchObject({ original: null });
    expect(await besideOriginal(site, editor, "nothing")).toBeNull();
  });
});
