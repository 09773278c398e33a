import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { textOf } from "../../json.ts";
import type { Excerpt } from "../../search/excerpt.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import type { Data } from "../fields/structure.ts";
import { isSample } from "../samples/is-sample.server.ts";
import { isOverdue } from "../schedule/overdue.ts";
import { storedData } from "../stored/read-stored.ts";
import { excerptsOf } from "../texts/excerpts.server.ts";
import { besideEach, type InOneLanguage } from "../translation/states/states.server.ts";
import { type About, aboutEach } from "./about-each.server.ts";

/** A line of a list. Times are milliseconds since 1970. `late`: what was scheduled is more than a minute overdue. */
export type DocumentEntry = About & {
  id: string;
  title: string;
  aside: string;
  /** What was looked for in its sentence, where title and address don't say it. */
  excerpt: Excerpt | null;
  path: string | null;
  status: DocumentStatus;
  live: boolean;
  changedAt: number;
  changedBy: string | null;
  publishedAt: number | null;
  publishAt: number | null;
  unpublishAt: number | null;
  late: boolean;
  fault: string | null;
  /** How it stands in the other languages of the site; of a translation, how it stands to its original. */
  languages: InOneLanguage[];
  /** It is as the installation came with it, and nobody has said that it is true. */
  sample: boolean;
};

/** The documents with these ids, in this order; `search` is what was looked for. `now` in ms since 1970. */
export const entriesOf = async (
  database: Database,
  { ids, search }: { ids: string[]; search: string },
  now: number,
): Promise<DocumentEntry[]> => {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("document")
    .leftJoin("revision", "revision.id", "document.draft_revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .selectAll("document")
    .select(["revision.data", "revision.shape", "revision.created_at as changed_at", "staff.name as changed_by"])
    .select((e) => isSample(e).as("sample"))
    .where("document.id", "in", ids)
    .execute();
  const excerpts = await excerptsOf(database, rows, search);
  const inEach = await besideEach(database, rows);
  const read = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({ row, data: storedData({ type: row.type, data: row.data ?? "", shape: row.shape ?? 0 }) }));
  const about = await aboutEach(
    database,
    read.map(({ data }) => data),
  );
  return read.map(({ row, data }, at) => ({
    ...toEntry(row, data, now),
    ...(about[at] ?? { about: "", picture: null }),
    excerpt: excerpts.get(row.id) ?? null,
    languages: inEach.get(row.id) ?? [],
  }));
};

type Row = Selectable<Tables["document"]> & {
  data: string | null;
  shape: number | null;
  changed_at: number | null;
  changed_by: string | null;
  sample: unknown;
};

const toEntry = (row: Row, data: Data, now: number): Omit<DocumentEntry, keyof About | "excerpt" | "languages"> => {
  const due = Math.min(row.publish_at ?? Infinity, row.unpublish_at ?? Infinity);
  return {
    id: row.id,
    title: row.title,
    aside: asideOf(row.path, data),
    path: row.path,
    status: statusOf(row),
    live: row.published_revision !== null && row.deleted_at === null,
    changedAt: row.changed_at ?? row.updated_at,
    changedBy: row.changed_by,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    late: row.deleted_at === null && isOverdue(due, now),
    fault: row.schedule_fault,
    sample: Boolean(row.sample),
  };
};

/** What stands under a title in a list: the address, or what else tells a document apart. `data` may be unfinished. */
export const asideOf = (path: string | null, data: object): string => {
  const fields = data as Data;
  return path ?? (textOf(fields.path) || textOf(fields.role) || textOf(fields.position));
};
