import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../../staff/rights.ts";
import { endOfDay, momentOf } from "../../../time/local-time.server.ts";
import { storedOrigin } from "../../origin.ts";

/** What came of enquiries that were won, in whole dollars; `value` counts those whose value somebody noted. */
export type Earned = { won: number; value: number };

/** By what they came from: each page that was read before, the source, the campaign. */
export type EarnedBy = Record<"page" | "source" | "campaign", Record<string, Earned>>;

/** What the enquiries earned that came in on these days of the company's clocks, `YYYY-MM-DD`, and were won. */
export const earnedIn = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<EarnedBy> => {
  demand(actor, "enquiries");
  const rows = await database
    .selectFrom("enquiry")
    .select(["origin", "value"])
    .where("outcome", "=", "won")
    .where("created_at", ">=", momentOf({ date: from, time: "00:00" }) ?? 0)
    .where("created_at", "<", endOfDay(to) ?? 0)
    .execute();
  const earned: EarnedBy = { page: {}, source: {}, campaign: {} };
  for (const { origin, value } of rows) {
    const known = storedOrigin(origin);
    if (!known) continue;
    for (const page of known.pages) add(earned.page, page, value);
    add(earned.source, known.source, value);
    if (known.campaign) add(earned.campaign, known.campaign, value);
  }
  return earned;
};

const add = (earned: Record<string, Earned>, name: string, value: number | null): void => {
  const before = Object.hasOwn(earned, name) ? earned[name] : undefined;
  earned[name] = { won: (before?.won ?? 0) + 1, value: (before?.value ?? 0) + (value ?? 0) };
};
