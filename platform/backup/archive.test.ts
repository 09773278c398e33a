import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const FILES = 600;
const MOST_OPEN = 200;

test("many files are packed and unpacked with few of them open at a time", { tags: "slow" }, async () => {
  const place = mkdtempSync(join(tmpdir(), "archive-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  mkdirSync(join(place, "content", "files"), { recursive: true });
  mkdirSync(join(place, "unpacked"));
  for (let n = 0; n < FILES; n += 1) writeFileSync(join(place, "content", "files", `${n}.webp`), `${n}`.repeat(500));
  const code = `
    const { pack, unpack } = await import(${JSON.stringify(new URL("archive.ts", import.meta.url))});
    await pack("content", "archive.tar.gz");
    await unpack("archive.tar.gz", "unpacked");`;
  const limited = `ulimit -n ${MOST_OPEN} && exec "$0" --input-type=module -e "$1"`;
  await promisify(execFile)("sh", ["-c", limited, process.execPath, code], { cwd: place });
  expect(readdirSync(join(place, "unpacked", "files"))).toHaveLength(FILES);
});
