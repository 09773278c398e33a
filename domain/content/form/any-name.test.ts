import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { deletePicture } from "../../media/library/change-picture.server.ts";
import { usesOf } from "../../media/uses.server.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import { compareRevisions } from "../compare/compare-revisions.server.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import { saveDraft } from "../drafts/save-draft.server.ts";
import { link } from "../fields/kinds/link.ts";
import { picture } from "../fields/kinds/picture.ts";
import { references } from "../fields/kinds/references.ts";
import { line } from "../fields/kinds/text.ts";
import { blockBase, blocks, type Data } from "../fields/structure.ts";
import { kinds } from "../kinds.ts";
import { documentView } from "../published/page/page-view.server.ts";
import type { Published } from "../published/published-document.server.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { referredTypes } from "./document-form.ts";

const fields = {
  badge: picture("Badge"),
  more: link("Read more"),
  others: references("Others", "service"),
};

/** A type and a block that only this test knows; no key of theirs says what it holds. */
const badges = blockBase("badges", "Badges", { group: "Facts" }).extend(fields);
const emblemSchema = z.object({
  name: line("Name"),
  ...fields,
  blocks: blocks("Blocks", z.discriminatedUnion("type", [badges]), { max: 3 }),
});

Object.assign(documentTypes, { emblem: emblemSchema });
Object.assign(kinds, { emblem: { ...kinds.page, one: "emblem", all: "Emblems" } });

afterAll(() => {
  for (const table of [documentTypes, kinds]) Reflect.deleteProperty(table, "emblem");
});

const type = "emblem" as DocumentType;

const filled = (badge: string, more: string, other: string) => ({ badge, more, others: [other] });

const emblem = (changes: Data = {}): Data => ({
  name: "Emblem",
  ...filled("own-badge", "/contact", "service-cloud"),
  blocks: [{ type: "badges", id: "b1", hidden: false, ...filled("block-badge", "/about", "service-data") }],
  ...changes,
});

const openWith = async (kind: (typeof databaseKinds)[number], data: Data) => {
  const site = await openSeeded(kind);
  const row = { file: "f", type: "image/svg+xml", width: 1, height: 1, bytes: 1, alt: "A", focal_x: 50, focal_y: 50 };
  const media = ["own-badge", "block-badge"].map((id) => ({ ...row, id, variants: "[]", created_at: 0 }));
  await site.database.insertInto("media").values(media).execute();
  await site.database
    .transaction()
    .execute((transaction) => insertDocument(transaction, admin, { id: "emblem-1", type, data }, site.clock()));
  return site;
};

type Site = Awaited<ReturnType<typeof openWith>>;

const errorsOf = async (site: Site) => {
  const { draft_revision } = await documentRow(site, "emblem-1");
  const { check } = await canGoLive(
    site.database,
    { id: "emblem-1", type, language: "en" },
    draft_revision ?? "",
    site.time.now,
  );
  return check.issues.filter(({ level }) => level === "error").map(({ field, title }) => [field, title]);
};

describe.each(databaseKinds)("a type and a block with fields of any name, on %s", (kind) => {
  test("their pictures are loaded for the page", async () => {
    const site = await openWith(kind, emblem());
    const document = { id: "emblem-1", type, path: "/emblem", changedAt: null, data: emblem() } as unknown as Published;
    const { view } = await documentView(site, await publishedSite(site), document);
    expect(Object.keys(view.pictures)).toEqual(expect.arrayContaining(["own-badge", "block-badge"]));
  });

  test("their pictures must have alternative text", async () => {
    const site = await openWith(kind, emblem());
    expect(await errorsOf(site)).toEqual([]);
    await site.database.updateTable("media").set({ alt: " " }).where("id", "like", "%badge").execute();
    expect(await errorsOf(site)).toEqual([
      ["badge", "A picture has no alternative text"],
      ["blocks.0.badge", "A picture has no alternative text"],
    ]);
  });

  test("their pictures count as used and can't be deleted", async () => {
    const site = await openWith(kind, emblem());
    for (const id of ["own-badge", "block-badge"]) {
      expect(await usesOf(site.database, id)).toMatchObject([{ document: "emblem-1", draft: true }]);
      expect(await deletePicture(site, admin, id)).toEqual({ outcome: "used" });
    }
  });

  test("their links are checked", async () => {
    const block = { type: "badges", id: "b1", hidden: false, ...filled("block-badge", "/lost", "service-data") };
    const site = await openWith(kind, emblem({ more: "/nowhere", blocks: [block] }));
    expect(await errorsOf(site)).toEqual([
      ["more", "The link to /nowhere leads nowhere"],
      ["blocks.0.more", "The link to /lost leads nowhere"],
    ]);
  });

  test("their references are followed: versions are compared by the titles of what they name", async () => {
    const site = await openWith(kind, emblem());
    const { draft_revision: before } = await documentRow(site, "emblem-1");
    const data = emblem({ others: ["service-cloud", "service-security"] });
    await saveDraft(site, admin, { document: "emblem-1", baseRevision: before, data });
    const { draft_revision: after } = await documentRow(site, "emblem-1");
    const both = { document: "emblem-1", before: before ?? "", after: after ?? "" };
    const comparison = await compareRevisions(site, admin, both);
    const { title } = await documentRow(site, "service-security");
    expect(comparison?.changes.map(({ where }) => where)).toEqual([["Others"]]);
    expect(referredTypes(type)).toEqual(["service"]);
    const back = await compareRevisions(site, admin, { ...both, before: both.after, after: both.before });
    for (const compared of [comparison, back])
      expect(compared?.changes[0]?.words.map(({ text }) => text).join("")).toContain(title);
  });
});
