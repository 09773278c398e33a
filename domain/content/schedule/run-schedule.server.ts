import type { Platform } from "#platform/platform.ts";
import { changeDocument } from "../find-document.server.ts";
import { NotPlaced } from "../places/place-service.server.ts";
import { doDue, endsLater, ThrownAt } from "./do-due.server.ts";
import { endOrWait } from "./end-or-wait.server.ts";
import { dueIds, takeAll, tryWithOthers } from "./take-due.server.ts";

type Deps = Pick<Platform, "database" | "clock" | "log">;

/**
 * Does all that is due. Returns how many. Each has its own transaction, but those that only others can make right are
 * done together. What can't go live stays due with the reason.
 */
export const runSchedule = async (deps: Deps): Promise<number> => {
  let done = 0;
  const waiting: string[] = [];
  for (const id of await dueIds(deps)) {
    const turn = await runSome(deps, { ids: [id], isLast: false });
    done += turn.done;
    waiting.push(...turn.waiting);
  }
  return waiting.length === 0 ? done : done + (await runSome(deps, { ids: waiting, isLast: true })).done;
};

/** `waiting`: ids of those that others may make right yet. */
type Turn = { done: number; waiting: string[] };

/** `isLast`: nobody waits any more. */
type Some = { ids: string[]; isLast: boolean };

/**
 * Does what is due of some. What stays thrown at a document when it is tried once more is written down there, in a
 * transaction of its own, and the others are done without it; what is thrown at none of several is thrown on, and they stay due.
 */
const runSome = async (deps: Deps, some: Some): Promise<Turn> => {
  try {
    return await tryTwice(deps, some);
  } catch (error) {
    const { ids, isLast } = some;
    const at = documentOf(error, ids);
    if (at === undefined) throw error;
    const isEnded = await writeDown(deps, at, causeOf(error), isLast);
    const others = ids.filter((id) => id !== at);
    const turn = others.length === 0 ? { done: 0, waiting: [] } : await runSome(deps, { ids: others, isLast });
    return { ...turn, done: turn.done + (isEnded ? 1 : 0) };
  }
};

/** At which of some it was thrown; undefined where it may be any of several. */
const documentOf = (error: unknown, [only, ...others]: string[]): string | undefined => {
  if (error instanceof ThrownAt) return error.document;
  return others.length === 0 ? only : undefined;
};

const causeOf = (error: unknown) => (error instanceof ThrownAt ? error.cause : error);

/** A fault of the server is mostly over at once: two that waited for each other, a connection that broke. */
const tryTwice = async (deps: Deps, some: Some): Promise<Turn> => {
  try {
    return await runTogether(deps, some);
  } catch (error) {
    if (causeOf(error) instanceof NotPlaced) throw error;
    deps.log.warn({ err: error, documents: some.ids }, "scheduled publication failed; it is tried once more");
    return runTogether(deps, some);
  }
};

/** All in one transaction. */
const runTogether = ({ database, clock, log }: Deps, { ids, isLast }: Some): Promise<Turn> =>
  database.transaction().execute(async (transaction) => {
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
        if (await endOrWait(transaction, due, failure, clock())) turn.done += 1;
        if (failure.waits) await tryWithOthers(transaction, due.id, clock());
      }
    }
    return turn;
  });

const writeDown = async (
  { database, clock, log }: Deps,
  id: string,
  error: unknown,
  hasWaited: boolean,
): Promise<boolean> => {
  const isNotPlaced = error instanceof NotPlaced;
  if (!isNotPlaced) log.error({ err: error, document: id }, "scheduled publication failed");
  const fault = isNotPlaced ? error.message : "A fault of the server, which its log tells";
  return database.transaction().execute(async (transaction) => {
    const [due] = await takeAll(transaction, [id], clock());
    if (!due) return false;
    const failure = { fault, endsLater: await endsLater(transaction, due, clock()) };
    const isEnded = await endOrWait(transaction, due, failure, clock());
    if (hasWaited) await tryWithOthers(transaction, id, clock());
    return isEnded;
  });
};
