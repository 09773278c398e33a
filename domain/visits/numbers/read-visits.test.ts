import { describe, expect, test } from "vitest";
import { countVisits } from "../../../tests/counted-visits.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { readVisits } from "./read-visits.server.ts";
import { sumUpFinished } from "./sum-up.server.ts";

/** A Thursday, late in the evening in Miami: the next day at Greenwich. */
const NOW = Date.parse("2026-11-20T04:30:00Z");

const open = async (kind: (typeof databaseKinds)[number], now = NOW) => {
  const deps = await openSeeded(kind);
  deps.time.now = now;
  return deps;
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("thirty days end with the local day at hand, and stand against the thirty before", async () => {
    const deps = await open(kind);
    const { database } = deps;
    const first = [["all", "", { visits: 100 }]] satisfies Parameters<typeof countVisits>[2];
    await countVisits(database, "2026-09-20", first);
    await countVisits(database, "2026-09-21", [["all", "", { visits: 7 }]]);
    await countVisits(database, "2026-10-20", [
      ["all", "", { visits: 3, contact: 1 }],
      ["page", "/about", { visits: 3 }],
    ]);
    await countVisits(database, "2026-10-21", [
      ["all", "", { visits: 20, contact: 5, begun: 3, sent: 2 }],
      ["page", "/about", { visits: 12, contact: 2, begun: 1, sent: 1 }],
      ["page", "/", { visits: 15, contact: 1 }],
      ["source", "", { visits: 20, sent: 2 }],
    ]);
    await countVisits(database, "2026-11-19", [
      ["all", "", { visits: 5 }],
      ["page", "/about", { visits: 5 }],
    ]);
    await countVisits(database, "2026-11-20", first);

    const visits = await readVisits(deps, editor, { period: "30", most: 1 });
    expect(visits.spans).toEqual({
      now: { from: "2026-10-21", to: "2026-11-19" },
      before: { from: "2026-09-21", to: "2026-10-20" },
    });
    expect(visits.total).toEqual({ visits: 25, contact: 5, begun: 3, sent: 2 });
    expect(visits.before).toEqual({ visits: 10, contact: 1, begun: 0, sent: 0 });
    expect(visits.days).toHaveLength(30);
    expect([visits.days[0], visits.days.at(-1)]).toEqual([
      { day: "2026-10-21", visits: 20, sent: 2 },
      { day: "2026-11-19", visits: 5, sent: 0 },
    ]);
    const about = { name: "/about", visits: 17, contact: 2, begun: 1, sent: 1, before: 3 };
    expect(visits.tables.page).toEqual({ names: 2, rows: [{ ...about, document: expect.anything() }] });
    expect(visits.tables.page?.rows[0]?.document).toMatchObject({ id: "page-about", type: "page" });
    expect(visits.tables.source?.rows).toMatchObject([{ name: "", visits: 20, before: 0, document: null }]);
    expect(visits.tables.campaign).toEqual({ names: 0, rows: [] });
    expect(await sumUpFinished(deps)).toBe(5);
    expect(await readVisits(deps, editor, { period: "30", most: 1 })).toEqual(visits);
  });

  test("what was not counted as a whole is not compared with", async () => {
    const deps = await open(kind);
    expect(await readVisits(deps, editor, { period: "7", most: 9 })).toMatchObject({ since: null, before: null });
    await countVisits(deps.database, "2026-11-07", [["all", "", { visits: 4 }]]);
    await countVisits(deps.database, "2026-11-13", [["page", "/", { visits: 4 }]]);
    const visits = await readVisits(deps, editor, { period: "7", most: 9 });
    expect(visits).toMatchObject({ since: "2026-11-07", total: { visits: 0 }, before: null });
    expect(visits.tables.page?.rows).toMatchObject([{ visits: 4, before: null }]);
    await countVisits(deps.database, "2026-11-06", [["all", "", { visits: 1 }]]);
    expect((await readVisits(deps, editor, { period: "7", most: 9 })).before).toMatchObject({ visits: 5 });
  });

  test.each([
    ["2026-03-08", "2026-03-10T03:30:00Z", "2026-03-03"],
    ["2026-11-01", "2026-11-03T04:30:00Z", "2026-10-27"],
  ])("a week around the change of clocks on %s has seven days", async (day, now, from) => {
    const deps = await open(kind, Date.parse(now));
    await countVisits(deps.database, day, [["all", "", { visits: 9 }]]);
    const { spans, days, weeks } = await readVisits(deps, editor, { period: "7", most: 9 });
    expect(spans.now.from).toBe(from);
    expect(days).toHaveLength(7);
    expect(days.filter(({ visits }) => visits > 0)).toEqual([{ day, visits: 9, sent: 0 }]);
    expect(weeks.filter(({ visits }) => visits > 0)).toMatchObject([{ visits: 9 }]);
  });

  test("a year says the same before and after its months were added up, which is done once", async () => {
    const deps = await open(kind);
    const days = ["2024-11-20", "2024-12-01", "2025-10-31", "2025-11-19", "2025-11-20", "2025-11-30", "2026-02-28"];
    for (const [index, day] of [...days, "2026-10-31", "2026-11-01", "2026-11-19"].entries())
      await countVisits(deps.database, day, [
        ["all", "", { visits: 2 ** index }],
        ["page", "/", { visits: 2 ** index, contact: 1, begun: 1, sent: 1 }],
        ["source", "Google", { visits: 1 }],
      ]);
    const asked = { period: "year", most: 9 } as const;
    const before = await readVisits(deps, editor, asked);
    expect(before).toMatchObject({ total: { visits: 1023 - 15 }, before: { visits: 15 } });
    expect(before.tables.page?.rows).toMatchObject([{ visits: 1008, sent: 6, before: 15 }]);
    expect(before.weeks.length).toBe(53);
    expect(await sumUpFinished(deps)).toBe(13);
    expect(await sumUpFinished(deps)).toBe(0);
    expect(await readVisits(deps, editor, asked)).toEqual(before);
    await deps.database.deleteFrom("visit_count").where("day", "=", "2026-02-28").where("kind", "=", "page").execute();
    expect((await readVisits(deps, editor, asked)).tables).toEqual(before.tables);
  });

  test("a month is added up when its last day is over since a day", async () => {
    const deps = await open(kind, Date.parse("2026-12-01T12:00:00Z"));
    await countVisits(deps.database, "2026-11-30", [["all", "", { visits: 4 }]]);
    expect(await sumUpFinished(deps)).toBe(0);
    deps.time.now = Date.parse("2026-12-02T12:00:00Z");
    await Promise.all([sumUpFinished(deps), sumUpFinished(deps)]);
    const rows = await deps.database.selectFrom("visit_month").selectAll().execute();
    expect(rows).toEqual([{ kind: "all", month: "2026-11", name: "", visits: 4, contact: 0, begun: 0, sent: 0 }]);
  });
});
