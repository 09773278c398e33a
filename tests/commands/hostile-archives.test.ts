import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Header } from "tar";
import { expect, test } from "vitest";
import { pack, unpack } from "#platform/backup/archive.ts";
import { backUp } from "#platform/backup/back-up.ts";
import { restore } from "#platform/backup/restore.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { emptyPlace, freshFolder, seededPlace } from "./places.ts";

let base: Uint8Array | undefined;

/** A sound archive, made once and written anew. */
const soundArchive = async (): Promise<string> => {
  const archive = join(freshFolder(), "backup.tar.gz");
  if (base) writeFileSync(archive, base);
  else {
    const { settings, files } = await seededPlace("SQLite");
    await backUp(settings, files, archive);
    base = readFileSync(archive);
  }
  return archive;
};

/** A backup that somebody has changed and summed up anew. */
const changed = async (change: (folder: string) => void): Promise<string> => {
  const archive = await soundArchive();
  const folder = freshFolder();
  await unpack(archive, folder);
  rmSync(join(folder, "SHA256SUMS"));
  change(folder);
  await pack(folder, `${archive}.changed`);
  return `${archive}.changed`;
};

/** The same archive with one more entry in front, of a kind that no file of a folder is packed as. */
const withEntry = (
  archive: Uint8Array,
  entry: { path: string; type: "CharacterDevice" | "FIFO" | "File"; size?: number },
) => {
  const block = Buffer.alloc(512);
  new Header({ size: 0, ...entry, mode: 0o644, mtime: new Date(0) }).encode(block);
  return gzipSync(Buffer.concat([block, gunzipSync(archive)]));
};

const refusal = async (archive: string) => {
  const place = await emptyPlace("SQLite");
  const fault = await restore(place, diskFiles(place.DATA_DIR), archive, { force: true }).then(
    () => "restored",
    (error: Error) => error.message,
  );
  expect(readdirSync(place.DATA_DIR)).toEqual([]);
  return fault;
};

test.each<[string, (folder: string) => void, RegExp]>([
  [
    "a symbolic link",
    (folder) => symlinkSync("/etc/passwd", join(folder, "files/link.svg")),
    /link\.svg \(SymbolicLink\)/,
  ],
  ["a hard link", (folder) => linkSync(join(folder, "manifest.json"), join(folder, "files/manifest.svg")), /\(Link\)/],
  ["a file of another kind", (folder) => writeFileSync(join(folder, "run.sh"), ""), /run\.sh \(File\)/],
  ["a folder below the files", (folder) => mkdirSync(join(folder, "files/more")), /files\/more/],
])("an archive with %s is refused, and nothing is left behind", async (_, change, words) => {
  expect(await refusal(await changed(change))).toMatch(words);
});

test("an archive with a damaged header is refused, also where each file in it is whole", async () => {
  const archive = await soundArchive();
  const bytes = gunzipSync(readFileSync(archive));
  bytes[0] = 0x41; // of the folder that holds all others
  writeFileSync(`${archive}.damaged`, gzipSync(bytes));
  expect(await refusal(`${archive}.damaged`)).toContain("checksum failure");
});

test.each([
  { path: "files/null.svg", type: "CharacterDevice" as const },
  { path: "files/pipe.svg", type: "FIFO" as const },
  { path: "../outside.svg", type: "File" as const },
  { path: "/tmp/outside.svg", type: "File" as const },
])("an archive with $path as a $type is refused", async (entry) => {
  const archive = await soundArchive();
  writeFileSync(`${archive}.more`, withEntry(readFileSync(archive), entry));
  expect(await refusal(`${archive}.more`)).toContain("not a backup that can be used");
});

test("a picture of more than 256 MB is refused before it is written", async () => {
  const archive = await soundArchive();
  const folder = freshFolder();
  const entry = { path: "files/large.svg", type: "File" as const, size: 256 * 1024 ** 2 + 1 };
  writeFileSync(`${archive}.more`, withEntry(readFileSync(archive), entry));
  await expect(unpack(`${archive}.more`, folder)).rejects.toThrow("files/large.svg is too large");
  expect(readdirSync(folder)).toEqual([]);
});

test("an archive that would leave less than 64 MB on the disk is refused before it is written", async () => {
  const archive = `${await soundArchive()}.more`;
  const folder = freshFolder();
  const { bavail, bsize } = await statfs(folder);
  const entry = { path: "database/enquiry.jsonl", type: "File" as const, size: bavail * bsize - 32 * 1024 ** 2 };
  writeFileSync(archive, withEntry(readFileSync(await soundArchive()), entry));
  await expect(unpack(archive, folder)).rejects.toThrow("there is no room");
  expect(readdirSync(folder)).toEqual([]);
});
