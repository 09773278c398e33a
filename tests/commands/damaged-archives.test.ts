import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#platform/backup/back-up.ts";
import { restore } from "#platform/backup/restore.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { emptyPlace, freshFolder, pathOf, seededPlace } from "./places.ts";

test("a damaged archive is refused before anything is touched", async () => {
  const { settings, files } = await seededPlace("SQLite");
  const { archive } = await backUp(settings, files, pathOf(settings));
  const place = await emptyPlace("SQLite");
  writeFileSync(`${archive}.cut`, readFileSync(archive).subarray(0, -2000));
  await expect(restore(place, diskFiles(place.DATA_DIR), `${archive}.cut`, { force: true })).rejects.toThrow(
    "can be used",
  );
  await expect(
    restore(place, diskFiles(place.DATA_DIR), join(place.DATA_DIR, "none"), { force: true }),
  ).rejects.toThrow("no such file");
  expect(readdirSync(place.DATA_DIR)).toEqual([]);
});

/** An archive like another one, after `change` was made to its unpacked files, the list of sums left as it was. */
const altered = (archive: string, change: (folder: string) => void): string => {
  const folder = freshFolder();
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  change(folder);
  execFileSync("tar", ["-czf", `${archive}.altered`, "-C", folder, "."]);
  return `${archive}.altered`;
};

test.each<[string, (folder: string) => void, string]>([
  ["lacks a file", (folder) => rmSync(join(folder, "auth-secret")), "is damaged: auth-secret"],
  ["holds a foreign one", (folder) => writeFileSync(join(folder, "files", "x.svg"), "x"), "is damaged: files/x.svg"],
  [
    "has another text in two",
    (folder) => {
      for (const name of ["auth-secret", "manifest.json"]) writeFileSync(join(folder, name), "x");
    },
    "is damaged: auth-secret, manifest.json",
  ],
  ["lists nothing", (folder) => rmSync(join(folder, "SHA256SUMS")), "is not a backup: it has no SHA256SUMS"],
])("an archive that %s is refused, and nothing of it stays in the folder", async (_, change, message) => {
  const { settings, files } = await seededPlace("SQLite");
  const { archive } = await backUp(settings, files, pathOf(settings));
  const place = await emptyPlace("SQLite");
  await expect(restore(place, diskFiles(place.DATA_DIR), altered(archive, change), { force: true })).rejects.toThrow(
    message,
  );
  expect(readdirSync(place.DATA_DIR).filter((name) => !name.startsWith("site.sqlite"))).toEqual([]);
});
