import { describe, expect, test } from "vitest";
import { behind, draftOf } from "../../../tests/behind-original.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { bare, paragraph, withCards } from "../../../tests/texts-with-cards.ts";
import { written } from "../../../tests/written.ts";
import { publish } from "../publishing/publish.server.ts";
import { translate } from "./translate.server.ts";

const ENGLISH = "service-cloud";
const SPANISH = "service-cloud-es";
const POST = "post-flat-fee";

describe.each(databaseKinds)("translating on %s", (kind) => {
  test("a translation begins with pictures, icons and structure of its original, and without its words", async () => {
    const site = await openSeeded(kind);
    await site.database.deleteFrom("published_link").where("document_id", "=", SPANISH).execute();
    await site.database.updateTable("document").set({ translation_of: null }).where("id", "=", SPANISH).execute();
    const made = await translate(site, editor, ENGLISH, "es");
    if (made.outcome !== "translated") throw new Error(made.outcome);
    const row = await documentRow(site, made.id);
    const original = await documentRow(site, ENGLISH);
    expect(row).toMatchObject({ type: "service", language: "es", translation_of: ENGLISH, published_revision: null });
    expect(row.made_from).toBe(original.published_revision);
    const line = [editor.id, "translate", made.id, original.title];
    expect(await written(site.database, "translate")).toEqual([line]);
    const [data, english] = [await draftOf(site, made.id), await draftOf(site, ENGLISH)];
    expect(data).toMatchObject({ title: "", path: "", lead: "", picture: english.picture });
    expect(data.card).toMatchObject({ icon: (english.card as { icon: string }).icon, title: "" });
    expect(data.sections).toHaveLength((english.sections as unknown[]).length);
    expect(data.benefits).toEqual((english.benefits as string[]).map(() => ""));
    expect(await translate(site, editor, made.id, "es")).toEqual({
      ...{ outcome: "there-already", type: "service", id: made.id, inTrash: false },
    });
    expect(await translate(site, editor, "nothing", "es")).toEqual({ outcome: "missing" });
    expect((await behind(site, ENGLISH, made.id)).changes).toEqual([]);
  });

  test("a rich text begins with its pictures, tables and headings, and without a word", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, POST, (data) => ({ ...data, body: withCards("A caption") }));
    await publish(site, editor, POST);
    await site.database.updateTable("document").set({ translation_of: null }).where("language", "=", "es").execute();
    const made = await translate(site, editor, POST, "es");
    if (made.outcome !== "translated") throw new Error(made.outcome);
    expect((await draftOf(site, made.id)).body).toEqual(bare);
    expect((await behind(site, POST, made.id)).changes).toEqual([]);
    await editDocument(site, POST, (data) => ({
      ...data,
      body: { ...withCards("A caption"), content: [...withCards("A caption").content, ...paragraph("More").content] },
    }));
    await publish(site, editor, POST);
    expect((await behind(site, POST, made.id)).changes).toEqual(["text changed: Text"]);
    await editDocument(site, made.id, (data) => ({
      ...{ ...data, title: "T", path: "/es/blog/t", summary: "S" },
      body: { ...bare, content: bare.content.slice(0, -1) },
    }));
    const refused = await publish(site, editor, made.id);
    expect(JSON.stringify(refused)).toContain("Text: this field is required");
  });

  test("links are copied, and references are those of the original", async () => {
    const site = await openSeeded(kind);
    await site.database.updateTable("document").set({ translation_of: null }).where("language", "=", "es").execute();
    const made = await translate(site, editor, "page-home", "es");
    if (made.outcome !== "translated") throw new Error(made.outcome);
    const [mine, theirs] = [await draftOf(site, made.id), await draftOf(site, "page-home")];
    const linksOf = (data: object) => [...JSON.stringify(data).matchAll(/"buttonLink":"([^"]*)"/g)].map(([, to]) => to);
    const blocksOf = ({ blocks }: { blocks?: unknown }) =>
      (blocks as { id: string; services?: string[] }[]).map(({ id, services }) => [id, services]);
    expect(linksOf(mine)).toEqual(linksOf(theirs));
    expect(linksOf(mine).length).toBeGreaterThan(0);
    expect(blocksOf(mine)).toEqual(blocksOf(theirs));
  });
});
