import { describe, expect, test } from "vitest";
import type { Fetched } from "#platform/other-sites/other-sites.ts";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { meanwhile } from "../../../tests/meanwhile.ts";
import { pdf } from "../../../tests/pictures.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { standInFiles } from "../../../tests/stand-ins/stand-in-files.ts";
import { trash } from "../../content/publishing/trash.server.ts";
import { siteVersion } from "../../site-version.server.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { MOST_BYTES, tidyName } from "../picture.ts";
import { pictureViews } from "../picture-views.server.ts";
import { dropFiles, sweepFiles } from "../stored-files.server.ts";
import { addPicture } from "./add-picture.server.ts";
import { deletePicture, describePicture, setFocus } from "./change-picture.server.ts";
import { findPictures, listPictures, picturesById, readPicture } from "./read-pictures.server.ts";
import { uploadFrom } from "./upload-picture.server.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"/>';
const all = { filter: "all", search: "", page: 1 } as const;

const open = async (kind: DatabaseKind) => ({ ...(await openDeps(kind)), files: standInFiles() });

/** Pictures as rows alone, a second apart. */
const withRows = async ({ database }: Awaited<ReturnType<typeof open>>, count: number) => {
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `p-${String(n).padStart(2, "0")}`;
    const row = {
      id,
      file: `${id}.svg`,
      type: "image/svg+xml",
      width: 4,
      height: 3,
      bytes: 7,
      variants: "[]",
      frames: 1,
    };
    return {
      ...row,
      name: `Name ${n}`,
      alt: `Text ${n}`,
      search: `${id} name text`,
      focal_x: 50,
      focal_y: 50,
      created_at: n,
      updated_at: n + 5,
    };
  });
  await database.insertInto("media").values(rows).execute();
};

test.each([
  ["C:\\Photos\\Rack.JPEG", "Rack"],
  ["a/b/Two  words.final.png", "Two words.final"],
  ['<x>:"|?*.svg', "x:"],
  ["Cafe\u0301.png", "Caf\u00e9"],
  [".png", "Picture"],
  ["", "Picture"],
  [`${"x".repeat(119)} y.png`, "x".repeat(119)],
  [`${"x".repeat(119)}🌴y.png`, `${"x".repeat(119)}🌴`],
])("a file named %j becomes the picture %j", (file, name) => {
  expect(tidyName(file)).toBe(name);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["described", { alt: "Mine" }, { outcome: "stale", alt: "Mine" }, { outcome: "deleted", name: "Name 0" }],
    ["deleted", { deleted_at: 7 }, { outcome: "described" }, { outcome: "missing" }],
  ])("what somebody has %s at this very moment is told, and stays", async (_, changes, described, deleted) => {
    const deps = await open(kind);
    await withRows(deps, 1);
    await deps.database.insertInto("site_version").values({ id: 1, version: 1 }).execute();
    const [id, baseAlt] = ["p-00", "Text 0"];
    const verbs = [
      [() => describePicture(deps, editor, { id, alt: "Yours", baseAlt }), described],
      [() => deletePicture(deps, editor, id), deleted],
    ] as const;
    for (const [verb, told] of verbs) {
      await deps.database.updateTable("media").set({ alt: baseAlt, deleted_at: null }).execute();
      const given = await meanwhile<unknown>(
        deps.database,
        (transaction) => transaction.updateTable("media").set(changes).where("id", "=", id).execute(),
        verb,
      );
      expect(given).toEqual(told);
      expect(await deps.database.selectFrom("media").select(["alt", "deleted_at"]).execute()).toMatchObject([changes]);
    }
  });

  test("a picture of a pasted text is fetched from where it stands, or refused with what to do instead", async () => {
    const deps = await open(kind);
    const asked: unknown[] = [];
    const found: Record<string, Fetched> = {
      "https://a.example/dock": { outcome: "fetched", bytes: Buffer.from(svg) },
      "https://a.example/letter": { outcome: "fetched", bytes: pdf() },
      "https://a.example/film": { outcome: "too-large" },
      "http://10.0.0.1/": { outcome: "own-network" },
    };
    const fetch = async (address: string, most: number) => {
      asked.push([address, most]);
      return found[address] ?? ({ outcome: "no-answer" } as const);
    };
    const otherSites = { fetch, ask: async () => ({ outcome: "no-answer" }) as const };
    const from = (address: string) => uploadFrom({ ...deps, otherSites }, editor, { name: "The dock", address });
    const taken = await from("https://a.example/dock");
    expect(taken).toMatchObject({ outcome: "uploaded", picture: { name: "The dock", alt: "" } });
    expect(asked).toEqual([["https://a.example/dock", MOST_BYTES]]);
    const refusals = [
      ["https://a.example/letter", "This is a PDF"],
      ["https://a.example/film", "It is larger than 20 MB. Save it from where it was, and drop it here"],
      ["http://10.0.0.1/", "It could not be fetched. Save it"],
      ["https://gone.example/", "It could not be fetched. Save it"],
    ] as const;
    for (const [address, message] of refusals)
      expect(await from(address)).toMatchObject({ outcome: "refused", message: expect.stringContaining(message) });
    const alone = await uploadFrom(deps, editor, { name: "", address: "https://a.example/dock" });
    expect(alone).toMatchObject({ outcome: "refused", message: expect.stringContaining("drop it here") });
    expect((await listPictures(deps, editor, all)).total).toBe(1);
  });

  test("the library is paged by 48, newest first; a search needs every word, at most eight", async () => {
    const deps = await open(kind);
    expect(await listPictures(deps, editor, all)).toMatchObject({ total: 0, pages: 1 });
    await withRows(deps, 49);
    const first = await listPictures(deps, editor, all);
    expect([first.pictures.length, first.pages, first.total, first.pictures[0]?.id]).toEqual([48, 2, 49, "p-48"]);
    expect((await listPictures(deps, editor, { ...all, page: 2 })).pictures.map(({ id }) => id)).toEqual(["p-00"]);
    const find = async (words: string, most = 9) =>
      (await findPictures(deps, editor, { words, most })).map(({ id }) => id);
    expect(await find("P-07 name")).toEqual(["p-07"]);
    expect(await find("p-0", 2)).toEqual(["p-09", "p-08"]);
    expect(await find(" ")).toEqual([]);
    expect(await find("p-07 nothing")).toEqual([]);
    expect(await find(`p-07 ${"name ".repeat(7)}nothing`)).toEqual(["p-07"]);
    expect(await find(`p-07 ${"name ".repeat(6)}nothing`)).toEqual([]);
    expect(await findPictures(deps, editor, { words: "p-07", most: 1 })).toEqual([
      { id: "p-07", name: "Name 7", alt: "Text 7", isFile: false, trashed: false, excerpt: null },
    ]);
    expect((await picturesById(deps, editor, ["p-01", "gone", "p-02"])).map(({ id }) => id).sort()).toEqual([
      "p-01",
      "p-02",
    ]);
    expect(await picturesById(deps, editor, [])).toEqual([]);
    expect(await pictureViews(deps.database, [])).toEqual({});
  });

  test("a picture says who uploaded it when, its size and kind", async () => {
    const deps = await open(kind);
    await withRows(deps, 1);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = await createMember(deps.database, who, deps.clock());
    const view = { id: "p-00", src: "/media/p-00.svg", width: 4, height: 3, alt: "Text 0", focus: { x: 50, y: 50 } };
    const item = { ...view, sources: [], name: "Name 0", type: "image/svg+xml", bytes: 7, frames: 1 };
    const details = { ...item, createdAt: 0, updatedAt: 5, deletedAt: null, crop: null, uses: [], ownScreen: null };
    expect(await readPicture(deps, editor, "p-00")).toEqual({ ...details, uploadedBy: null });
    await deps.database.updateTable("media").set({ uploaded_by: erin }).execute();
    expect(await readPicture(deps, editor, "p-00")).toEqual({ ...details, uploadedBy: "Erin" });
  });

  test("texts have bounds, and a change of the text alone is a change of the site", async () => {
    const deps = await openSeeded(kind);
    const { alt: baseAlt = "" } = (await readPicture(deps, editor, "service-cloud")) ?? {};
    const version = await siteVersion(deps.database);
    const describeAs = (name: string, alt: string, base = baseAlt) =>
      describePicture(deps, editor, { id: "service-cloud", name, alt, baseAlt: base });
    const advanced = async () => (await siteVersion(deps.database)) - version;
    expect(await describeAs("x".repeat(121), "A")).toEqual({
      ...{ outcome: "invalid", field: "name", message: "A name has 1 to 120 characters" },
    });
    expect(await describeAs("A", "x".repeat(301))).toEqual({
      ...{ outcome: "invalid", field: "alt", message: "At most 300 characters" },
    });
    for (const file of ["a.JPG", "b.jpeg", "c.png", "d.webp", "e.avif", "f.gif", "g.svg"])
      expect(await describeAs("A", file)).toMatchObject({
        message: "Say what the picture shows; this is the name of a file",
      });
    expect(await describeAs("A", "")).toMatchObject({ message: "Pages show this picture, so it needs its text" });
    expect(await advanced()).toBe(0);
    expect(await describeAs("x".repeat(120), baseAlt)).toEqual({ outcome: "described" });
    expect(await advanced()).toBe(0);
    const longest = "y".repeat(300);
    expect(await describeAs("A", longest)).toEqual({ outcome: "described" });
    expect(await advanced()).toBe(1);
    expect(await describeAs("A", "Other")).toEqual({ outcome: "stale", alt: longest });
    expect(await describeAs("A", longest)).toEqual({ outcome: "described" });
    expect(await advanced()).toBe(1);
    expect((await findPictures(deps, editor, { words: longest, most: 1 }))[0]?.id).toBe("service-cloud");
    const focus = { id: "service-cloud", x: 0, y: 100 };
    expect(await setFocus(deps, editor, focus)).toEqual({ outcome: "set" });
    expect(await advanced()).toBe(2);
    expect((await readPicture(deps, editor, "service-cloud"))?.focus).toEqual({ x: 0, y: 100 });
    const told = deps.database
      .selectFrom("activity")
      .select(["action", "detail"])
      .where("subject", "=", "service-cloud");
    expect(await told.execute()).toEqual(
      expect.arrayContaining([
        { action: "media-describe", detail: "x".repeat(120) },
        { action: "media-describe", detail: "A" },
        { action: "media-focus", detail: "A" },
      ]),
    );
    expect(await told.execute()).toHaveLength(3);
  });

  test("what lies in the trash still uses its pictures, though nobody sees them", async () => {
    const deps = await openSeeded(kind);
    const uses = async () => (await readPicture(deps, editor, "service-cloud"))?.uses;
    const before = (await uses())?.find(({ document }) => document === "service-cloud");
    expect(before).toMatchObject({ draft: true, live: true, trashed: false });
    await trash(deps, editor, "service-cloud");
    const after = (await uses())?.find(({ document }) => document === "service-cloud");
    expect(after).toMatchObject({ draft: true, live: false, trashed: true });
    expect(await deletePicture(deps, editor, "service-cloud")).toEqual({ outcome: "used" });
  });

  test("a picture of the product is stored once, named after its id; what is none is a fault", async () => {
    const deps = await open(kind);
    const add = (id: string, text: string) => addPicture(deps, { id, bytes: Buffer.from(text), alt: "Coast" });
    await add("hero-of-business", svg);
    const again = {
      id: "hero-of-business",
      bytes: Buffer.from(svg.replace("40", "80")),
      alt: "Bay",
      alts: { es: "Bahía" },
    };
    await addPicture(deps, again);
    expect(await deps.database.selectFrom("media_alt").selectAll().execute()).toEqual([]);
    expect((await listPictures(deps, editor, { ...all, search: "bay" })).total).toBe(0);
    const picture = await readPicture(deps, editor, "hero-of-business");
    expect(picture).toMatchObject({ name: "Hero of business", alt: "Coast", width: 40, height: 30, bytes: svg.length });
    expect(picture).toMatchObject({ focus: { x: 50, y: 50 }, createdAt: deps.time.now, type: "image/svg+xml" });
    expect((await listPictures(deps, editor, { ...all, search: "coast business" })).total).toBe(1);
    await expect(add("x", "text")).rejects.toThrow("x is not a picture");
  });

  test("dropped files go when their day is over, 500 at a time, and a file that can't go is tried again", async () => {
    const deps = await open(kind);
    const keys = Array.from({ length: 501 }, (_, n) => `f-${n}.svg`);
    await deps.files.put("f-0.svg", new Uint8Array([1]));
    await dropFiles(deps.database, keys, deps.time.now);
    await dropFiles(deps.database, keys.slice(0, 2), deps.time.now + 1);
    deps.time.now += 86_399_999;
    expect(await sweepFiles(deps)).toBe(0);
    deps.time.now += 1;
    const { remove } = deps.files;
    deps.files.remove = () => Promise.reject(new Error("cable pulled"));
    await expect(sweepFiles(deps)).rejects.toThrow("cable pulled");
    deps.files.remove = remove;
    expect([await sweepFiles(deps), await sweepFiles(deps), await sweepFiles(deps)]).toEqual([500, 1, 0]);
    expect(deps.files.kept.size).toBe(0);
  });
});
