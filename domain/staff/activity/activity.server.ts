import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../formats/pages.ts";
import { countRows } from "../../sql.server.ts";
import { type Actor, demand } from "../rights.ts";
import { type About, type Action, actions, actionsAbout } from "./actions.ts";

/** `subject` is the id of a record that is not a document, such as a picture or a member of staff. */
export type Event = { actor: string | null; action: Action; document?: string; subject?: string; detail?: string };

/** Adds an entry to the activity log. Pass the transaction of the change, so that both are stored or neither. */
export const record = async (database: Database, now: number, event: Event): Promise<void> => {
  await database
    .insertInto("activity")
    .values({
      id: randomUUID(),
      at: now,
      actor: event.actor,
      action: event.action,
      document_id: event.document ?? null,
      subject: event.subject ?? null,
      detail: event.detail ?? "",
    })
    .execute();
};

/** `since` and `until` are in milliseconds since 1970; pages count from 1. */
export type ActivityFilter = { about?: About; actor?: string; since?: number; until?: number; page: number };

export type ActivityEntry = {
  id: string;
  at: number;
  actor: string | null;
  about: About;
  words: string;
  what: string;
  detail: string;
  enquiry: string | null;
};

export type ActivityPage = {
  entries: ActivityEntry[];
  total: number;
  pages: number;
  people: { id: string; name: string }[];
};

export const ACTIVITY_PER_PAGE = 50;

/** A page of the activity log, newest first. Throws NotAllowed for anybody but admins. */
export const listActivity = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  filter: ActivityFilter,
): Promise<ActivityPage> => {
  demand(actor, "activity");
  let query = database.selectFrom("activity");
  if (filter.about) query = query.where("activity.action", "in", actionsAbout(filter.about));
  if (filter.actor) query = query.where("activity.actor", "=", filter.actor);
  if (filter.since !== undefined) query = query.where("activity.at", ">=", filter.since);
  if (filter.until !== undefined) query = query.where("activity.at", "<", filter.until);
  const total = await countRows(query);
  const rows = await query
    .leftJoin("staff", "staff.id", "activity.actor")
    .leftJoin("staff as other", "other.id", "activity.subject")
    .leftJoin("enquiry", "enquiry.id", "activity.subject")
    .select(["activity.id", "at", "actor", "action", "detail", "staff.name", "other.name as other", "reference"])
    .select("enquiry.id as enquiry")
    .orderBy("at", "desc")
    .orderBy("activity.id")
    .limit(ACTIVITY_PER_PAGE)
    .offset((filter.page - 1) * ACTIVITY_PER_PAGE)
    .execute();
  const people = await database.selectFrom("staff").select(["id", "name"]).orderBy("name").execute();
  return { entries: rows.map(toEntry), total, pages: pagesOf(total, ACTIVITY_PER_PAGE), people };
};

type Row = Pick<ActivityEntry, "id" | "at" | "actor" | "detail" | "enquiry"> &
  Record<"name" | "other" | "reference", string | null> & { action: string };

const toEntry = (row: Row): ActivityEntry => {
  const action = Object.hasOwn(actions, row.action) ? actions[row.action as Action] : null;
  const isContent = action?.about === "content" || action?.about === "media" || action === null;
  return {
    id: row.id,
    at: row.at,
    actor: row.name,
    about: action?.about ?? "content",
    words: action?.words ?? row.action,
    what: isContent ? row.detail : (row.reference ?? (action?.about === "staff" ? (row.other ?? "") : "")),
    detail: isContent ? "" : row.detail,
    enquiry: row.enquiry,
  };
};
