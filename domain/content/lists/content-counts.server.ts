import type { Database } from "#platform/database/database.ts";

/** How many there are, how many more than 30 days ago, and what that was for the 30 days before; and the way here. */
export type ContentCount = { total: number; change: number; before: number; line: number[] };

export type CountedType = "page" | "service" | "member" | "testimonial";

const DAY_MS = 86_400_000;
const POINTS = 9;

/** Counts what visitors can see of each type, now and over the last 60 days. */
export const contentCounts = async (database: Database, now: number): Promise<Record<CountedType, ContentCount>> => {
  const rows = await database
    .selectFrom("document")
    .select(["type", "created_at", "deleted_at"])
    .where("type", "in", ["page", "service", "member", "testimonial"])
    .where("published_revision", "is not", null)
    .execute();
  const of = (type: CountedType): ContentCount => {
    const at = (moment: number) =>
      rows.filter((row) => row.type === type && row.created_at <= moment && (row.deleted_at ?? Infinity) > moment)
        .length;
    const [total, month, two] = [at(now), at(now - 30 * DAY_MS), at(now - 60 * DAY_MS)];
    const step = (60 * DAY_MS) / (POINTS - 1);
    const line = Array.from({ length: POINTS }, (_, index) => at(now - (POINTS - 1 - index) * step));
    return { total, change: total - month, before: month - two, line };
  };
  return { page: of("page"), service: of("service"), member: of("member"), testimonial: of("testimonial") };
};
