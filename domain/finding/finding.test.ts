import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { editDocument } from "../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../tests/seeded.ts";
import { admin, editor } from "../../tests/staff-actors.ts";
import { insertDocument } from "../content/drafts/create-document.server.ts";
import { sweepBlank } from "../content/drafts/sweep-blank.server.ts";
import { shapeNow } from "../content/evolution/evolve.ts";
import { blankDocument } from "../content/form/document-form.ts";
import { findDocuments } from "../content/lists/finding/find-documents.server.ts";
import { listDocuments } from "../content/lists/list-documents.server.ts";
import { publish } from "../content/publishing/publish.server.ts";
import { restoreFromTrash, trash } from "../content/publishing/trash.server.ts";
import { unpublish } from "../content/publishing/unpublish.server.ts";
import { erase } from "../enquiries/erase/erase.server.ts";
import { findEnquiries, inbox } from "../enquiries/inbox/inbox.server.ts";
import { storeEnquiry } from "../enquiries/submit/store-enquiry.server.ts";
import { deletePicture, describePicture } from "../media/library/change-picture.server.ts";
import { findPictures, listPictures } from "../media/library/read-pictures.server.ts";
import { indexMissing } from "./index-missing.server.ts";

const CLOUD = "service-cloud";
const POST = "post-hurricane";

const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const write = (site: Seeded, id: string, text: string) =>
  editDocument(site, id, (data) => ({ ...data, body: paragraph(text) }));

const find = async (site: Seeded, words: string, who = editor) =>
  (await findDocuments(site, who, { words, most: 50 })).map(({ id }) => id);

const enquire = (site: Seeded, message: string, formId = "form-1") =>
  storeEnquiry(site, {
    language: "en",
    enquiry: { name: "Ada One", email: "ada@example.org", phone: "", company: "", service: "", message },
    serviceName: "",
    formId,
    suspicions: [],
    verdict: { human: true, tokenId: formId, goodUntil: site.time.now + 1_000 },
  });

const hits = (excerpt: { parts: { text: string; hit: boolean }[] } | null | undefined) =>
  excerpt?.parts.flatMap(({ text, hit }) => (hit ? [text] : []));

describe.each(databaseKinds)("on %s", (kind) => {
  test("a document is found by any text of its draft, by the start of words, without accents and capitals, in its sentence", async () => {
    const site = await openSeeded(kind);
    await write(site, POST, "It rains. Our Café stands at the Waterline, with 500+ seats. The end.");
    for (const words of ["waterline", "WATERL", "cafe seats", "500+", '"the waterline"', "stands-at", "wáterline end"])
      expect([words, await find(site, words)]).toEqual([words, expect.arrayContaining([POST])]);
    for (const words of ['"waterl"', '"waterline the"', "aterline", "stands-the"])
      expect([words, await find(site, words)]).toEqual([words, expect.not.arrayContaining([POST])]);
    const [hit] = await findDocuments(site, editor, { words: "waterl cafe", most: 9 });
    expect(hit).toMatchObject({ id: POST, trashed: false, live: true });
    expect(hits(hit?.excerpt)).toEqual(["Café", "Waterline"]);
    expect(hit?.excerpt?.parts[0]?.text).toBe("Our ");
    expect(hit?.excerpt?.where).not.toBe("");
    const entry = (
      await listDocuments(site, editor, {
        ...{ type: "post", search: "waterl cafe", status: null, sort: "changed", page: 1 },
      })
    ).entries[0];
    expect([entry?.id, hits(entry?.excerpt)]).toEqual([POST, ["Café", "Waterline"]]);
    await write(site, POST, "Nothing of it.");
    expect(await find(site, "waterline")).not.toContain(POST);
  });

  test("what visitors still see is found after the draft was changed, until it goes off the site", async () => {
    const site = await openSeeded(kind);
    await write(site, POST, "Only quokkas live here.");
    expect((await publish(site, editor, POST)).outcome).toBe("published");
    await write(site, POST, "Nothing of it.");
    const [hit] = await findDocuments(site, editor, { words: "quokkas", most: 9 });
    expect(hit?.excerpt?.where).toMatch(/^On the site, not in the draft: /);
    await unpublish(site, editor, POST);
    expect(await find(site, "quokkas")).toEqual([]);
  });

  test("titles come before texts, the trash last and by its name; what one may not change is not found", async () => {
    const site = await openSeeded(kind);
    await write(site, POST, "A quokka.");
    site.time.now += 1_000;
    await editDocument(site, CLOUD, (data) => ({ ...data, title: "Quokka clouds" }));
    site.time.now += 1_000;
    await write(site, "post-hipaa", "Another quokka.");
    expect(await find(site, "quokka")).toEqual([CLOUD, "post-hipaa", POST]);
    await trash(site, editor, CLOUD);
    const found = await findDocuments(site, editor, { words: "quokka", most: 9 });
    expect(found.map(({ id, trashed }) => [id, trashed])).toEqual([
      ["post-hipaa", false],
      [POST, false],
      [CLOUD, true],
    ]);
    await restoreFromTrash(site, editor, CLOUD);
    expect((await find(site, "quokka"))[0]).toBe(CLOUD);
    expect(await find(site, "0142", admin)).toContain("settings");
    expect(await find(site, "0142")).not.toContain("settings");
  });

  test("nothing that is typed is an error", async () => {
    const site = await openSeeded(kind);
    const bad = ['"', '""', "'", "*", "a*", "NOT", "AND OR", "NEAR(a b)", "words:x", "-x", "^a", "(", "a & | !", ":*"];
    for (const words of [
      ...bad,
      "\\",
      "\u0000",
      "%_!",
      "😀",
      "<->",
      "\ud800",
      "x".repeat(500),
      `"${"a ".repeat(60)}`,
    ]) {
      await find(site, words);
      await inbox(site, editor, { states: [], search: words, page: 1 });
      await listPictures(site, editor, { filter: "all", search: words, page: 1 });
    }
  });

  test("a picture is found by its text as soon as that is written, and in the trash, where it is said", async () => {
    const site = await openSeeded(kind);
    await site.database
      .insertInto("media")
      .values({
        ...{
          id: "spare",
          name: "Spare",
          file: "f",
          type: "image/png",
          width: 1,
          height: 1,
          bytes: 1,
          alt: "",
          variants: "[]",
        },
        ...{ focal_x: 50, focal_y: 50, created_at: 0, search: "spare spare" },
      })
      .execute();
    await describePicture(site, editor, { id: "spare", name: "Spare", alt: "A Heron at the café", baseAlt: "" });
    const found = () => findPictures(site, editor, { words: "heron cafe", most: 9 });
    expect((await found()).map(({ id, trashed, excerpt }) => [id, trashed, hits(excerpt)])).toEqual([
      ["spare", false, ["Heron", "café"]],
    ]);
    expect((await listPictures(site, editor, { filter: "all", search: "cafe her", page: 1 })).total).toBe(1);
    await deletePicture(site, editor, "spare");
    expect((await found()).map(({ trashed }) => trashed)).toEqual([true]);
    expect((await listPictures(site, editor, { filter: "all", search: "cafe her", page: 1 })).total).toBe(0);
  });

  test("an enquiry is found by its message, and once erased nothing of it stands in the index", async () => {
    const site = await openSeeded(kind);
    await enquire(site, "Please mend the naïve Zeppelin of ours.");
    const found = await findEnquiries(site, editor, { words: "naive zepp", most: 9 });
    expect(found.map(({ excerpt }) => hits(excerpt))).toEqual([["naïve", "Zeppelin"]]);
    const { entries } = await inbox(site, editor, { states: [], search: "naive zepp", page: 1 });
    expect(entries.map(({ excerpt }) => excerpt?.where)).toEqual(["Message"]);
    const id = found[0]?.id ?? "";
    expect((await erase(site, editor, { id, what: "message" })).outcome).toBe("erased");
    expect(
      await site.database.selectFrom("search_text").select("id").where("words", "like", "%zeppelin%").execute(),
    ).toEqual([]);
    if (kind === "SQLite") {
      await sql`create virtual table terms using fts5vocab(search_fts_enquiry, row)`.execute(site.database);
      const { rows } = await sql`select term from terms where term like 'zep%'`.execute(site.database);
      expect(rows).toEqual([]);
    }
  });

  test("what the index lacks, or knows of an older revision or in an older shape, is put into it; what is whole is left alone", async () => {
    const site = await openSeeded(kind);
    await write(site, POST, "A quokka.");
    await enquire(site, "Please mend our Zeppelin.");
    await site.database.deleteFrom("search_text").where("media_id", "is", null).execute();
    expect(await find(site, "quokka")).toEqual([]);
    expect(await indexMissing(site, AbortSignal.abort()), "a server that stops begins no round").toBe(0);
    const indexed = await indexMissing(site);
    expect(indexed).toBeGreaterThan(20);
    const line = { level: 30, indexed, msg: "search: texts that were not in the index yet" };
    expect(JSON.parse(site.logged.at(-1) ?? "")).toMatchObject(line);
    expect(await find(site, "quokka")).toEqual([POST]);
    expect(await findEnquiries(site, editor, { words: "zepp", most: 9 })).toHaveLength(1);
    expect(await indexMissing(site)).toBe(0);
    for (const other of [{ revision: "old" }, { shape: shapeNow() - 1 }]) {
      const kept = site.database.updateTable("search_text").set({ words: "old", ...other });
      await kept.where("document_id", "=", POST).execute();
      expect(await indexMissing(site)).toBe(2);
      expect(await find(site, "quokka")).toEqual([POST]);
    }
  });

  test("a draft that is swept takes its words along", async () => {
    const site = await openSeeded(kind);
    const row = await site.database
      .transaction()
      .execute((transaction) =>
        insertDocument(transaction, editor, { type: "post", data: blankDocument("post", "2025-10-09") }, 0),
      );
    expect(await sweepBlank({ ...site, clock: () => 1e12 })).toBeGreaterThanOrEqual(0);
    const rows = await site.database.selectFrom("search_text").select("id").where("document_id", "=", row.id).execute();
    const document = await site.database.selectFrom("document").select("id").where("id", "=", row.id).execute();
    expect(rows.length).toBe(document.length);
  });
});
