import { describe, expect, test } from "vitest";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit } from "../../../tests/edit.ts";
import { meanwhile } from "../../../tests/meanwhile.ts";
import { cropNow, halves, openLibrary } from "../../../tests/picture-library.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { publish } from "../../content/publishing/publish.server.ts";
import { LONGEST_TAG } from "../../formats/tag.ts";
import { actionsAbout } from "../../staff/activity/actions.ts";
import { MOST_AT_ONCE, MOST_TAGS } from "../picture.ts";
import { lockStored } from "../stored-files.server.ts";
import { deletePictures, describePicture, setFocus } from "./change-picture.server.ts";
import { emptyPictureTrash, KEPT_MS, listPictureTrash, takeBackFile, takeBackPicture } from "./picture-trash.server.ts";
import { listPictures } from "./read-pictures.server.ts";
import { knownPictureTags, tagPictures, tagsOf } from "./tag-pictures.server.ts";
import { replace } from "./upload-picture.server.ts";

const all = { filter: "all", search: "", page: 1 } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test("what somebody tags at this very moment stays, with no tag twice and none too many", async () => {
    const { deps, send } = await openLibrary(kind);
    const id = await send("a.png");
    const named = (count: number) => Array.from({ length: count }, (_, n) => ({ slug: `tag-${n}`, name: `tag ${n}` }));
    const tagMeanwhile = async (count: number, add: string[]) => {
      const tag = async (transaction: DatabaseTransaction) => {
        await lockStored(transaction, id);
        const values = named(count).map((tag) => ({ media_id: id, ...tag }));
        await transaction.insertInto("media_tag").values(values).execute();
      };
      const outcome = await meanwhile(deps.database, tag, () =>
        tagPictures(deps, editor, { ids: [id], add, remove: [] }),
      );
      return [outcome, (await tagsOf(deps, editor, [id]))[id]?.length];
    };
    expect(await tagMeanwhile(1, ["tag 0", "office"])).toEqual([{ outcome: "tagged", pictures: 1 }, 2]);
    await deps.database.deleteFrom("media_tag").execute();
    const [outcome, count] = await tagMeanwhile(MOST_TAGS, ["office"]);
    expect([outcome, count]).toMatchObject([{ outcome: "invalid" }, MOST_TAGS]);
  });

  test("pictures get tags together, are found by them in any spelling, and lose them", async () => {
    const { deps, send } = await openLibrary(kind);
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
    await tagPictures(deps, editor, { ids: [b], add: [], remove: many });
    const both = await tagPictures(deps, editor, { ids: [b], add: ["New"], remove: ["new"] });
    expect(both, "put on and taken off").toEqual({ outcome: "tagged", pictures: 0 });
  });

  test("no picture gets a tag where another of them would have too many, whichever is looked at first", async () => {
    const { deps, send } = await openLibrary(kind);
    const [a, b] = [await send("a.png"), await send("b.png")];
    const many = Array.from({ length: MOST_TAGS }, (_, n) => `tag ${n}`);
    for (const [full, other] of [
      [a, b],
      [b, a],
    ] as const) {
      await tagPictures(deps, editor, { ids: [full], add: many, remove: [] });
      const tagging = { ids: [a, b], add: ["office"], remove: [] };
      expect(await tagPictures(deps, editor, tagging)).toMatchObject({ outcome: "invalid" });
      expect((await tagsOf(deps, editor, [other]))[other]).toBeUndefined();
      await tagPictures(deps, editor, { ids: [full], add: [], remove: many });
    }
  });

  test("several are deleted at once, but for those that something shows; the library says how many do, and where", async () => {
    const { deps, send } = await openLibrary(kind);
    const [used, idle] = [await send("used.png"), await send("idle.png")];
    await describePicture(deps, editor, { id: used, name: "Used", alt: "A text", baseAlt: "" });
    await edit(deps, "service-cloud", (data) => ({ ...data, picture: used }));
    const list = await listPictures(deps, editor, { ...all, filter: "used", where: "service", search: used });
    expect(list).toMatchObject({ total: 1, uses: { [used]: 1 }, counts: { used: 1, unused: 0 } });
    expect((await listPictures(deps, editor, { ...all, where: "post", search: used })).total).toBe(0);
    expect(await publish(deps, editor, "service-cloud")).toMatchObject({ outcome: "published" });
    await edit(deps, "service-cloud", (data) => ({ ...data, lead: "A newer draft" }));
    const { uses } = await listPictures(deps, editor, { ...all, search: used });
    expect(uses, "one document, live and in a newer draft").toEqual({ [used]: 1 });
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

  test("whatever is done with a picture is written down, with its name", async () => {
    const { deps, send } = await openLibrary(kind);
    const id = await send("halves.png");
    const crop = { x: 0, y: 0, width: 50, height: 50 };
    const steps = [
      () => describePicture(deps, editor, { id, name: "Halves", alt: "Red and blue", baseAlt: "" }),
      () => setFocus(deps, editor, { id, x: 1, y: 2 }),
      () => tagPictures(deps, editor, { ids: [id], add: ["office"], remove: [] }),
      () => cropNow(deps, { id, crop }),
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
});
