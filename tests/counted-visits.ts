import type { Database } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";

type Steps = Partial<Record<"visits" | "contact" | "begun" | "sent", number>>;

/** Counts of a day as they stand in the database. */
export const countVisits = async (
  database: Database,
  day: string,
  counts: [kind: VisitKind, name: string, steps: Steps][],
): Promise<void> => {
  const rows = counts.map(([kind, name, steps]) => ({
    ...{ kind, name, day, visits: 1, contact: 0, begun: 0, sent: 0 },
    ...steps,
  }));
  await database.insertInto("visit_count").values(rows).execute();
};
