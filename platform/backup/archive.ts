import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";

/** Lists every other file with its hash, in the form that `sha256sum -c` reads. */
const SUMS = "SHA256SUMS";
const OWNER_ONLY = 0o600;

/** Packs a folder into an archive that only its owner may read; it is there as a whole or not at all. */
export const pack = async (folder: string, archive: string): Promise<void> => {
  const lines = (await filesBelow(folder)).map(async (file) => `${await hashOf(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, SUMS), (await Promise.all(lines)).join(""));
  const draft = `${archive}.part`;
  await tar("-czf", draft, "-C", folder, ".");
  await chmod(draft, OWNER_ONLY);
  await throughToDisk(draft);
  await rename(draft, archive);
};

/** Unpacks an archive into an empty folder and checks every file. Throws and names what is damaged, missing or foreign. */
export const unpack = async (archive: string, folder: string): Promise<void> => {
  await tar("-xzf", archive, "-C", folder, "--no-same-owner");
  const sums = await readFile(join(folder, SUMS), "utf8").catch(() => {
    throw new Error(`${archive} is not a backup: it has no ${SUMS}`);
  });
  const expected = new Map(sums.split("\n").flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)]] : [])));
  const files = (await filesBelow(folder)).filter((file) => file !== SUMS);
  const wrong = files.map(async (file) => ((await hashOf(join(folder, file))) === expected.get(file) ? [] : [file]));
  const faults = [
    ...(await Promise.all(wrong)).flat(),
    ...[...expected.keys()].filter((file) => !files.includes(file)),
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

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
};

const tar = (...parameters: string[]) =>
  promisify(execFile)("tar", parameters).catch(({ stderr, message }: Error & { stderr?: string }) => {
    throw new Error(`tar: ${(stderr || message).trim().split("\n")[0]}`);
  });

const throughToDisk = async (file: string) => {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
};
