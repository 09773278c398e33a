import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../tests/databases.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { editor } from "../../tests/staff-actors.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { cropPicture } from "./library/crop-picture.server.ts";
import { replace, upload } from "./library/upload-picture.server.ts";
import { sweepFiles } from "./stored-files.server.ts";

const DAY_MS = 86_400_000;

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A library of one photograph, and the ways in which files come into it. */
const open = async (kind: DatabaseKind) => {
  const deps = { ...(await openSeeded(kind)), files: standInFiles() };
  const sent = await upload(deps, editor, { name: "a.jpg", bytes: await photo("#0ff") });
  if (sent.outcome !== "uploaded") throw new Error(sent.outcome);
  const { id } = sent.picture;
  const ways = {
    upload: async () => upload(deps, editor, { name: "b.jpg", bytes: await photo("#f0f") }),
    replace: async () => replace(deps, editor, { id, bytes: await photo("#ff0") }),
    crop: () => cropPicture(deps, editor, { id, crop: { x: 0, y: 0, width: 800, height: 500 } }),
  };
  const stored = () => [...deps.files.kept.keys()].sort();
  const aDayLater = async () => {
    deps.time.now += DAY_MS;
    await sweepFiles(deps);
    return stored();
  };
  return { deps, ways, stored, aDayLater };
};

const names = ["upload", "replace", "crop"] as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test.each(names)("of a broken %s no file is left a day later, and what was there stays", async (name) => {
    const { deps, ways, stored, aDayLater } = await open(kind);
    const before = stored();
    const { put } = deps.files;
    let puts = 0;
    deps.files.put = async (key, bytes) => {
      puts += 1;
      if (puts > 1) throw new Error("disk full");
      await put(key, bytes);
    };
    await expect(ways[name]()).rejects.toThrow("disk full");
    expect(stored().length).toBe(before.length + 1);
    expect(await aDayLater()).toEqual(before);
  });

  test.each(names)("nor of a %s that can't be written down", async (name) => {
    const { deps, ways, stored, aDayLater } = await open(kind);
    const before = stored();
    await deps.database.schema.dropTable("activity").execute();
    await expect(ways[name]()).rejects.toThrow();
    expect(await aDayLater()).toEqual(before);
  });

  test.each(names)("the files of a whole %s stay", async (name) => {
    const { ways, stored, aDayLater } = await open(kind);
    const before = stored();
    await ways[name]();
    const after = stored();
    expect(after.length).toBeGreaterThan(before.length);
    expect(await aDayLater()).toEqual(after);
  });
});
