import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Queue, tableOf } from "./lease.server.ts";

/** Of enquiries and answers; confirmations, which nobody waits for, are none. */
const unsent = (database: Database) => {
  const of = (queue: Queue) =>
    database
      .selectFrom(tableOf(queue))
      .select(["mail_state", "mail_fault", "created_at"])
      .where("mail_state", "in", ["due", "parked"]);
  const answers = of("enquiry_reply").where(sql<boolean>`kind = 'answer'`);
  return database.selectFrom(of("enquiry").unionAll(answers).as("unsent"));
};

const states = ["due", "parked"] as const;

/** `oldest`: when the one that has waited longest was written, in Unix milliseconds; null where none waits. */
export type Unsent = { state: (typeof states)[number]; count: number; oldest: number | null };

/** How many mails of enquiries and answers have not been sent, for each state. */
export const unsentMail = async (database: Database): Promise<Unsent[]> => {
  const rows = await unsent(database)
    .select((e) => ["mail_state", e.fn.countAll().as("count"), e.fn.min("created_at").as("oldest")])
    .groupBy("mail_state")
    .execute();
  return states.map((state) => {
    const row = rows.find(({ mail_state }) => mail_state === state);
    return { state, count: Number(row?.count ?? 0), oldest: row ? Number(row.oldest) : null };
  });
};

/** Those that are parked, or written before `since` and not sent yet, with one of their faults; null where there are none. */
export const lateMail = async (
  database: Database,
  since: number,
): Promise<{ count: number; oldest: number; fault: string | null } | null> => {
  const { count, oldest, fault } = await unsent(database)
    .where((e) => e.or([e("mail_state", "=", "parked"), e("created_at", "<", since)]))
    .select((e) => [
      e.fn.countAll().as("count"),
      e.fn.min("created_at").as("oldest"),
      e.fn.max("mail_fault").as("fault"),
    ])
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? null : { count: Number(count), oldest: Number(oldest), fault };
};
