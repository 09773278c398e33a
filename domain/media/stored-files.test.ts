// @module-tag slow
import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../tests/databases.ts";
import { cropNow, halves, openLibrary } from "../../tests/picture-library.ts";
import { editor } from "../../tests/staff-actors.ts";
import { replace } from "./library/upload-picture.server.ts";
import { dropFiles, sweepFiles } from "./stored-files.server.ts";

const DAY_MS = 86_400_000;

/** A library of one picture, and the ways in which files come into it. */
const open = async (kind: DatabaseKind) => {
  const { deps, send } = await openLibrary(kind);
  const id = await send("a.png", await halves(900, 600));
  const ways = {
    upload: async () => send("b.png", await halves(800, 600)),
    replace: async () => replace(deps, editor, { id, bytes: await halves(700, 600) }),
    crop: () => cropNow(deps, { id, crop: { x: 0, y: 0, width: 800, height: 500 } }),
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

  test.each(names)("of a whole one that can't be written down none is left either (%s)", async (name) => {
    const { deps, ways, stored, aDayLater } = await open(kind);
    const before = stored();
    await deps.database.schema.dropTable("activity").execute();
    await expect(ways[name]()).rejects.toThrow();
    expect(await aDayLater()).toEqual(before);
  });

  test("a file that is wanted again while it is removed keeps its day", async () => {
    const { deps } = await open(kind);
    await dropFiles(deps.database, ["loader-1a2b.js"], deps.time.now - DAY_MS);
    const later = { remove_at: deps.time.now + 30 * DAY_MS };
    const { remove } = deps.files;
    deps.files.remove = async (key) => {
      await deps.database.updateTable("dropped_file").set(later).where("key", "=", key).execute();
      await remove(key);
    };
    expect(await sweepFiles(deps)).toBe(1);
    expect(await deps.database.selectFrom("dropped_file").select("remove_at").execute()).toEqual([later]);
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
