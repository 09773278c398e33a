import { describe, expect, test } from "vitest";
import { countVisits } from "../../../tests/counted-visits.ts";
import { databaseKinds, MOST_VALUES } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { inParts } from "../../in-parts.ts";
import { exportVisits } from "./export-visits.server.ts";
import { readHeadline } from "./headline.server.ts";

const csvOf = async (csv: Promise<string>) => (await csv).replace("\ufeff", "").trim().split("\r\n");

describe.each(databaseKinds)("on %s", (kind) => {
  test("a table is exported whole, however many pages were read", async () => {
    const deps = await openSeeded(kind);
    deps.time.now = Date.parse("2026-11-20T15:00:00Z");
    const paths = Array.from({ length: MOST_VALUES[kind] }, (_, n) => `/blog/post-${n}`);
    for (const part of inParts(["/about", ...paths], 4_000))
      await countVisits(
        deps.database,
        "2026-11-20",
        part.map((path) => ["page", path, {}]),
      );
    const lines = await csvOf(exportVisits(deps, editor, { period: "7", kind: "page" }));
    expect(lines).toHaveLength(paths.length + 2);
    expect(lines.find((line) => line.startsWith("/about,"))).toMatch(/^\/about,[^,]+,1,/);
  });

  test("the page that did best is the one whose readers sent most, not the one with the form", async () => {
    const deps = await openSeeded(kind);
    deps.time.now = Date.parse("2026-11-20T15:00:00Z");
    expect(await readHeadline(deps, editor)).toMatchObject({ since: null, before: null, best: null });
    await countVisits(deps.database, "2026-11-19", [
      ["all", "", { visits: 9 }],
      ["page", "/", { visits: 5 }],
      ["page", "/about", { visits: 8 }],
    ]);
    expect((await readHeadline(deps, editor)).best).toMatchObject({ path: "/about", visits: 8, sent: 0 });
    await countVisits(deps.database, "2026-11-20", [
      ["all", "", { visits: 4, sent: 1 }],
      ["page", "/about", { visits: 2, sent: 1 }],
      ["page", "/contact", { visits: 3, sent: 1 }],
      ["page", "/es/contacto", { visits: 3, sent: 1 }],
      ["page", "=1+1", { visits: 1 }],
      ["source", "Google", { visits: 4, sent: 9 }],
    ]);
    const headline = await readHeadline(deps, editor);
    expect(headline).toMatchObject({ since: "2026-11-19", total: { visits: 13, sent: 1 }, before: null });
    expect(headline.best).toMatchObject({ path: "/about", visits: 10, sent: 1 });

    expect(await csvOf(exportVisits(deps, editor, { period: "7", kind: "days" }))).toEqual([
      "Day,Visits,Came to the form,Began to fill it in,Sent it",
      "2026-11-19,9,0,0,0",
      "2026-11-20,4,0,0,1",
      "All,13,0,0,1",
    ]);
    const pages = await csvOf(
      exportVisits(deps, editor, { period: "7", kind: "page", earned: { "/about": { value: 4_000 } } }),
    );
    expect(pages[0]).toBe("Page,Title,Visits,Came to the form,Began to fill it in,Sent it,Visits before,Earned");
    expect(pages.find((line) => line.startsWith("/about,"))).toMatch(/^\/about,[^,]+,10,0,0,1,,4000$/);
    expect(pages.find((line) => line.includes("1+1"))).toMatch(/^"'=1\+1"/);
    expect((await csvOf(exportVisits(deps, editor, { period: "7", kind: "search" })))[0]).toBe(
      "Words,Visits,Visits before",
    );

    await countVisits(deps.database, "2026-11-18", [["page", "/services", { visits: 4, sent: 1 }]]);
    expect((await readHeadline(deps, editor)).best, "of two, the one with fewer readers").toMatchObject({
      ...{ path: "/services", visits: 4, sent: 1 },
    });
    await countVisits(deps.database, "2026-11-18", [["page", "/about", { sent: 1 }]]);

    await countVisits(deps.database, "2026-10-01", [
      ["all", "", { visits: 70, sent: 9 }],
      ["page", "/careers", { visits: 70, sent: 9 }],
    ]);
    const later = await readHeadline(deps, editor);
    expect(later, "of these 30 days alone").toMatchObject({ since: "2026-10-01", best: { path: "/about" } });
  });
});
