import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placesThat } from "#domain/addresses.ts";
import { sweepFiles } from "#domain/media/stored-files.server.ts";
import { openDeps } from "../../tests/deps.ts";
import { assetKeeper } from "./keep-assets.ts";

const DAY_MS = 86_400_000;

test("built files are kept for 30 days after the last process of their version said that it runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const places = placesThat(({ files }) => files === "immutable").map((place) => place.slice(1));
  for (const place of places) mkdirSync(join(folder, place), { recursive: true });
  for (const end of ["", ".br", ".gz"]) writeFileSync(join(folder, places[0] ?? "", `a-1.js${end}`), "one");
  const key = `${places[0]}/a-1.js`;
  const deps = await openDeps("SQLite");
  const keep = assetKeeper(deps, folder);
  const { put } = deps.files;
  deps.files.put = () => Promise.reject(new Error("the bucket is away"));
  await expect(keep()).rejects.toThrow("away");
  deps.files.put = put;
  await keep(); // by the next round of its job, not a day later
  expect([...deps.files.kept.keys()]).toEqual([key]);
  await deps.files.remove(key);
  deps.time.now += DAY_MS - 1;
  await keep();
  expect(await deps.files.get(key)).toBeNull();
  deps.time.now += 1;
  await keep();
  expect(await deps.files.get(key)).not.toBeNull();
  deps.time.now += 30 * DAY_MS - 1;
  expect(await sweepFiles(deps)).toBe(0);
  deps.time.now += 1;
  expect(await sweepFiles(deps)).toBe(1);
  expect(await deps.files.get(key)).toBeNull();
});
