import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { Data } from "../fields/structure.ts";
import { complete, formOf } from "../form/document-form.ts";
import { demandType, type SingletonType } from "../kinds.ts";

/** A saved state, who saved it (null: the first content) and when. */
export type SavedState = { revision: string; data: Data; by: string | null; at: number };

export type Singleton = {
  draft: SavedState;
  live: Data;
};

/** The newest and the live state of a singleton. For admins. Throws before the first start has made them. */
export const readSingleton = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  type: SingletonType,
): Promise<Singleton> => {
  demandType(actor, type);
  const { draft_revision, published_revision } = await database
    .selectFrom("document")
    .select(["draft_revision", "published_revision"])
    .where("id", "=", type)
    .executeTakeFirstOrThrow();
  const draft = await stateOf(database, type, draft_revision ?? "");
  const live = draft_revision === published_revision ? draft : await stateOf(database, type, published_revision ?? "");
  return { draft, live: live.data };
};

/** One saved state of a singleton, with the defaults of today's schema. */
export const stateOf = async (database: Database, type: SingletonType, revision: string): Promise<SavedState> => {
  const row = await database
    .selectFrom("revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.data", "revision.created_at", "staff.name"])
    .where("revision.id", "=", revision)
    .where("document_id", "=", type)
    .executeTakeFirstOrThrow();
  const data = complete(formOf(type), JSON.parse(row.data)) as Data;
  return { revision, data, by: row.name, at: row.created_at };
};
