import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { keysIn } from "#platform/backup/back-up.ts";
import { databaseKinds, MOST_VALUES } from "../../../tests/databases.ts";
import { editDocument as edit } from "../../../tests/edit.ts";
import { rowsOfOthers } from "../../../tests/others.ts";
import { cropNow, openLibrary } from "../../../tests/picture-library.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { restoreRevision } from "../../content/drafts/restore-revision.server.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { siteVersion } from "../../site-version.server.ts";
import { countRows } from "../../sql.server.ts";
import { rememberUndo, undo } from "../../undo/undo.server.ts";
import { pictureViews } from "../picture-views.server.ts";
import { sweepFiles } from "../stored-files.server.ts";
import { deletePicture, describePicture, setFocus } from "./change-picture.server.ts";
import { emptyPictureTrash, KEPT_MS, listPictureTrash, takeBackFile, takeBackPicture } from "./picture-trash.server.ts";
import { findPictures, listPictures, readPicture } from "./read-pictures.server.ts";
import { tagPictures } from "./tag-pictures.server.ts";
import { replace } from "./upload-picture.server.ts";

const CLOUD = "service-cloud";
const all = { filter: "all", search: "", page: 1 } as const;

const png = (width: number, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0f5c4d" } })
    .png()
    .toBuffer();

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const { deps, send } = await openLibrary(kind);
    const id = await send("rack.png", await png(60));
    await describePicture(deps, editor, { id, name: "A rack", alt: "A rack of servers", baseAlt: "" });
    await setFocus(deps, editor, { id, x: 10, y: 90 });
    return { deps, send, id };
  };

  test("a deleted picture leaves library, search and what may go live, and comes back with text and focus", async () => {
    const { deps, id } = await open();
    const before = await readPicture(deps, editor, id);
    await deletePicture(deps, editor, id);
    expect((await listPictures(deps, editor, { ...all, search: id })).total).toBe(0);
    expect(await findPictures(deps, editor, { words: id, most: 9 })).toMatchObject([{ id, trashed: true }]);
    const [entry] = await listPictureTrash(deps, editor);
    expect(entry).toMatchObject({ what: "deleted", id, name: "A rack", goesAt: deps.time.now + KEPT_MS });
    expect(await replace(deps, editor, { id, bytes: await png(90) })).toEqual({ outcome: "missing" });
    deps.time.now += 1_000;
    expect(await deletePicture(deps, editor, id), "a second time").toEqual({ outcome: "missing" });
    expect(await listPictureTrash(deps, editor), "its day stays").toEqual([entry]);
    const undone = (await rememberUndo(deps, editor, [{ verb: "delete-picture", picture: id }])) ?? "";
    expect(await undo(deps, editor, undone)).toEqual([{ outcome: "taken-back", id, name: "A rack" }]);
    expect(await readPicture(deps, editor, id)).toEqual(before);
    expect(await takeBackPicture(deps, editor, id)).toEqual({ outcome: "missing" });
    expect((await listPictures(deps, editor, { ...all, search: id })).total).toBe(1);
  });

  test("the newest stands first, deleted or replaced; what rests of a picture goes with it, be it younger", async () => {
    const { deps, send, id } = await open();
    const other = await send("other.png", await png(30));
    await deletePicture(deps, editor, other);
    deps.time.now += 1_000;
    await replace(deps, editor, { id, bytes: await png(90) });
    const inTrash = async () => (await listPictureTrash(deps, editor)).map(({ what }) => what);
    expect(await inTrash()).toEqual(["replaced", "deleted"]);
    await deletePicture(deps, editor, id);
    deps.time.now += KEPT_MS - 1;
    expect(await emptyPictureTrash(deps)).toBe(1);
    const rests = (await listPictureTrash(deps, editor)).find(({ what }) => what === "replaced");
    expect(await takeBackFile(deps, editor, rests?.id ?? "")).toMatchObject({ outcome: "taken-back" });
    expect(await inTrash()).toEqual(["replaced", "deleted"]);
    deps.time.now += 1;
    expect(await emptyPictureTrash(deps)).toBe(2);
    expect(await deps.database.selectFrom("replaced_picture").select("id").execute()).toEqual([]);
  });

  test("a replaced file goes with more sizes than a statement takes values", async () => {
    const { deps, id } = await open();
    await replace(deps, editor, { id, bytes: await png(90) });
    const sizes = Array.from({ length: MOST_VALUES[kind] / 2 + 1 }, (_, n) => ({ file: `size-${n}.webp` }));
    await deps.database
      .updateTable("replaced_picture")
      .set({ variants: JSON.stringify(sizes) })
      .execute();
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(1);
    const dropped = deps.database.selectFrom("dropped_file").where("key", "like", "size-%");
    expect(await countRows(dropped)).toBe(sizes.length);
  });

  test("a file from before the picture had its text comes back, and the text stays: pages need one", async () => {
    const { deps, send } = await open();
    const id = await send("bare.png", await png(50));
    await replace(deps, editor, { id, bytes: await png(55) });
    await describePicture(deps, editor, { id, alt: "A bare rack", baseAlt: "" });
    const [old] = await listPictureTrash(deps, editor);
    expect(await takeBackFile(deps, editor, old?.id ?? "")).toMatchObject({ outcome: "taken-back" });
    expect(await readPicture(deps, editor, id)).toMatchObject({ width: 50, alt: "A bare rack" });
  });

  test("the palette finds pictures by name and text, the newest first and what lies in the trash last", async () => {
    const { deps, send, id } = await open();
    const sendLater = async (name: string) => {
      deps.time.now += 1_000;
      return send(name, await png(70));
    };
    const [second, third, gone] = [
      await sendLater("Rack 2.png"),
      await sendLater("Rack 3.png"),
      await sendLater("Rack 4.png"),
    ];
    await deletePicture(deps, editor, gone);
    const found = async (words: string, most = 9) => findPictures(deps, editor, { words, most });
    const ids = async (most?: number) => (await found("rack", most)).map((one) => one.id);
    expect(await ids()).toEqual([third, second, id, gone]);
    expect(await ids(2)).toEqual([third, second]);
    expect(await found("rack servers")).toMatchObject([{ id, trashed: false, excerpt: { where: "Alternative text" } }]);
    expect(await found(" ")).toEqual([]);
  });

  test("what is done with one picture is done with no other: its text, file, crop, tags and what rests of it", async () => {
    const { deps, send, id } = await open();
    const large = await png(120, 120);
    const [other, deleted] = [await send("other.png", large), await send("other.png", large)];
    const crop = { x: 0, y: 0, width: 60, height: 60 };
    await tagPictures(deps, editor, { ids: [id, other, deleted], add: ["racks"], remove: [] });
    await replace(deps, editor, { id: other, bytes: await png(130, 130) });
    await cropNow(deps, { id: other, crop });
    await deletePicture(deps, editor, deleted);
    const owned = { cropped_picture: "media_id", replaced_picture: "media_id", media_tag: "media_id" } as const;
    const others = () => rowsOfOthers(deps.database, { media: "id", ...owned }, id);
    const before = await others();
    deps.time.now += 1_000;
    await describePicture(deps, editor, { id, name: "Racks", alt: "Two racks", baseAlt: "A rack of servers" });
    await setFocus(deps, editor, { id, x: 20, y: 20 });
    const bytes = await png(140, 140);
    await replace(deps, editor, { id, bytes });
    expect(await readPicture(deps, editor, id)).toMatchObject({ bytes: bytes.length });
    expect(await cropNow(deps, { id, crop })).toEqual({ outcome: "cropped" });
    expect(await cropNow(deps, { id, crop: null })).toEqual({ outcome: "whole" });
    const [old] = (await listPictureTrash(deps, editor)).filter(
      ({ what, picture }) => what === "replaced" && picture === id,
    );
    expect(await takeBackFile(deps, editor, old?.id ?? "")).toMatchObject({ outcome: "taken-back" });
    await tagPictures(deps, editor, { ids: [id], add: ["new"], remove: ["racks"] });
    await deletePicture(deps, editor, id);
    expect(await takeBackPicture(deps, editor, id)).toMatchObject({ outcome: "taken-back" });
    expect(await others()).toEqual(before);
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBeGreaterThan(0);
    expect(await rowsOfOthers(deps.database, { cropped_picture: "media_id" }, deleted), "a crop of now").toHaveLength(
      1,
    );
  });

  test("an older version shows a deleted picture still; restored it keeps the picture, but does not go live with it", async () => {
    const { deps, id } = await open();
    await edit(deps, CLOUD, (data) => ({ ...data, picture: id }));
    const { draft_revision: old } = await deps.database
      .selectFrom("document")
      .select("draft_revision")
      .where("id", "=", CLOUD)
      .executeTakeFirstOrThrow();
    await edit(deps, CLOUD, (data) => ({ ...data, picture: CLOUD }));
    expect(await deletePicture(deps, editor, id)).toMatchObject({ outcome: "deleted" });
    expect((await pictureViews(deps.database, [id]))[id]).toMatchObject({ alt: "A rack of servers" });
    const now = await deps.database
      .selectFrom("document")
      .select("draft_revision")
      .where("id", "=", CLOUD)
      .executeTakeFirstOrThrow();
    const restored = { document: CLOUD, revision: old ?? "", baseRevision: now.draft_revision ?? "" };
    expect(await restoreRevision(deps, editor, restored)).toMatchObject({ outcome: "restored" });
    const blocked = await publish(deps, editor, CLOUD);
    expect(blocked).toMatchObject({ outcome: "blocked", check: { issues: [{ title: "A picture is in the trash" }] } });
    deps.time.now += KEPT_MS * 2;
    expect((await listPictureTrash(deps, editor))[0]?.goesAt).toBeNull();
    expect(await emptyPictureTrash(deps)).toBe(0);
    await takeBackPicture(deps, editor, id);
    expect(await publish(deps, editor, CLOUD)).toMatchObject({ outcome: "published" });
  });

  test("a replaced file comes back with its text and focus, everywhere at once, and the other rests in its place", async () => {
    const { deps, id } = await open();
    const view = async () => (await pictureViews(deps.database, [id]))[id];
    const first = await view();
    await replace(deps, editor, { id, bytes: await png(90) });
    await describePicture(deps, editor, { id, name: "A rack", alt: "Another rack", baseAlt: "A rack of servers" });
    await setFocus(deps, editor, { id, x: 50, y: 50 });
    const second = await view();
    const [old] = await listPictureTrash(deps, editor);
    expect(old).toMatchObject({ what: "replaced", picture: id, name: "A rack", view: { src: first?.src } });
    const version = await siteVersion(deps.database);
    expect(await takeBackFile(deps, editor, old?.id ?? "")).toEqual({ outcome: "taken-back", id, name: "A rack" });
    expect(await view()).toEqual(first);
    const found = async (search: string) => (await listPictures(deps, editor, { ...all, search })).total;
    expect([await found("another"), await found("rack of servers")]).toEqual([0, 1]);
    expect(await siteVersion(deps.database)).toBe(version + 1);
    expect(await takeBackFile(deps, editor, old?.id ?? "")).toEqual({ outcome: "missing" });
    const [other] = await listPictureTrash(deps, editor);
    expect(other?.view).toEqual({ ...second });
    const keys = await keysIn(deps.database);
    for (const { src } of [first, second].filter((one) => one !== undefined)) expect(keys).toContain(src.slice(7));
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(1);
    deps.time.now += 24 * 3_600_000;
    await sweepFiles(deps);
    const kept = (src = "") => deps.files.kept.has(src.slice(7));
    expect([kept(first?.src), kept(second?.src)]).toEqual([true, false]);
  });
});
