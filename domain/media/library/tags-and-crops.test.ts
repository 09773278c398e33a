import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { keysIn } from "#platform/backup/back-up.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { standInFiles } from "../../../tests/stand-ins/stand-in-files.ts";
import { written } from "../../../tests/written.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { LONGEST_TAG } from "../../formats/tag.ts";
import { siteVersion } from "../../site-version.server.ts";
import { actionsAbout } from "../../staff/activity/actions.ts";
import { MOST_AT_ONCE, MOST_TAGS } from "../picture.ts";
import { sweepFiles } from "../stored-files.server.ts";
import { deletePictures, describePicture, setFocus } from "./change-picture.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import { emptyPictureTrash, KEPT_MS, listPictureTrash, takeBackFile, takeBackPicture } from "./picture-trash.server.ts";
import { listPictures, readPicture } from "./read-pictures.server.ts";
import { knownPictureTags, tagPictures, tagsOf } from "./tag-pictures.server.ts";
import { replace, upload } from "./upload-picture.server.ts";

const editor = { id: "an-editor", role: "editor" } as const;
const all = { filter: "all", search: "", page: 1 } as const;

/** The left half red, the right half blue. */
const halves = async (width = 400, height = 200) => {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: "#f00" } };
  return sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
};

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const deps = { ...(await openSeeded(kind)), files: standInFiles() };
    const send = async (name: string, bytes?: Uint8Array) => {
      const sent = await upload(deps, editor, { name, bytes: bytes ?? (await halves()) });
      if (sent.outcome !== "uploaded") throw new Error(sent.outcome);
      return sent.picture.id;
    };
    const view = async (id: string) => {
      const picture = await readPicture(deps, editor, id);
      if (!picture) throw new Error(`no picture ${id}`);
      const file = deps.files.kept.get(picture.src.slice("/media/".length));
      const { dominant } = await sharp(file).stats();
      return { ...picture, isRed: dominant.r > 128, isBlue: dominant.b > 128 };
    };
    return { deps, send, view };
  };

  test("pictures get tags together, are found by them in any spelling, and lose them", async () => {
    const { deps, send } = await open();
    const [a, b] = [await send("a.png"), await send("b.png")];
    expect(await tagPictures(deps, editor, { ids: [a, b], add: ["Café", "office", "!"], remove: [] })).toEqual({
      outcome: "tagged",
      pictures: 2,
    });
    expect(await tagPictures(deps, editor, { ids: [a, b], add: ["CAFE"], remove: [] })).toMatchObject({ pictures: 0 });
    expect(await tagPictures(deps, editor, { ids: [b, "lost"], add: [], remove: ["Office"] })).toMatchObject({
      pictures: 1,
    });
    expect(await knownPictureTags(deps, editor)).toEqual([
      { slug: "cafe", name: "Café", pictures: 2 },
      { slug: "office", name: "office", pictures: 1 },
    ]);
    const long = "x".repeat(LONGEST_TAG);
    await tagPictures(deps, editor, { ids: [a], add: [long, `${long}x`, "Atlas"], remove: [] });
    expect((await tagsOf(deps, editor, [a]))[a]?.map(({ name }) => name)).toEqual(["Atlas", "Café", "office", long]);
    await tagPictures(deps, editor, { ids: [a], add: [], remove: [long, "Atlas"] });
    const tagged = async (tag: string) => (await listPictures(deps, editor, { ...all, tag })).pictures.map((p) => p.id);
    expect([(await tagged("cafe")).sort(), await tagged("office")]).toEqual([[a, b].sort(), [a]]);
    const found = async () =>
      (await listPictures(deps, editor, { ...all, search: "office" })).pictures.map((p) => p.id);
    expect(await found()).toContain(a);
    await describePicture(deps, editor, { id: a, name: "Another", alt: "A text", baseAlt: "" });
    expect(await found(), "a new text leaves the tags in the search").toContain(a);
    expect(await found()).not.toContain(b);
    const many = Array.from({ length: MOST_TAGS }, (_, n) => `tag ${n}`);
    expect(await tagPictures(deps, editor, { ids: [b, a], add: many, remove: ["cafe"] })).toEqual({
      outcome: "invalid",
      message: `“Another” would have more than ${MOST_TAGS} tags`,
    });
    expect(await tagsOf(deps, editor, [a, b]), "all or none").toMatchObject({ [b]: [{ slug: "cafe" }] });
    await deletePictures(deps, editor, [a]);
    expect(await knownPictureTags(deps, editor), "without the trash").toMatchObject([{ slug: "cafe", pictures: 1 }]);
    deps.time.now += KEPT_MS;
    await emptyPictureTrash(deps);
    expect(await knownPictureTags(deps, editor)).toMatchObject([{ slug: "cafe", pictures: 1 }]);
    const full = await tagPictures(deps, editor, { ids: [b], add: [...many, "cafe"], remove: ["cafe"] });
    expect(full, "as many as may be, and taken off wins").toEqual({ outcome: "tagged", pictures: 1 });
    expect((await tagsOf(deps, editor, [b]))[b]).toHaveLength(MOST_TAGS);
  });

  test("several are deleted at once, but for those that something shows; the library says how many do, and where", async () => {
    const { deps, send } = await open();
    const [used, idle] = [await send("used.png"), await send("idle.png")];
    await describePicture(deps, editor, { id: used, name: "Used", alt: "A text", baseAlt: "" });
    await edit(deps, "service-cloud", (data) => ({ ...data, picture: used }));
    const list = await listPictures(deps, editor, { ...all, filter: "used", where: "service", search: used });
    expect(list).toMatchObject({ total: 1, uses: { [used]: 1 }, counts: { used: 1, unused: 0 } });
    expect((await listPictures(deps, editor, { ...all, where: "post", search: used })).total).toBe(0);
    const { counts } = await listPictures(deps, editor, all);
    expect(counts.used + counts.unused).toBe(counts.all);
    expect(await deletePictures(deps, editor, [used, idle, "lost"])).toEqual({
      deleted: [{ id: idle, name: "idle" }],
      used: 1,
    });
    const strange = Array.from({ length: MOST_AT_ONCE }, (_, n) => `lost-${n}`);
    const left = await send("left.png");
    expect(await deletePictures(deps, editor, [...strange, left]), "at most 200 by one request").toMatchObject({
      deleted: [],
    });
  });

  test("a crop shows a part everywhere; another is cut from the whole, which comes back whenever one wants", async () => {
    const { deps, send, view } = await open();
    const id = await send("halves.png");
    await setFocus(deps, editor, { id, x: 75, y: 50 });
    const whole = await view(id);
    const version = await siteVersion(deps.database);
    const right = { x: 200, y: 0, width: 200, height: 100 };
    expect(await cropPicture(deps, editor, { id, crop: right })).toEqual({ outcome: "cropped" });
    expect(await siteVersion(deps.database)).toBe(version + 1);
    const first = await view(id);
    expect(first).toMatchObject({ width: 200, height: 100, isBlue: true, isRed: false, focus: { x: 50, y: 100 } });
    expect(first.crop).toEqual({ part: right, src: whole.src, width: 400, height: 200 });
    expect(first.bytes, "what the library counts is the file that was sent").toBe(whole.bytes);
    const left = { x: 0, y: 40, width: 100, height: 100 };
    expect(await cropPicture(deps, editor, { id, crop: left })).toEqual({ outcome: "cropped" });
    expect(await view(id)).toMatchObject({ width: 100, isRed: true, isBlue: false, crop: { part: left } });
    deps.time.now += KEPT_MS * 2;
    await emptyPictureTrash(deps);
    await sweepFiles(deps);
    const kept = (src: string) => deps.files.kept.has(src.slice("/media/".length));
    expect([kept(whole.src), kept(first.src)], "the whole stays as long as the picture").toEqual([true, false]);
    expect(await keysIn(deps.database), "and is in each backup").toContain(whole.src.slice("/media/".length));
    expect(await cropPicture(deps, editor, { id, crop: null })).toEqual({ outcome: "whole" });
    expect(await view(id)).toMatchObject({ src: whole.src, width: 400, height: 200, crop: null });
    const told = await written(deps.database, "media-crop");
    expect(await cropPicture(deps, editor, { id, crop: { x: 0, y: 0, width: 400, height: 200 } })).toEqual({
      outcome: "whole",
    });
    expect(await written(deps.database, "media-crop"), "it was whole: nothing was done").toEqual(told);
  });

  test("whatever is done with a picture is written down, with its name", async () => {
    const { deps, send } = await open();
    const id = await send("halves.png");
    const crop = { x: 0, y: 0, width: 50, height: 50 };
    const steps = [
      () => describePicture(deps, editor, { id, name: "Halves", alt: "Red and blue", baseAlt: "" }),
      () => setFocus(deps, editor, { id, x: 1, y: 2 }),
      () => tagPictures(deps, editor, { ids: [id], add: ["office"], remove: [] }),
      () => cropPicture(deps, editor, { id, crop }),
      async () => replace(deps, editor, { id, bytes: await halves(80, 40) }),
      async () => takeBackFile(deps, editor, (await listPictureTrash(deps, editor))[0]?.id ?? ""),
      () => deletePictures(deps, editor, [id]),
      () => takeBackPicture(deps, editor, id),
    ];
    for (const step of steps) {
      deps.time.now += 1_000;
      await step();
    }
    const names = ["describe", "focus", "tag", "crop", "replace", "take-back", "delete", "take-back"] as const;
    const lines = names.map((name) => [editor.id, `media-${name}`, id, "Halves"]);
    const done = await written(deps.database, ...actionsAbout("media"));
    expect(done).toEqual([[editor.id, "media-upload", id, "halves"], ...lines]);
  });

  test("what is no part of it, a drawing, an animation and what is gone are not cropped", async () => {
    const { deps, send } = await open();
    const id = await send("halves.png");
    const told = async (x: number, y: number, width: number, height: number) => {
      const outcome = await cropPicture(deps, editor, { id, crop: { x, y, width, height } });
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
    expect(await cropPicture(deps, editor, { id: "service-cloud", crop: part })).toEqual({
      outcome: "refused",
      message: "Only photographs and still pictures can be cropped",
    });
    await deletePictures(deps, editor, [id]);
    expect(await cropPicture(deps, editor, { id, crop: part })).toEqual({ outcome: "missing" });
  });

  test("a crop that is cut while another file takes the place changes nothing, and leaves no file behind", async () => {
    const { deps, send, view } = await open();
    const id = await send("swapped.png");
    const get = async (key: string) => {
      await replace(deps, editor, { id, bytes: await halves(300) });
      return deps.files.get(key);
    };
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    const cropped = await cropPicture({ ...deps, files: { ...deps.files, get } }, editor, { id, crop });
    expect(cropped).toEqual({ outcome: "changed" });
    expect(await view(id)).toMatchObject({ width: 300, crop: null });
    deps.time.now += 25 * 3_600_000;
    await sweepFiles(deps);
    const named = (await keysIn(deps.database)).filter((key) => key.startsWith(id));
    expect([...deps.files.kept.keys()].filter((key) => key.startsWith(id)).sort()).toEqual(named.sort());
  });

  test("another file ends the crop: the cropped picture and the whole both rest, and either comes back", async () => {
    const { deps, send, view } = await open();
    const id = await send("halves.png");
    const whole = await view(id);
    await cropPicture(deps, editor, { id, crop: { x: 200, y: 0, width: 200, height: 200 } });
    const cropped = await view(id);
    await replace(deps, editor, { id, bytes: await halves(120, 60) });
    expect(await view(id)).toMatchObject({ width: 120, crop: null });
    const trash = await listPictureTrash(deps, editor);
    const entry = (src: string) => trash.find((one) => one.view?.src === src)?.id ?? "";
    await takeBackFile(deps, editor, entry(cropped.src));
    expect(await view(id)).toMatchObject({ src: cropped.src, crop: null });
    await takeBackFile(deps, editor, entry(whole.src));
    expect(await view(id)).toMatchObject({ src: whole.src, width: 400 });
    await publish(deps, editor, "service-cloud");
    deps.time.now += KEPT_MS;
    expect(await emptyPictureTrash(deps)).toBe(2);
  });

  test("a file that is taken back ends the crop of the one in its place: both of that rest, and go after their time", async () => {
    const { deps, send, view } = await open();
    const id = await send("halves.png");
    const first = await view(id);
    await replace(deps, editor, { id, bytes: await halves(240, 120) });
    const second = await view(id);
    await cropPicture(deps, editor, { id, crop: { x: 0, y: 0, width: 120, height: 120 } });
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
