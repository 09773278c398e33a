import { describe, expect, test } from "vitest";
import { keysIn } from "#platform/backup/back-up.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { cropNow, halves, openLibrary } from "../../../tests/picture-library.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { siteVersion } from "../../site-version.server.ts";
import { sweepFiles } from "../stored-files.server.ts";
import { deletePictures, setFocus } from "./change-picture.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { emptyPictureTrash, KEPT_MS, listPictureTrash, takeBackFile } from "./picture-trash.server.ts";
import { replace } from "./upload-picture.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("a crop shows a part everywhere; another is cut from the whole, which comes back whenever one wants", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("halves.png");
    await setFocus(deps, editor, { id, x: 75, y: 50 });
    const whole = await view(id);
    const version = await siteVersion(deps.database);
    const right = { x: 200, y: 0, width: 200, height: 100 };
    expect(await cropNow(deps, { id, crop: right })).toEqual({ outcome: "cropped" });
    expect(await siteVersion(deps.database)).toBe(version + 1);
    const first = await view(id);
    expect(first).toMatchObject({ width: 200, height: 100, isBlue: true, isRed: false, focus: { x: 50, y: 100 } });
    expect(first.crop).toEqual({ part: right, src: whole.src, width: 400, height: 200 });
    expect(first.bytes, "what the library counts is the file that was sent").toBe(whole.bytes);
    const left = { x: 0, y: 40, width: 100, height: 100 };
    expect(await cropNow(deps, { id, crop: left })).toEqual({ outcome: "cropped" });
    expect(await view(id)).toMatchObject({ width: 100, isRed: true, isBlue: false, crop: { part: left } });
    const wide = { x: 100, y: 0, width: 300, height: 200 };
    expect(await cropNow(deps, { id, crop: wide })).toEqual({ outcome: "cropped" });
    expect((await view(id)).focus, "on what it was on, at the edge of the crop before").toEqual({ x: 0, y: 50 });
    deps.time.now += KEPT_MS * 2;
    await emptyPictureTrash(deps);
    await sweepFiles(deps);
    const kept = (src: string) => deps.files.kept.has(src.slice("/media/".length));
    expect([kept(whole.src), kept(first.src)], "the whole stays as long as the picture").toEqual([true, false]);
    expect(await keysIn(deps.database), "and is in each backup").toContain(whole.src.slice("/media/".length));
    expect(await cropNow(deps, { id, crop: null })).toEqual({ outcome: "whole" });
    expect(await view(id)).toMatchObject({
      src: whole.src,
      width: 400,
      height: 200,
      crop: null,
      focus: { x: 25, y: 50 },
    });
    const told = await written(deps.database, "media-crop");
    expect(await cropNow(deps, { id, crop: { x: 0, y: 0, width: 400, height: 200 } })).toEqual({
      outcome: "whole",
    });
    expect(await written(deps.database, "media-crop"), "it was whole: nothing was done").toEqual(told);
  });

  test("what is no part of it, a drawing, an animation and what is gone are not cropped", async () => {
    const { deps, send } = await openLibrary(kind);
    const id = await send("halves.png");
    const told = async (x: number, y: number, width: number, height: number) => {
      const outcome = await cropNow(deps, { id, crop: { x, y, width, height } });
      return "message" in outcome ? outcome.message : outcome.outcome;
    };
    const outside = "This is outside of the picture";
    const places = [told(301, 0, 100, 100), told(0, 101, 100, 100), told(-1, 0, 100, 100), told(0, -1, 100, 100)];
    expect(await Promise.all(places)).toEqual([outside, outside, outside, outside]);
    expect(await told(0.5, 0, 100, 100)).toBe("Whole pixels only");
    const small = "At least 40 px on a side";
    expect([await told(0, 0, 39, 100), await told(0, 0, 100, 39)]).toEqual([small, small]);
    expect(await told(360, 160, 40, 40), "the last that fits").toBe("cropped");
    const part = { x: 0, y: 0, width: 50, height: 50 };
    expect(await cropNow(deps, { id: "service-cloud", crop: part })).toEqual({
      outcome: "refused",
      message: "Only photographs and still pictures can be cropped",
    });
    await deletePictures(deps, editor, [id]);
    expect(await cropNow(deps, { id, crop: part })).toEqual({ outcome: "missing" });
  });

  test("once a cropped picture has left the trash, nothing of it is left, the whole included", async () => {
    const { deps, send } = await openLibrary(kind);
    const before = [...deps.files.kept.keys()];
    const id = await send("halves.png");
    await cropNow(deps, { id, crop: { x: 0, y: 0, width: 100, height: 100 } });
    await deletePictures(deps, editor, [id]);
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(1);
    deps.time.now += KEPT_MS;
    await sweepFiles(deps);
    expect([...deps.files.kept.keys()]).toEqual(before);
  });

  test("a crop that is cut while another file takes the place changes nothing, and leaves no file behind", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("swapped.png");
    const get = async (key: string) => {
      await replace(deps, editor, { id, bytes: await halves(300) });
      return deps.files.get(key);
    };
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    const cropped = await cropNow({ ...deps, files: { ...deps.files, get } }, { id, crop });
    expect(cropped).toEqual({ outcome: "changed" });
    expect(await view(id)).toMatchObject({ width: 300, crop: null });
    deps.time.now += 25 * 3_600_000;
    await sweepFiles(deps);
    const named = (await keysIn(deps.database)).filter((key) => key.startsWith(id));
    expect([...deps.files.kept.keys()].filter((key) => key.startsWith(id)).sort()).toEqual(named.sort());
  });

  test("a crop that was chosen on another file than the one that is there changes nothing, nor does the way to its whole", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("halves.png");
    const opened = await view(id);
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    await replace(deps, editor, { id, bytes: await halves(300) });
    expect(await cropPicture(deps, editor, { id, of: opened.src, crop })).toEqual({ outcome: "changed" });
    const now = await view(id);
    expect(now).toMatchObject({ width: 300, crop: null });
    await cropNow(deps, { id, crop });
    expect(await cropPicture(deps, editor, { id, of: opened.src, crop: null })).toEqual({ outcome: "changed" });
    expect(await view(id)).toMatchObject({ width: 100, crop: { part: crop, src: now.src } });
    const other = { ...crop, x: 50 };
    expect(await cropPicture(deps, editor, { id, of: now.src, crop: other }), "of the same whole").toEqual({
      outcome: "cropped",
    });
  });

  test("a crop that is cut while the picture goes into the trash changes nothing", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("gone.png");
    const get = async (key: string) => {
      await deletePictures(deps, editor, [id]);
      return deps.files.get(key);
    };
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    const cropped = await cropNow({ ...deps, files: { ...deps.files, get } }, { id, crop });
    expect(cropped).toEqual({ outcome: "changed" });
    expect(await view(id)).toMatchObject({ width: 400, crop: null });
  });

  test("another file ends the crop: the cropped picture and the whole both rest, and either comes back", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("halves.png");
    await setFocus(deps, editor, { id, x: 75, y: 50 });
    const whole = await view(id);
    await cropNow(deps, { id, crop: { x: 200, y: 0, width: 200, height: 200 } });
    const cropped = await view(id);
    await replace(deps, editor, { id, bytes: await halves(120, 60) });
    expect(await view(id)).toMatchObject({ width: 120, crop: null });
    const trash = await listPictureTrash(deps, editor);
    const entry = (src: string) => trash.find((one) => one.view?.src === src)?.id ?? "";
    await takeBackFile(deps, editor, entry(cropped.src));
    expect(await view(id)).toMatchObject({ src: cropped.src, crop: null, focus: { x: 50, y: 50 } });
    await takeBackFile(deps, editor, entry(whole.src));
    expect(await view(id), "its focal point is where it was").toMatchObject({
      src: whole.src,
      width: 400,
      focus: { x: 75, y: 50 },
    });
    await publish(deps, editor, "service-cloud");
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(2);
  });

  test("a file that is taken back ends the crop of the one in its place: both of that rest, and go after their time", async () => {
    const { deps, send, view } = await openLibrary(kind);
    const id = await send("halves.png");
    const first = await view(id);
    await replace(deps, editor, { id, bytes: await halves(240, 120) });
    const second = await view(id);
    await cropNow(deps, { id, crop: { x: 0, y: 0, width: 120, height: 120 } });
    const cropped = await view(id);
    const inTrash = async () => (await listPictureTrash(deps, editor)).map(({ view }) => view?.src).sort();
    expect(await inTrash()).toEqual([first.src]);
    const [entry] = await listPictureTrash(deps, editor);
    await takeBackFile(deps, editor, entry?.id ?? "");
    expect(await view(id)).toMatchObject({ src: first.src, width: 400, crop: null });
    expect(await inTrash()).toEqual([second.src, cropped.src].sort());
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(2);
    deps.time.now += KEPT_MS;
    await sweepFiles(deps);
    const kept = [first, second, cropped].map(({ src }) => deps.files.kept.has(src.slice("/media/".length)));
    expect(kept).toEqual([true, false, false]);
  });
});
