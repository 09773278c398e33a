import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, readFile, rename, statfs, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { create, extract, type ReadEntry } from "tar";

const SUMS = "SHA256SUMS";
const OWNER_ONLY = 0o600;
/** All that a backup may hold; whatever else an archive names is not unpacked. */
const OURS =
  /^(\.\/)?(manifest\.json|SHA256SUMS|auth-secret|database\/([a-z0-9_]+\.jsonl)?|files\/([a-z0-9_][a-z0-9._-]*)?)?$/i;
const LARGEST_FILE = 256 * 1024 ** 2;
/** Room that must be left on the disk where an archive is unpacked. */
const LEFT_FREE = 64 * 1024 ** 2;

/** Packs a folder into an archive that only its owner may read; it is there as a whole or not at all. */
export const pack = async (folder: string, archive: string): Promise<void> => {
  const sums = await hashesOf(folder, await filesBelow(folder));
  await writeFile(join(folder, SUMS), [...sums].map(([file, hash]) => `${hash}  ${file}\n`).join(""));
  const draft = `${archive}.part`;
  await create({ file: draft, cwd: folder, gzip: true, portable: true, strict: true, mode: OWNER_ONLY }, ["."]);
  await throughToDisk(draft);
  await rename(draft, archive);
};

/** Throws for what is damaged, missing, foreign, leads elsewhere or has no room; nothing of that is written. */
export const unpack = async (archive: string, folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  let room = bavail * bsize - LEFT_FREE;
  let refused = "";
  const filter = (path: string, entry: unknown): boolean => {
    const { type, size } = entry as ReadEntry;
    room -= size;
    if (!OURS.test(path) || !(type === "File" || type === "Directory")) refused ||= `it holds ${path} (${type})`;
    else if (room < 0) refused ||= `there is no room to unpack it in ${folder}`;
    else if (!path.includes("database/") && size > LARGEST_FILE) refused ||= `${path} is too large`;
    return refused === "";
  };
  const onwarn = (_code: string, message: string | Error) => {
    refused ||= String(message);
  };
  await extract({ file: archive, cwd: folder, preserveOwner: false, filter, onwarn }).catch((error: Error) => {
    refused ||= error.message;
  });
  if (refused) throw new Error(`${archive} is not a backup that can be used: ${refused}`);
  await checkSums(archive, folder);
};

const checkSums = async (archive: string, folder: string): Promise<void> => {
  const sums = await readFile(join(folder, SUMS), "utf8").catch(() => {
    throw new Error(`${archive} is not a backup: it has no ${SUMS}`);
  });
  const expected = new Map(sums.split("\n").flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)]] : [])));
  const files = (await filesBelow(folder)).filter((file) => file !== SUMS);
  const found = await hashesOf(folder, files);
  const faults = [
    ...files.filter((file) => found.get(file) !== expected.get(file)),
    ...[...expected.keys()].filter((file) => !found.has(file)),
  ];
  if (faults.length > 0) throw new Error(`${archive} is damaged: ${faults.join(", ")}`);
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
};

/** By file, in their order. One after the other: a large library would take more memory and open files than there are. */
const hashesOf = async (folder: string, files: string[]): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>();
  for (const file of files) hashes.set(file, await hashOf(join(folder, file)));
  return hashes;
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
};

const throughToDisk = async (file: string) => {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
};
