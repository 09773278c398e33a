import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../formats/pages.ts";
import type { Language } from "../../languages.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";

export type HistoryEntry = {
  id: string;
  number: number;
  at: number;
  author: string | null;
  note: string;
  publishedAt: number | null;
  isLive: boolean;
  isDraft: boolean;
};

export type History = {
  document: {
    id: string;
    type: DocumentType;
    language: Language;
    title: string;
    path: string | null;
    trashed: boolean;
  };
  sittings: Sitting<HistoryEntry>[];
  all: { id: string; isLive: boolean }[];
  draft: string | null;
  total: number;
  pages: number;
};

export const HISTORY_PER_PAGE = 30;

/** Every revision of a document, gathered into sittings, newest first, a page of them. Null when there is no such document. */
export const history = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { document, page }: { document: string; page: number },
): Promise<History | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const [saves, names, published] = await Promise.all([
    savesOf(database, document),
    staffNames(database),
    publishedAt(database, document),
  ]);
  const entries = saves.map(({ by, ...save }) => {
    const publishedAt = published.get(save.id) ?? null;
    const isLive = save.id === row.published_revision;
    const kept = isLive || publishedAt !== null || save.note !== "";
    const isDraft = save.id === row.draft_revision;
    return { ...save, by, kept, author: names.get(by ?? "") ?? null, publishedAt, isLive, isDraft };
  });
  const sittings = sittingsOf(entries);
  const { id, type, language, title, path } = row;
  return {
    document: { id, type, language, title, path, trashed: row.deleted_at !== null },
    sittings: sittings.slice((page - 1) * HISTORY_PER_PAGE, page * HISTORY_PER_PAGE),
    all: entries.map(({ id, isLive }) => ({ id, isLive })),
    draft: row.draft_revision,
    total: sittings.length,
    pages: pagesOf(sittings.length, HISTORY_PER_PAGE),
  };
};

const savesOf = (database: Platform["database"], document: string) =>
  database
    .selectFrom("revision")
    .select(["id", "number", "created_at as at", "author as by", "note"])
    .where("document_id", "=", document)
    .orderBy("number", "desc")
    .execute();

const staffNames = async (database: Platform["database"]): Promise<Map<string, string>> => {
  const rows = await database.selectFrom("staff").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const publishedAt = async (database: Platform["database"], document: string): Promise<Map<string | null, number>> => {
  const rows = await database
    .selectFrom("activity")
    .select((e) => ["subject", e.fn.max("at").as("at")])
    .where("document_id", "=", document)
    .where("action", "=", "publish")
    .groupBy("subject")
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, Number(at)]));
};

const SITTING_GAP_MS = 10 * 60_000;

/** What tells which saves belong together; `kept` stands by itself: it was published, or has a note. */
export type Save = { at: number; by: string | null; kept: boolean };

export type Sitting<T> = { newest: T; earlier: T[] };

/** Groups saves, newest first, by who made them and when. What is kept is never folded under another one. */
export const sittingsOf = <T extends Save>(saves: T[]): Sitting<T>[] => {
  const sittings: Sitting<T>[] = [];
  for (const save of saves) {
    const now = sittings.at(-1);
    const after = now && (now.earlier.at(-1) ?? now.newest);
    if (now && after && !save.kept && save.by === after.by && after.at - save.at < SITTING_GAP_MS)
      now.earlier.push(save);
    else sittings.push({ newest: save, earlier: [] });
  }
  return sittings;
};
