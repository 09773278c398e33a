import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Queue, tableOf } from "./lease.server.ts";

/** Of enquiries and answers; confirmations, which nobody waits for, are none. */
const unsent = (database: Database) => {
  const of = (queue: Queue) =>
    database
      .selectFrom(tableOf(queue))
      .select(["mail_state", "mail_fault"])
      .where("mail_state", "in", ["due", "parked"]);
  const enquiries = of("enquiry").select(sql<number>`coalesce(mail_since, created_at)`.as("since"));
  const answers = of("enquiry_reply").select("created_at as since").where(sql<boolean>`kind = 'answer'`);
  return database.selectFrom(enquiries.unionAll(answers).as("unsent"));
};

const states = ["due", "parked"] as const;

/** `oldest`: since when the one waits that has waited longest, in Unix milliseconds; null where none waits. */
export type Unsent = { state: (typeof states)[number]; count: number; oldest: number | null };

/** How many mails of enquiries and answers have not been sent, for each state. */
export const unsentMail = async (database: Database): Promise<Unsent[]> => {
  const rows = await unsent(database)
    .select((e) => ["mail_state", e.fn.countAll().as("count"), e.fn.min("since").as("oldest")])
    .groupBy("mail_state")
    .execute();
  return states.map((state) => {
    const row = rows.find(({ mail_state }) => mail_state === state);
    return { state, count: Number(row?.count ?? 0), oldest: row ? Number(row.oldest) : null };
  });
};

/** Those that are parked, or wait since before `since`, with one of their faults; null where there are none. */
export const lateMail = async (
  database: Database,
  since: number,
): Promise<{ count: number; oldest: number; fault: string | null } | null> => {
  const { count, oldest, fault } = await unsent(database)
    .where((e) => e.or([e("mail_state", "=", "parked"), e("since", "<", since)]))
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("since").as("oldest"), e.fn.max("mail_fault").as("fault")])
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? null : { count: Number(count), oldest: Number(oldest), fault };
};
