import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { tablesOf } from "#platform/database/transfer/shape.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { openDeps } from "../../tests/deps.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { storeOf } from "./counting/store-seen.server.ts";
import { forgetVisitors, visitDay } from "./day.server.ts";
import { type CountName, countName } from "./visitor.ts";
import { type Asker, visitorOf } from "./who-counts.ts";

const asker = (number: number): Asker => ({
  address: `203.0.${number >> 8}.${number & 255}`,
  header: (name) => (name === "user-agent" ? "Mozilla/5.0 (X11; Rare Browser)" : null),
});

const seenBy = (visitors: number, ...names: CountName[]) =>
  new Map(Array.from({ length: visitors }, (_, i) => [visitorOf(asker(i)), { names: new Set(names), steps: 0 }]));

const kept = async (database: Database) => ({
  salts: (await database.selectFrom("visit_salt").select("salt").execute()).map(({ salt }) => salt),
  hashes: (await database.selectFrom("visitor").select("hash").execute()).map(({ hash }) => hash),
});

/** A site on a file of its own, as it is installed. */
const onFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), "visits-"));
  const database = await openDatabase({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  const inFiles = (texts: string[]) => {
    const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
    return texts.filter((text) => bytes.some((file) => file.includes(text)));
  };
  return { ...(await openDeps("SQLite", database)), inFiles };
};

test("no backup holds who came today", async () => {
  const { database } = await openDeps("SQLite");
  const names = (await tablesOf(database)).map(({ name }) => name);
  expect(names).toContain("visit_count");
  for (const name of ["visitor", "visit_salt"]) expect(names).not.toContain(name);
});

test("the file of the database never holds address or browser, and after midnight no hash and no salt", {
  tags: "slow",
}, async () => {
  const deps = await onFile();
  deps.time.now = Date.parse("2026-11-23T23:50:00-05:00");
  const store = storeOf(deps);
  const day = visitDay(deps.clock());
  for (const name of ["", "a", "b", "c", "d"])
    await store(day, seenBy(1_500, countName("all", ""), countName("download", `/files/${name}${"x".repeat(40)}`)));
  const { salts, hashes } = await kept(deps.database);
  expect([salts.length, hashes.length]).toEqual([1, 1_500]);
  expect(deps.inFiles([...salts, ...hashes])).toHaveLength(1_501);
  deps.time.now = Date.parse("2026-11-23T23:59:59.999-05:00");
  await forgetVisitors(deps);
  expect((await kept(deps.database)).hashes).toHaveLength(1_500);
  deps.time.now += 1;
  await forgetVisitors(deps);
  expect(await kept(deps.database)).toEqual({ salts: [], hashes: [] });
  expect(deps.inFiles([...salts, ...hashes])).toEqual([]);
  expect(deps.inFiles(["203.0.", "Rare Browser"])).toEqual([]);
  const all = await deps.database.selectFrom("visit_count").select("visits").where("kind", "=", "all").execute();
  expect(all).toEqual([{ visits: 1_500 }]);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("who came on two days is somebody else on the second, also before the first is forgotten", async () => {
    const deps = await openSeeded(kind);
    const store = storeOf(deps);
    for (const _ of ["a day", "the next"]) {
      await store(visitDay(deps.clock()), seenBy(1, countName("all", "")));
      deps.time.now += 86_400_000;
    }
    const { salts, hashes } = await kept(deps.database);
    expect([new Set(salts).size, new Set(hashes).size]).toEqual([2, 2]);
  });

  test.each([
    ["clocks go forward", "2026-03-08T00:00:00-05:00", 23],
    ["clocks go back", "2026-11-01T00:00:00-04:00", 25],
    ["clocks stay", "2026-11-23T00:00:00-05:00", 24],
  ])("where %s a visitor is recognized from midnight to midnight in Miami", async (_, midnight, hours) => {
    const deps = await openDeps(kind);
    const store = storeOf(deps);
    const [begin, end] = [Date.parse(midnight), Date.parse(midnight) + hours * 3_600_000];
    const visit = async (at: number) => {
      deps.time.now = at;
      await forgetVisitors(deps);
      await store(visitDay(at), seenBy(1, "all "));
    };
    for (const at of [begin - 1, begin, begin + 3_600_000, end - 1, end]) await visit(at);
    const rows = await deps.database.selectFrom("visit_count").select(["day", "visits"]).orderBy("day").execute();
    const before = new Date(begin - 12 * 3_600_000).toISOString().slice(0, 10);
    const after = new Date(end + 12 * 3_600_000).toISOString().slice(0, 10);
    expect(rows).toEqual([before, midnight.slice(0, 10), after].map((day) => ({ day, visits: 1 })));
    expect((await kept(deps.database)).hashes).toHaveLength(1);
  });

  test("what was seen before midnight and is stored after it counts on its day, and brings nothing back", async () => {
    const deps = await openDeps(kind);
    const store = storeOf(deps);
    deps.time.now = Date.parse("2026-11-24T00:00:01-05:00");
    await forgetVisitors(deps);
    await store("2026-11-23", seenBy(2, "all "));
    await store("2026-11-24", seenBy(1, "all "));
    const rows = await deps.database.selectFrom("visit_count").select(["day", "visits"]).orderBy("day").execute();
    expect(rows).toEqual([
      { day: "2026-11-23", visits: 2 },
      { day: "2026-11-24", visits: 1 },
    ]);
    expect((await deps.database.selectFrom("visitor").select("day").execute()).map(({ day }) => day)).toEqual([
      "2026-11-24",
    ]);
  });

  test("a hash that a clock gone wrong dated far ahead is forgotten too", async () => {
    const deps = await openDeps(kind);
    const store = storeOf(deps);
    const now = deps.clock();
    deps.time.now = now + 400 * 86_400_000;
    await store(visitDay(deps.clock()), seenBy(1, "all "));
    deps.time.now = now;
    await forgetVisitors(deps);
    expect(await kept(deps.database)).toEqual({ salts: [], hashes: [] });
  });

  test("what a clock a little ahead dated tomorrow is kept, also on the days of 23 and 25 hours", async () => {
    const deps = await openDeps(kind);
    const store = storeOf(deps);
    for (const [at, tomorrow, beyond] of [
      ["2026-11-01T00:00:00-04:00", "2026-11-02", "2026-11-03"],
      ["2027-03-13T23:30:00-05:00", "2027-03-14", "2027-03-15"],
    ] as const) {
      deps.time.now = Date.parse(at);
      for (const day of [tomorrow, beyond]) await store(day, seenBy(1, "all "));
      await forgetVisitors(deps);
      const days = await deps.database.selectFrom("visitor").select("day").execute();
      expect(days).toEqual([{ day: tomorrow }]);
    }
  });

  test("names that strangers fill in are few on a day, the others are counted as one; a dead page is missing", async () => {
    const deps = await openSeeded(kind);
    const [here, there] = [storeOf(deps), storeOf(deps)];
    const day = visitDay(deps.clock());
    const seen = new Map(
      Array.from({ length: 300 }, (_, i) => [
        visitorOf(asker(i)),
        { names: new Set([countName("campaign", `c${i}`), countName("page", `/none-${i}`)]), steps: 0 },
      ]),
    );
    await here(day, new Map([...seen].slice(0, 150)));
    await there(day, new Map([...seen].slice(150)));
    await here(
      day,
      new Map([
        [
          visitorOf(asker(999)),
          { names: new Set(["page /about", "page /x@y.example", "page /call-3055550100"] as const), steps: 0 },
        ],
      ]),
    );
    const rows = await deps.database.selectFrom("visit_count").select(["kind", "name", "visits"]).execute();
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const other = (kind: string) => of(kind).find(({ name }) => name === "other")?.visits;
    expect([of("campaign").length, other("campaign")]).toEqual([101, 200]);
    expect([of("missing").length, other("missing")]).toEqual([201, 100]);
    expect(of("page").map(({ name }) => name)).toEqual(["/about"]);
  });
});
