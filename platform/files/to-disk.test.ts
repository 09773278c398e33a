import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { pack } from "../backup/archive.ts";
import { diskFiles } from "./open-files.ts";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "disk-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

/** Calls `look` whenever a file is put through to the disk, before that happens. */
const onSync = async (look: () => void) => {
  const handle = await open(process.execPath, "r");
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, "sync").mockImplementation(function (this: typeof handle) {
    look();
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
};

test("a file is whole and on the disk before it gets its name, also where it replaces another", async () => {
  const place = folder();
  const files = diskFiles(place);
  const seen: { names: number; draft: string; named: string }[] = [];
  await files.put("a.txt", Buffer.from("before"));
  await onSync(() => {
    const names = readdirSync(join(place, "files"));
    const draft = names.find((name) => name !== "a.txt") ?? "none";
    const read = (name: string) => readFileSync(join(place, "files", name), "utf8");
    seen.push({ names: names.length, draft: read(draft), named: read("a.txt") });
  });
  await files.put("a.txt", Buffer.from("after"));
  expect(seen).toEqual([{ names: 2, draft: "after", named: "before" }]);
  expect(readdirSync(join(place, "files"))).toEqual(["a.txt"]);
});

test("an archive is whole and on the disk before it gets its name", async () => {
  const place = folder();
  const contents = join(place, "contents");
  mkdirSync(contents);
  writeFileSync(join(contents, "a.txt"), "a");
  const archive = join(place, "backup.tar.gz");
  const seen: string[][] = [];
  await onSync(() => seen.push(readdirSync(place).sort()));
  await pack(contents, archive);
  expect(seen).toEqual([["backup.tar.gz.part", "contents"]]);
  expect(readdirSync(place).sort()).toEqual(["backup.tar.gz", "contents"]);
});
