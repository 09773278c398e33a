import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { keysIn } from "#platform/backup/back-up.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, publishChange } from "../../../tests/edit.ts";
import { pdf } from "../../../tests/pictures.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { standInFiles } from "../../../tests/stand-ins/stand-in-files.ts";
import { compareRevisions, namesOf } from "../../content/compare/compare-revisions.server.ts";
import { findTargets } from "../../content/lists/finding/link-targets.server.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { siteVersion } from "../../site-version.server.ts";
import { filePath, fileWords } from "../file.ts";
import { MOST_BYTES } from "../picture.ts";
import { fileViews, pictureViews } from "../picture-views.server.ts";
import { deletePicture, describePicture } from "./change-picture.server.ts";
import { listPictureTrash, takeBackPicture } from "./picture-trash.server.ts";
import { readFileOf } from "./read-file.server.ts";
import { findPictures, listPictures, readPicture } from "./read-pictures.server.ts";
import { replace, upload } from "./upload-picture.server.ts";

const editor = { id: "an-editor", role: "editor" } as const;
const POST = "post-hipaa";
const png = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
const textWith = (...content: object[]) => ({ body: { type: "doc", content } });
const say = (text: string, href?: string) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(href && { marks: [{ type: "link", attrs: { href } }] }) }],
});

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const deps = { ...(await openSeeded(kind)), files: standInFiles() };
    const sent = await upload(deps, editor, { name: "Storm checklist (2026).pdf", bytes: pdf(12) });
    if (sent.outcome !== "uploaded") throw new Error(JSON.stringify(sent));
    return { deps, file: sent.picture, id: sent.picture.id };
  };
  const all = { filter: "all", search: "", page: 1 } as const;

  test("a PDF is kept as it is, under its name, beside the pictures and never among them", async () => {
    const { deps, file, id } = await open();
    expect(file).toMatchObject({
      name: "Storm checklist (2026)",
      type: "application/pdf",
      frames: 12,
      src: filePath(id),
    });
    expect(id).toMatch(/^storm-checklist-2026-[0-9a-f]{8}$/);
    const key = (await readFileOf(deps, filePath(id)))?.key ?? "";
    expect(Buffer.from((await deps.files.get(key)) ?? [])).toEqual(pdf(12));
    expect((await readFileOf(deps, filePath(id)))?.name).toBe(file.name);
    for (const other of ["nobody", "service-cloud"]) expect(await readFileOf(deps, filePath(other))).toBeNull();
    expect(await keysIn(deps.database)).toContain(key);
    expect((await listPictures(deps, editor, { ...all, filter: "files" })).pictures.map((one) => one.id)).toEqual([id]);
    expect((await listPictures(deps, editor, { ...all, only: "picture" })).pictures.map((one) => one.id)).not.toContain(
      id,
    );
    expect((await listPictures(deps, editor, { ...all, only: "file" })).total).toBe(1);
    expect((await listPictures(deps, editor, all)).counts).toMatchObject({ files: 1, "no-text": 0 });
    expect(await findPictures(deps, editor, { words: "storm check", most: 4 })).toMatchObject([{ id, isFile: true }]);
    expect(await pictureViews(deps.database, [id])).toEqual({});
    expect((await fileViews(deps.database, [id]))[id]).toMatchObject({
      name: file.name,
      href: filePath(id),
      pages: 12,
    });
    expect(await findTargets(deps.database, editor, "checklist 2026")).toMatchObject([
      { type: "file", path: filePath(id) },
    ]);
  });

  test("the pages of a file made for the web stand in its head, where its trees are compressed", async () => {
    const { deps } = await open();
    const trees = pdf(3).toString("latin1").replace("/Count 3", "");
    const web = trees.replace("\n", "\n9 0 obj <</Linearized 1 /L 900 /O 11 /E 700 /N 27 /T 800>> endobj\n");
    const pagesOf = async (bytes: string) => {
      const sent = await upload(deps, editor, { name: "web.pdf", bytes: Buffer.from(bytes, "latin1") });
      return sent.outcome === "uploaded" ? sent.picture.frames : sent;
    };
    expect([await pagesOf(trees), await pagesOf(web)]).toEqual([0, 27]);
    const far = (of: number) => trees.replace("/Type /Pages", `/Count 9 ${" ".repeat(of)}/Type /Pages`);
    expect([await pagesOf(far(3_900)), await pagesOf(far(20_000))], "no more than what lies near is read").toEqual([
      9, 0,
    ]);
  });

  test("what only says that it is a PDF is refused, and a place for pictures takes none", async () => {
    const { deps, id } = await open();
    const refused = async (bytes: Uint8Array, only?: "picture" | "file") => {
      const result = await upload(deps, editor, { name: "a.pdf", bytes, only });
      return "message" in result ? result.message : result.outcome;
    };
    expect(await refused(Buffer.from("<html>%PDF-1.7 %%EOF</html>"))).toMatch("This is a web page");
    expect(await refused(Buffer.from("%PDF-1.7 cut off"))).toMatch("not whole");
    expect(await refused(pdf(1, MOST_BYTES))).toMatch("21 MB; at most 20 MB");
    expect(await refused(pdf(), "picture")).toMatch("This is a PDF. Pictures are");
    expect(await refused(await png(), "file")).toMatch("not a PDF");
    expect(await replace(deps, editor, { id, bytes: await png() })).toMatchObject({ outcome: "refused" });
    expect(await replace(deps, editor, { id: "hero-business", bytes: pdf() })).toMatchObject({ outcome: "refused" });
  });

  test("a new name of a file is seen by visitors at once, that of a picture by nobody", async () => {
    const { deps, id } = await open();
    const seen = async (id: string, alt: string) => {
      const before = await siteVersion(deps.database);
      const renamed = await describePicture(deps, editor, { id, name: "Another name", alt, baseAlt: alt });
      return [renamed.outcome, (await siteVersion(deps.database)) - before];
    };
    expect(await seen(id, "")).toEqual(["described", 1]);
    expect(await seen("service-cloud", "A")).toEqual(["described", 0]);
  });

  test("another file takes its place at the same address, and the old one comes back with the trash", async () => {
    const { deps, id } = await open();
    deps.time.now += 1_000;
    expect(await replace(deps, editor, { id, bytes: pdf(3) })).toEqual({ outcome: "replaced", removed: 0 });
    const key = (await readFileOf(deps, filePath(id)))?.key ?? "";
    expect(Buffer.from((await deps.files.get(key)) ?? [])).toEqual(pdf(3));
    expect((await listPictureTrash(deps, editor))[0]).toMatchObject({ what: "replaced", picture: id, view: null });
  });

  test("of files that take its place at the same moment each is kept behind the next, and none is lost", async () => {
    const { deps, id } = await open();
    const at = Array.from({ length: 6 }, (_, n) => n + 20);
    const sent = at.map((pages) =>
      replace({ ...deps, clock: () => deps.time.now + pages }, editor, { id, bytes: pdf(pages) }),
    );
    for (const one of await Promise.all(sent)) expect(one).toMatchObject({ outcome: "replaced" });
    const now = (await readPicture(deps, editor, id))?.frames;
    const kept = await deps.database
      .selectFrom("replaced_picture")
      .select("frames")
      .where("media_id", "=", id)
      .execute();
    expect([now, ...kept.map(({ frames }) => frames)].sort()).toEqual([12, ...at]);
  });

  test("a file that a card, a block or a link offers says where, stays, and stops what would go live without it", async () => {
    const { deps, id } = await open();
    const card = { type: "file", attrs: { file: id, title: "", note: "" } };
    for (const body of [textWith(say("Our list"), card), textWith(say("Our list", `${filePath(id)}#page=2`))]) {
      await publishChange(deps.database, POST, body);
      expect((await readPicture(deps, editor, id))?.uses.map(({ document }) => document)).toEqual([POST]);
      expect(await deletePicture(deps, editor, id)).toEqual({ outcome: "used" });
    }
    await publishChange(deps.database, POST, textWith(say("Nothing")));
    await publishChange(deps.database, "page-careers", {
      blocks: [
        {
          type: "downloads",
          id: "b1",
          hidden: false,
          heading: "Downloads",
          files: [{ file: id, title: "", note: "" }],
        },
      ],
    });
    expect(await deletePicture(deps, editor, id)).toEqual({ outcome: "used" });
    await publishChange(deps.database, "page-careers", { blocks: [] });
    expect(await deletePicture(deps, editor, id)).toMatchObject({ outcome: "deleted" });
    expect(await readFileOf(deps, filePath(id))).toBeNull();
    expect(await findTargets(deps.database, editor, "checklist 2026")).toEqual([]);
    for (const body of [textWith(say("Our list"), card), textWith(say("Our list", filePath(id)))]) {
      await editDocument(deps, POST, (data) => ({ ...data, ...body }));
      expect(JSON.stringify(await publish(deps, editor, POST))).toContain("A file is in the trash");
    }
    expect(await takeBackPicture(deps, editor, id)).toMatchObject({ outcome: "taken-back" });
    expect(await publish(deps, editor, POST)).toMatchObject({ outcome: "published" });
  });

  test("a comparison of versions names the file", async () => {
    const { deps, id } = await open();
    const before = (await editDocument(deps, POST, (data) => data)) as { revision: string };
    const body = textWith(say("Our list"), { type: "file", attrs: { file: id, title: "The list", note: "" } });
    const after = (await editDocument(deps, POST, (data) => ({ ...data, ...body }))) as { revision: string };
    const found = await compareRevisions(deps, editor, {
      document: POST,
      before: before.revision,
      after: after.revision,
    });
    expect(JSON.stringify(found)).toContain("The list");
  });

  test("a comparison of versions calls a picture by its text, and by its name where it has none", async () => {
    const { deps } = await open();
    const named = await upload(deps, editor, { name: "dock.png", bytes: await png() });
    if (named.outcome !== "uploaded") throw new Error(named.outcome);
    const { id } = named.picture;
    const pictures = async () => namesOf(deps.database, "post", [{ picture: id }]);
    expect(await pictures()).toEqual(new Map([[id, "[picture: dock]"]]));
    await describePicture(deps, editor, { id, name: "dock", alt: "A dock at low tide", baseAlt: "" });
    expect(await pictures()).toEqual(new Map([[id, "[picture: A dock at low tide]"]]));
  });
});

test("what visitors are told of a file", () => {
  expect(fileWords({ bytes: 348_160, pages: 12 })).toBe("PDF, 12 pages, 340 kB");
  expect(fileWords({ bytes: 5 * 1024 * 1024, pages: 1 })).toBe("PDF, 1 page, 5.0 MB");
  expect(fileWords({ bytes: 10, pages: 0 })).toBe("PDF, 1 kB");
});
