import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import type { Actor } from "../../staff/rights.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import { evolve, shapeNow } from "../evolution/evolve.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { isSample } from "../samples/is-sample.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { draftOf, isDraft } from "../stored/read-stored.ts";
import { saveDraft } from "./save-draft.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** A draft as the editor opens it. Times are milliseconds since 1970; `author` is a name, empty for the first content. */
export type DraftView = {
  id: string;
  type: DocumentType;
  language: Language;
  title: string;
  path: string | null;
  /** It was live at its address: that no longer follows its title. */
  settled: boolean;
  /** When it goes live by itself. */
  publishAt: number | null;
  /** The revision that goes live then. */
  planned: string | null;
  /** When it leaves the site by itself. */
  endsAt: number | null;
  status: DocumentStatus;
  revision: string | null;
  number: number;
  published: string | null;
  savedAt: number;
  author: string;
  /** Visitors see what the installation came with, and nobody has said that it is true. */
  sample: boolean;
  data: Data;
};

/** The newest draft of a document; null when there is no such document. Throws NotAllowed by its type. */
export const readDraft = async (
  { database }: Pick<Deps, "database">,
  actor: Actor,
  id: string,
): Promise<DraftView | null> => {
  const row = await findDocument(database, actor, id);
  if (!row) return null;
  const revision = await findRevision(database, id, row.draft_revision ?? "");
  const sample = kinds[row.type].single
    ? undefined
    : await database.selectFrom("document").select("id").where("id", "=", id).where(isSample).executeTakeFirst();
  return {
    id,
    type: row.type,
    language: row.language,
    title: row.title,
    path: row.published_revision === null ? null : row.path,
    settled: row.path !== null,
    publishAt: row.publish_at,
    planned: row.publish_at === null ? null : row.publish_revision,
    endsAt: row.unpublish_at,
    status: statusOf(row),
    revision: row.draft_revision,
    number: revision?.number ?? 0,
    published: row.published_revision,
    savedAt: revision?.at ?? row.updated_at,
    author: revision?.author ?? "",
    sample: sample !== undefined,
    data: revision?.data ?? draftOf(row.type, {}, 0),
  };
};

export type SaveEditOutcome =
  | { outcome: "saved"; revision: string; number: number }
  /** Somebody saved since; nothing was written. */
  | { outcome: "stale"; currentRevision: string | null; data: Data; author: string; savedAt: number }
  /** `wrong-kind`: no form makes such data. `newer`: it is, or is made from, what a newer release wrote. */
  | { outcome: "too-large" | "wrong-kind" | "newer" }
  | { outcome: "missing" };

export type Edit = { baseRevision: string | null; data: Data; shape?: number };

/** Keeps what a member of staff wrote as the newest draft. It may be unfinished, but a form must have made it. */
export const saveEdit = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { baseRevision, data: sent, shape = shapeNow() }: Edit,
): Promise<SaveEditOutcome> => {
  const document = await findDocument(deps.database, actor, id);
  if (!document || document.deleted_at !== null) return { outcome: "missing" };
  if (!isShallow(sent) || Buffer.byteLength(JSON.stringify(sent)) > MOST_BYTES) return { outcome: "too-large" };
  if (Math.max(shape, await shapeOf(deps.database, baseRevision)) > shapeNow()) return { outcome: "newer" };
  if (!isDraft(document.type, sent, shape)) return { outcome: "wrong-kind" };
  const data = evolve(document.type, sent, shape) as Data;
  const result = await saveDraft(deps, actor, { document: id, baseRevision, data });
  if (result.outcome !== "stale") return result;
  const current = await readDraft(deps, actor, id);
  if (!current) return { outcome: "missing" };
  const { revision, author, savedAt } = current;
  return { outcome: "stale", currentRevision: revision, data: current.data, author, savedAt };
};

const shapeOf = async (database: Platform["database"], revision: string | null): Promise<number> => {
  const row = await database.selectFrom("revision").select("shape").where("id", "=", revision).executeTakeFirst();
  return row?.shape ?? 0;
};

/** The largest draft, in bytes of JSON: a hundred full blocks fit many times over. */
const MOST_BYTES = 1024 * 1024;

/** How deep lists and objects may lie in one another; deep enough for a list in a list in a table in a rich text. */
const MOST_DEPTH = 60;

/** False for what lies deeper than anybody writes, and would take all of the stack. */
export const isShallow = (value: unknown, most = MOST_DEPTH): boolean => {
  if (value === null || typeof value !== "object") return true;
  return most > 0 && Object.values(value).every((part) => isShallow(part, most - 1));
};
