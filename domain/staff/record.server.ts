import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Action } from "./actions.ts";

/** One thing that happened. `subject` is the id of what it is about, where that is no document; `detail` is shown. */
export type Event = { actor: string | null; action: Action; document?: string; subject?: string; detail?: string };

/** Writes down who did what; inside the transaction that did it, where there is one. */
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
