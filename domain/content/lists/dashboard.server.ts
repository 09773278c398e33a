import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { allTypes } from "../kinds.ts";

/**
 * `total`: how many there are now. `change`: how many of them are newer than 30 days; `before`: the same for the 30 days
 * before that. `line`: the totals at nine moments of those 60 days. What the installation came with counts as having always
 * been there.
 */
export type ContentCount = { total: number; change: number; before: number; line: number[] };

const counted = ["page", "service", "member", "testimonial"] as const;

export type CountedType = (typeof counted)[number];

const DAY_MS = 86_400_000;
const POINTS = 9;

/** Counts what visitors can see of each type, now and over the last 60 days; what is in several languages counts once. */
export const contentCounts = async (database: Database, now: number): Promise<Record<CountedType, ContentCount>> => {
  const [rows, first] = await Promise.all([
    database
      .selectFrom("document")
      .select(["type", "created_at"])
      .where("type", "in", counted)
      .where("translation_of", "is", null)
      .where("published_revision", "is not", null)
      .execute(),
    database
      .selectFrom("document")
      .select((e) => e.fn.min("created_at").as("at"))
      .executeTakeFirstOrThrow(),
  ]);
  const since = (at: number) => (at === Number(first.at) ? -Infinity : at);
  const of = (type: CountedType): ContentCount => {
    const at = (moment: number) => rows.filter((row) => row.type === type && since(row.created_at) <= moment).length;
    const [total, month, two] = [at(now), at(now - 30 * DAY_MS), at(now - 60 * DAY_MS)];
    const step = (60 * DAY_MS) / (POINTS - 1);
    const line = Array.from({ length: POINTS }, (_, index) => at(now - (POINTS - 1 - index) * step));
    return { total, change: total - month, before: month - two, line };
  };
  return Object.fromEntries(counted.map((type) => [type, of(type)])) as Record<CountedType, ContentCount>;
};

export type RecentUpdate = {
  id: string;
  at: number;
  title: string;
  type: DocumentType;
  user: string | null;
  path: string | null;
};

export const recentUpdates = async (database: Database, most: number): Promise<RecentUpdate[]> => {
  const rows = await database
    .selectFrom("activity")
    .innerJoin("document", "document.id", "activity.document_id")
    .leftJoin("staff", "staff.id", "activity.actor")
    .select(["activity.id", "activity.at", "document.id as document", "document.title", "document.type"])
    .select(["staff.name as user", "document.path"])
    .where("document.type", "in", allTypes)
    .orderBy("activity.at", "desc")
    .orderBy("activity.id")
    .limit(most * 8)
    .execute();
  const newest = new Map(rows.toReversed().map((row) => [row.document, row]));
  return [...newest.values()]
    .sort((a, b) => b.at - a.at)
    .slice(0, most)
    .map(({ id, at, title, type, user, path }) => ({
      id,
      at,
      title,
      type: type as DocumentType,
      user,
      path,
    }));
};
