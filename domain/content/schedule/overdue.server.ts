import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { isOverdue, OVERDUE_MS } from "./overdue.ts";

export type Overdue = {
  id: string;
  type: DocumentType;
  title: string;
  what: "publish" | "unpublish";
  at: number;
  fault: string | null;
};

/** Everything scheduled that is more than a minute late, the oldest first. */
export const overdueDocuments = async (database: Database, now: number): Promise<Overdue[]> => {
  const rows = await database
    .selectFrom("document")
    .select(["id", "type", "title", "publish_at", "unpublish_at", "schedule_fault"])
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("publish_at", "<", now - OVERDUE_MS), e("unpublish_at", "<", now - OVERDUE_MS)]))
    .execute();
  return rows
    .map(({ id, type, title, publish_at, unpublish_at, schedule_fault }): Overdue => {
      const publishing = publish_at !== null && isOverdue(publish_at, now);
      return {
        id,
        type: type as DocumentType,
        title,
        what: publishing ? "publish" : "unpublish",
        at: (publishing ? publish_at : unpublish_at) ?? 0,
        fault: schedule_fault,
      };
    })
    .sort((a, b) => a.at - b.at);
};
