import type { Action } from "#domain/staff/activity/actions.ts";
import type { Database } from "#platform/database/database.ts";

/** What the activity holds of these actions, the oldest first: who, what, of which document or thing, in which words. */
export const written = async (database: Database, ...actions: Action[]) => {
  const rows = database.selectFrom("activity").selectAll().where("action", "in", actions).orderBy("at").execute();
  return (await rows).map((row) => [row.actor, row.action, row.document_id ?? row.subject, row.detail]);
};
