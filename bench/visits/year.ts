import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { storeOf } from "#domain/visits/counting/store-seen.server.ts";
import { forgetVisitors, visitDay } from "#domain/visits/day.server.ts";
import { type CountName, countName, type Seen } from "#domain/visits/visitor.ts";
import { commitEach } from "#platform/database/commit.ts";
import { openDatabase } from "#platform/database/database.ts";
import { emptyLog } from "#platform/database/sqlite-database.ts";
import { openApp } from "../../tests/http/app.ts";
import { publicPaths } from "../../tests/public-paths.ts";

const DAYS = 365;
const DAY_MS = 86_400_000;
const AT_ONCE = 2_000;

/** So many visits over a year, counted as the server does, on a new SQLite file: rows and bytes that stay, and how long it took. */
export const simulateYear = async (visits: number) => {
  const folder = mkdtempSync(join(tmpdir(), "year-"));
  const started = performance.now();
  const file = join(folder, "site.sqlite");
  await (await openApp({ DATABASE_URL: file, DATA_DIR: folder, VISITS: "0" })).platform.close();
  const database = await openDatabase({ DATABASE_URL: file, DATA_DIR: folder }, () => {});
  const before = statSync(file).size;
  let now = Date.parse("2026-01-01T17:00:00Z");
  const deps = {
    database,
    commit: commitEach(database),
    clock: () => now,
    purge: async () => void (await emptyLog(database)),
  };
  const store = storeOf(deps);
  for (let day = 0; day < DAYS; day += 1, now += DAY_MS) {
    await forgetVisitors(deps);
    let left = Math.round(visits / DAYS);
    for (; left > 0; left -= AT_ONCE) await store(visitDay(now), crowd(Math.min(AT_ONCE, left), left));
  }
  await forgetVisitors(deps);
  await sql`vacuum`.execute(database);
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from visit_count`.execute(database);
  await deps.purge();
  const bytes = statSync(file).size - before;
  await database.destroy();
  rmSync(folder, { recursive: true });
  return {
    rows: rows[0]?.rows ?? 0,
    "kB of file": Math.round(bytes / 1024),
    seconds: Math.round((performance.now() - started) / 1000),
  };
};

const SOURCES = ["", "Google", "Google", "Google", "Bing", "Facebook", "LinkedIn", "ChatGPT", "chamber.example"];
const DEVICES = ["phone", "phone", "computer", "tablet"];

/** Visitors who read two pages each, most of them the well-known ones. */
const crowd = (size: number, first: number): Map<string, Seen> =>
  new Map(
    Array.from({ length: size }, (_, i) => {
      const names: CountName[] = [
        countName("all", ""),
        countName("language", "en"),
        countName("device", oneOf(DEVICES)),
        countName("source", oneOf(SOURCES)),
        countName("page", wellKnown()),
        countName("page", wellKnown()),
      ];
      return [`visitor ${first + i}`, { names: new Set(names), steps: Math.random() < 0.05 ? 1 : 0 }];
    }),
  );

const oneOf = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? "";
const wellKnown = (): string => publicPaths[Math.floor(Math.random() ** 2 * publicPaths.length)] ?? "/";
