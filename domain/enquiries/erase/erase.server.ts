import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { publishedSite, type SiteDeps } from "../../content/published/published-site.server.ts";
import { inParts } from "../../in-parts.ts";
import { countRows, isAmong } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { samePerson } from "../inbox/same-person.server.ts";

export type Erased = { references: string[]; attempts: number; notes: number; replies: number };

type Deps = Pick<Platform, "database" | "clock" | "purge">;

/** How many enquiries, notes, answers and records of mails an erasure takes. */
export type Extent = { enquiries: number; notes: number; replies: number; attempts: number };

/** What goes with one enquiry, and with all that its email address ever sent. Null without the enquiry. */
export const extentOf = async (
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<{ message: Extent; person: Extent } | null> => {
  demand(actor, "enquiries");
  const ids = await samePerson(database, id);
  if (!ids) return null;
  return { message: await countOf(database, [id]), person: await countOf(database, ids) };
};

const countOf = async (database: Database, ids: string[]): Promise<Extent> => ({
  enquiries: ids.length,
  notes: await countRows(database.selectFrom("enquiry_note").where(isAmong("enquiry_id", database, ids))),
  replies: await countRows(answersTo(database, ids)),
  attempts: await countRows(database.selectFrom("mail_attempt").where(isAmong("enquiry_id", database, ids))),
});

const answersTo = (database: Database, ids: string[]) =>
  database
    .selectFrom("enquiry_reply")
    .where(isAmong("enquiry_id", database, ids))
    .where("kind", "=", "answer");

export type Erasure = {
  id: string;
  what: "message" | "person";
  /** How many messages whoever erases was told of. */
  told?: number;
};

/** `more`: another message came since the question was asked; nothing was erased. */
export type EraseOutcome = ({ outcome: "erased" } & Erased) | { outcome: "more" } | { outcome: "missing" };

/** Erases one enquiry, or all that its email address ever sent, with notes, answers, what confirmed it and records of mails (not the office's mailbox). */
export const erase = async (deps: Deps, actor: Actor, { id, what, told }: Erasure): Promise<EraseOutcome> => {
  demand(actor, "enquiries");
  const result = await deps.database.transaction().execute(async (transaction): Promise<EraseOutcome> => {
    const all = await samePerson(transaction, id);
    if (!all) return { outcome: "missing" };
    const ids = what === "person" ? all : [id];
    if (told !== undefined && ids.length > told) return { outcome: "more" };
    const erased = await eraseRows(transaction, ids);
    const detail = erased.references.join(", ");
    await record(transaction, deps.clock(), { actor: actor.id, action: "enquiry-erase", detail });
    return { outcome: "erased", ...erased };
  });
  if (result.outcome === "erased") await deps.purge();
  return result;
};

/** How many rows a statement deletes, and what belongs to them: on PostgreSQL it has ten seconds. */
const AT_ONCE = 5_000;

const eraseRows = async (database: Database, ids: string[]): Promise<Erased> => {
  if (ids.length === 0) return { references: [], attempts: 0, notes: 0, replies: 0 };
  const { attempts, notes, replies } = await countOf(database, ids);
  const references: string[] = [];
  // All that belongs to an enquiry goes with its row, by the keys of those tables.
  for (const part of inParts(ids, AT_ONCE)) {
    const gone = await database
      .deleteFrom("enquiry")
      .where(isAmong("id", database, part))
      .returning("reference")
      .execute();
    references.push(...gone.map(({ reference }) => reference));
  }
  return { references: references.sort(), attempts, notes, replies };
};

const ROUND = 500;

/** Erases what is older than Settings promises (`retentionMonths`), whatever its state. Returns how many. Run hourly by each process. */
export const eraseOld = async (deps: Deps & SiteDeps & Pick<Platform, "log">): Promise<number> => {
  const { database, clock, log, purge } = deps;
  const { settings } = await publishedSite(deps);
  const before = monthsBefore(clock(), settings.retentionMonths);
  const erased = await database.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom("enquiry")
      .select("id")
      .where("created_at", "<", before)
      .orderBy("created_at")
      .limit(ROUND)
      .execute();
    const ids = old.map(({ id }) => id);
    const { references } = await eraseRows(transaction, ids);
    const detail = `${references.length} older than ${settings.retentionMonths} months`;
    if (references.length > 0) await record(transaction, clock(), { actor: null, action: "enquiry-retention", detail });
    return references.length;
  });
  if (erased > 0) log.info({ erased }, "enquiries: erased after their time");
  if (erased === ROUND) return erased + (await eraseOld(deps));
  await purge();
  return erased;
};

/** The same day of the month so many months earlier (UTC), or the last day of a month that has no such day. */
export const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
};

/** Deletes rate counts whose window is over, and tokens of the human check that have expired. */
export const forgetTraces = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> => {
  await database.deleteFrom("rate_window").where("reset_at", "<=", clock()).execute();
  await database.deleteFrom("used_token").where("good_until", "<=", clock()).execute();
};
