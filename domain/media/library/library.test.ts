import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readSeed } from "#content/seed-content.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openIllustrated } from "../../../tests/seeded.ts";
import { saveDraft } from "../../content/drafts/save-draft.server.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { siteVersion } from "../../site-version.server.ts";
import { system } from "../../staff/system.ts";
import { pictureViews } from "../picture-views.server.ts";
import { sweepFiles } from "../stored-files.server.ts";
import { countUses } from "../uses.server.ts";
import { deletePicture, describePicture, setFocus } from "./change-picture.server.ts";
import { emptyPictureTrash, KEPT_MS } from "./picture-trash.server.ts";
import { listPictures, readPicture } from "./read-pictures.server.ts";
import { replace, upload } from "./upload-picture.server.ts";

const editor = { id: "an-editor", role: "editor" } as const;

const png = (width = 60, height = 40, color = "#0f5c4d") =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const deps = await openIllustrated(kind);
    const send = async (name: string, bytes?: Uint8Array) => {
      const result = await upload(deps, editor, { name, bytes: bytes ?? (await png()) });
      if (result.outcome !== "uploaded") throw new Error(JSON.stringify(result));
      return result.picture;
    };
    /** Puts a picture into the newest draft of a service. */
    const show = async (picture: string) => {
      const row = await deps.database
        .selectFrom("document")
        .innerJoin("revision", "revision.id", "draft_revision")
        .select(["draft_revision", "data"])
        .where("document.id", "=", "service-cloud")
        .executeTakeFirstOrThrow();
      const data = { ...JSON.parse(row.data), picture };
      return saveDraft(deps, system, { document: "service-cloud", baseRevision: row.draft_revision, data });
    };
    const all = { filter: "all", search: "", page: 1 } as const;
    const text = (id: string, alt: string, baseAlt = "") =>
      describePicture(deps, editor, { id, name: "A rack", alt, baseAlt });
    return { deps, send, show, all, text };
  };

  test("a name that was not edited stays what somebody else made it meanwhile", async () => {
    const { deps, send } = await open();
    const { id } = await send("IMG_1.png");
    const name = async () => (await readPicture(deps, editor, id))?.name;
    const say = (more: object) => describePicture(deps, editor, { id, alt: "A rack", baseAlt: "A rack", ...more });
    await describePicture(deps, editor, { id, name: "Rack in Doral", baseName: "IMG_1", alt: "", baseAlt: "" });
    expect(await describePicture(deps, editor, { id, alt: "A rack", baseAlt: "" })).toEqual({ outcome: "described" });
    expect(await name()).toBe("Rack in Doral");
    expect(await say({ name: "IMG_1", baseName: "IMG_1" })).toEqual({ outcome: "described" });
    expect(await name()).toBe("Rack in Doral");
    expect(await say({ name: "Racks", baseName: "IMG_1" })).toEqual({ outcome: "described" });
    expect(await name()).toBe("Racks");
  });

  test("an upload is found by name and by text, newest first, and counted where it has no text", async () => {
    const { deps, send, all, text } = await open();
    const picture = await send("C:\\Photos\\Server Rack <3.PNG");
    expect(picture).toMatchObject({ name: "Server Rack 3", width: 60, height: 40, alt: "", frames: 1 });
    expect(picture.id).toMatch(/^server-rack-3-[0-9a-f]{8}$/);
    const found = await listPictures(deps, editor, { ...all, filter: "no-text" });
    expect(found.pictures.map(({ id }) => id)).toEqual([picture.id]);
    expect(found.counts).toMatchObject({ all: readSeed().pictures.length + 1, "no-text": 1 });
    expect(await text(picture.id, "  A rack of\nservers ")).toEqual({ outcome: "described" });
    expect((await listPictures(deps, editor, { ...all, search: `SERVERS ${picture.id}` })).total).toBe(1);
    expect((await listPictures(deps, editor, { ...all, search: `serv%s ${picture.id}` })).total).toBe(0);
    expect((await readPicture(deps, editor, picture.id))?.alt).toBe("A rack of servers");
  });

  test("a picture is used by the newest draft and by what visitors see, and by nothing else", async () => {
    const { deps, send, show, all, text } = await open();
    const { id } = await send("rack.png");
    await text(id, "A rack");
    const uses = async () => (await readPicture(deps, editor, id))?.uses.map(({ draft, live }) => ({ draft, live }));
    const idle = async () => (await listPictures(deps, editor, { ...all, filter: "unused", search: id })).total;
    expect([await uses(), await idle()]).toEqual([[], 1]);
    await show(id);
    expect([await uses(), await idle()]).toEqual([[{ draft: true, live: false }], 0]);
    await publish(deps, system, "service-cloud");
    for (let drafts = 0; drafts < 5; drafts += 1) {
      expect(await uses()).toEqual([{ draft: true, live: true }]);
      await show(id); // revisions come in no order
    }
    await show("service-cloud");
    expect(await uses()).toEqual([{ draft: false, live: true }]);
    expect(await deletePicture(deps, editor, id)).toEqual({ outcome: "used" });
    await publish(deps, system, "service-cloud");
    expect([await uses(), await idle()]).toEqual([[], 1]);
  });

  test("of a picture that several documents show all are named, by their titles, and each picture is counted by itself", async () => {
    const { deps, send, show, text } = await open();
    const { id } = await send("rack.png");
    const { id: other } = await send("other.png");
    await text(id, "A rack");
    await show(id);
    for (const document of ["service-network", "service-data"])
      await editDocument(deps, document, (data) => ({ ...data, picture: id }));
    await editDocument(deps, "service-help-desk", (data) => ({ ...data, picture: other }));
    const uses = (await readPicture(deps, editor, id))?.uses.map(({ document, title }) => [document, title]);
    const titled = async (document: string) => [document, (await documentRow(deps, document)).title];
    const names = ["service-cloud", "service-data", "service-network"];
    expect(uses).toEqual((await Promise.all(names.map(titled))).sort(([, a = ""], [, b = ""]) => a.localeCompare(b)));
    expect(await countUses(deps.database, [id, other, "service-cloud"])).toMatchObject({ [id]: 3, [other]: 1 });
  });

  test("every picture of the first content that a page shows counts as used", async () => {
    const { deps, all } = await open();
    const { pictures } = await listPictures(deps, editor, { ...all, filter: "unused" });
    expect(pictures.map(({ id }) => id).sort()).toEqual(["favicon", "icon-maskable", "logo-mark"]);
    expect((await readPicture(deps, editor, "page-not-found"))?.ownScreen).toMatch(/addresses/);
    expect(await deletePicture(deps, editor, "page-not-found")).toEqual({ outcome: "used" });
  });

  test("another file in its place keeps id, text and focus; the old one rests for 30 days and goes then, never the new", async () => {
    const { deps, send, text } = await open();
    const first = await png();
    const { id, src } = await send("rack.png", first);
    await text(id, "A rack");
    await setFocus(deps, editor, { id, x: 10, y: 90 });
    const before = await siteVersion(deps.database);
    deps.time.now += 1_000;
    expect(await replace(deps, editor, { id, bytes: await png(90, 30) })).toEqual({
      outcome: "replaced",
      removed: 0,
    });
    expect(await siteVersion(deps.database)).toBe(before + 1);
    const { [id]: view } = await pictureViews(deps.database, [id]);
    expect(view).toMatchObject({ width: 90, height: 30, alt: "A rack", focus: { x: 10, y: 90 } });
    expect(deps.files.kept.has(src.replace("/media/", ""))).toBe(true);
    deps.time.now += 1_000;
    await replace(deps, editor, { id, bytes: first });
    deps.time.now += KEPT_MS - 1_001;
    expect(await emptyPictureTrash(deps)).toBe(0);
    deps.time.now += 1_001;
    expect(await emptyPictureTrash(deps)).toBe(2);
    deps.time.now += 24 * 3_600_000;
    expect(await sweepFiles(deps)).toBe(6);
    expect(await sweepFiles(deps)).toBe(0);
    const { [id]: last } = await pictureViews(deps.database, [id]);
    const files = [last?.src, ...(last?.sources.map(({ srcset }) => srcset.split(" ")[0]) ?? [])];
    for (const file of files) expect(deps.files.kept.has(file?.replace("/media/", "") ?? "")).toBe(true);
    expect(await replace(deps, editor, { id, bytes: Buffer.from("hello") })).toMatchObject({ outcome: "refused" });
    expect(await replace(deps, editor, { id: "nobody", bytes: first })).toEqual({ outcome: "missing" });
  });

  test("the text of two people at once: the second is told, and loses nothing", async () => {
    const { deps, send, text } = await open();
    const { id } = await send("rack.png");
    expect(await text(id, "Mine")).toEqual({ outcome: "described" });
    expect(await text(id, "Yours")).toEqual({ outcome: "stale", alt: "Mine" });
    expect(await text(id, "Yours", "Mine")).toEqual({ outcome: "described" });
    expect((await readPicture(deps, editor, id))?.alt).toBe("Yours");
  });

  test("readers get another text and another focus at once; another name alone tells them nothing", async () => {
    const { deps, send, text } = await open();
    const { id } = await send("rack.png");
    const version = () => siteVersion(deps.database);
    const first = await version();
    await text(id, "A rack");
    expect(await version()).toBe(first + 1);
    await describePicture(deps, editor, { id, name: "Another", alt: "A rack", baseAlt: "A rack" });
    expect(await version()).toBe(first + 1);
    await setFocus(deps, editor, { id, x: 10, y: 90 });
    expect(await version()).toBe(first + 2);
  });

  test("what can't be a text, a name or a point is refused; a picture in use keeps its text", async () => {
    const { deps, send, show, text } = await open();
    const { id } = await send("rack.png");
    expect(await text(id, "IMG_2034.JPG")).toMatchObject({ outcome: "invalid", field: "alt" });
    expect(await text(id, "x".repeat(301))).toMatchObject({ outcome: "invalid", field: "alt" });
    const unnamed = { id, name: " ", alt: "A rack", baseAlt: "" };
    expect(await describePicture(deps, editor, unnamed)).toMatchObject({ outcome: "invalid", field: "name" });
    await text(id, "A rack");
    expect(await text(id, "", "A rack")).toEqual({ outcome: "described" });
    await text(id, "A rack");
    await show(id);
    expect(await text(id, "", "A rack")).toMatchObject({ outcome: "invalid", field: "alt" });
    for (const [x, y] of [
      [-1, 5],
      [5, 101],
      [Number.NaN, 5],
      [1.5, 5],
    ] as const)
      expect(await setFocus(deps, editor, { id, x, y })).toEqual({ outcome: "invalid" });
    expect(await setFocus(deps, editor, { id: "nobody", x: 1, y: 1 })).toEqual({ outcome: "missing" });
    expect(await text("nobody", "A rack")).toEqual({ outcome: "missing" });
  });

  test("an unused picture goes after 30 days in the trash, with its files a day later, and all of it is written down", async () => {
    const { deps, send, text } = await open();
    const before = deps.files.kept.size;
    const { id } = await send("rack.png");
    await text(id, "A rack");
    await setFocus(deps, editor, { id, x: 10, y: 90 });
    await replace(deps, editor, { id, bytes: await png(90, 30) });
    expect(await deletePicture(deps, editor, id)).toEqual({ outcome: "deleted", name: "A rack" });
    expect(await deletePicture(deps, editor, id)).toEqual({ outcome: "missing" });
    expect(await readPicture(deps, editor, id)).toMatchObject({ deletedAt: deps.time.now });
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(2);
    expect(await readPicture(deps, editor, id)).toBeNull();
    deps.time.now += 24 * 3_600_000;
    await sweepFiles(deps);
    expect(deps.files.kept.size).toBe(before);
    const written = await deps.database
      .selectFrom("activity")
      .select(["action", "actor", "detail"])
      .where("subject", "=", id)
      .execute();
    expect(written.map(({ action }) => action).sort()).toEqual([
      "media-delete",
      "media-describe",
      "media-focus",
      "media-replace",
      "media-upload",
    ]);
    expect(written.every(({ actor }) => actor === editor.id)).toBe(true);
  });
});
