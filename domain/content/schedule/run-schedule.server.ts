import type { ExpressionBuilder } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { systemFor } from "../../staff/system.ts";
import { changeDocument, typed } from "../find-document.server.ts";
import { NotPlaced } from "../places/place-service.server.ts";
import { type Due, doDue, endsLater, ThrownAt } from "./do-due.server.ts";
import { endOrWait } from "./end-or-wait.server.ts";

/** What could not be done is tried again after this long, and shown to staff meanwhile. */
const AGAIN_MS = 60_000;

type Deps = Pick<Platform, "database" | "clock" | "log">;

/**
 * Does all that is due. Returns how many. Each has its own transaction, but those that only others can make right are
 * done together. What can't go live stays due with the reason.
 */
export const runSchedule = async (deps: Deps): Promise<number> => {
  let done = 0;
  const waiting: string[] = [];
  for (const id of await dueIds(deps)) {
    const turn = await runSome(deps, [id], false);
    done += turn.done;
    waiting.push(...turn.waiting);
  }
  return waiting.length === 0 ? done : done + (await runSome(deps, waiting, true)).done;
};

const dueIds = async ({ database, clock }: Deps): Promise<string[]> => {
  const now = clock();
  const rows = await database.selectFrom("document").select("id").where(isDue(now)).execute();
  return rows.map(({ id }) => id);
};

/** Due, and not tried within AGAIN_MS; a try that lies ahead was made under a clock that has been put back since. */
const isDue = (now: number) => (e: ExpressionBuilder<Tables, "document">) =>
  e.and([
    e("deleted_at", "is", null),
    e.or([e("publish_at", "<=", now), e("unpublish_at", "<=", now)]),
    e.or([
      e("schedule_tried_at", "is", null),
      e("schedule_tried_at", "<=", now - AGAIN_MS),
      e("schedule_tried_at", ">", now + AGAIN_MS),
    ]),
  ]);

/** `waiting`: ids of those that others may make right yet. */
type Turn = { done: number; waiting: string[] };

/** Does what is due of some, all in one transaction. `isLast`: nobody waits any more. What is thrown at a document is written down there, in a transaction of its own. */
const runSome = async (deps: Deps, ids: string[], isLast: boolean): Promise<Turn> => {
  const { database, clock, log } = deps;
  try {
    return await database.transaction().execute(async (transaction) => {
      const all = await takeAll(transaction, ids, clock());
      const failures = await doDue(transaction, all, clock());
      const turn: Turn = { done: 0, waiting: [] };
      for (const due of all) {
        const failure = failures.get(due.id);
        if (!failure) turn.done += 1;
        else if (failure.waits && !isLast) {
          turn.waiting.push(due.id);
          await changeDocument(transaction, due.id, { schedule_tried_at: null });
        } else {
          log.warn({ document: due.id, fault: failure.fault }, "scheduled publication could not be done");
          if (await endOrWait(transaction, due.by, due, failure, clock())) turn.done += 1;
          if (failure.waits) await changeDocument(transaction, due.id, { schedule_tried_at: minuteOf(clock()) });
        }
      }
      return turn;
    });
  } catch (error) {
    const at = error instanceof ThrownAt ? [error.document] : ids;
    const turn: Turn = { done: 0, waiting: [] };
    for (const id of at) if (await writeDown(deps, id, error instanceof ThrownAt ? error.cause : error)) turn.done += 1;
    const others = ids.filter((id) => !at.includes(id));
    if (others.length === 0) return turn;
    const { done, waiting } = await runSome(deps, others, isLast);
    return { done: turn.done + done, waiting };
  }
};

/** Those that wait for each other are tried again in the same turn, whenever each was due. */
const minuteOf = (time: number) => time - (time % AGAIN_MS);

const writeDown = async ({ database, clock, log }: Deps, id: string, error: unknown): Promise<boolean> => {
  const isNotPlaced = error instanceof NotPlaced;
  if (!isNotPlaced) log.error({ err: error, document: id }, "scheduled publication failed");
  const fault = isNotPlaced ? error.message : "A fault of the server, which its log tells";
  return database.transaction().execute(async (transaction) => {
    const [due] = await takeAll(transaction, [id], clock());
    if (!due) return false;
    const failure = { fault, endsLater: await endsLater(transaction, due, clock()) };
    return endOrWait(transaction, due.by, due, failure, clock());
  });
};

/** Marks as tried, and locks, those of some that are due. */
const takeAll = async (transaction: DatabaseTransaction, ids: string[], now: number): Promise<Due[]> => {
  const all: Due[] = [];
  // By id, as everybody does who locks several.
  for (const id of ids.toSorted()) {
    const row = await transaction
      .updateTable("document")
      .set({ schedule_tried_at: now })
      .where("id", "=", id)
      .where(isDue(now))
      .returningAll()
      .executeTakeFirst();
    if (row) all.push({ ...typed(row), by: systemFor(row.schedule_by) });
  }
  return all;
};
