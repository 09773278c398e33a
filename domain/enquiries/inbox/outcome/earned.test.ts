import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { editor } from "../../../../tests/staff-actors.ts";
import { withEnquiries } from "../../../../tests/stored-enquiries.ts";
import { earnedIn } from "./earned.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what was won is earned by each page that was read, the source and the campaign, on local days", async () => {
    const { deps, ids } = await withEnquiries(kind, {}, {}, {}, {});
    const origin = (source: string, campaign: string, pages: string[]) => JSON.stringify({ source, campaign, pages });
    const set = (index: number, values: object) =>
      deps.database
        .updateTable("enquiry")
        .set(values)
        .where("id", "=", ids[index] ?? "")
        .execute();
    const evening = Date.parse("2026-11-20T04:30:00Z"); // 19 November in Miami
    const won = { outcome: "won", created_at: evening };
    await set(0, { ...won, value: 5_000, origin: origin("Google", "", ["/services/cloud", "/contact"]) });
    await set(1, { ...won, value: null, origin: origin("Google", "spring", ["/services/cloud"]) });
    await set(2, { ...won, value: 900, origin: null });
    await set(3, { ...won, outcome: "lost", value: 70, origin: origin("", "", ["/"]) });
    expect(await earnedIn(deps, editor, { from: "2026-11-19", to: "2026-11-19" })).toEqual({
      page: { "/services/cloud": { won: 2, value: 5_000 }, "/contact": { won: 1, value: 5_000 } },
      source: { Google: { won: 2, value: 5_000 } },
      campaign: { spring: { won: 1, value: 0 } },
    });
    for (const day of ["2026-11-18", "2026-11-20"])
      expect(await earnedIn(deps, editor, { from: day, to: day }), day).toEqual({ page: {}, source: {}, campaign: {} });
  });
});
