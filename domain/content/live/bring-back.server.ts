import type { DatabaseTransaction } from "#platform/database/database.ts";
import { inParts } from "../../in-parts.ts";
import { inSavepoint } from "../../sql.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { lockDocument } from "../find-document.server.ts";
import { lockHolders } from "../places/holders.server.ts";
import { listAgain, NotPlaced } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { type Leaving, type PutBackOutcome, putBackIn } from "../publishing/put-back.server.ts";
import { pointBack, type RedirectDeps } from "../redirects/redirect-rows.server.ts";
import type { Listed } from "./take-away.server.ts";

/** One that left, and what led to it. */
export type LeavingStep = Leaving & { listed?: Listed };

/** Of several hundred a single transaction would let nobody write for seconds. */
const PART = 50;

type Outcomes = Map<LeavingStep, PutBackOutcome>;

/** `waiting`: those that others may make right yet, which stay away. */
type Part = { outcomes: Outcomes; waiting: LeavingStep[] };

/** Opens the transaction of a part, and hands over those of its steps that are left; null where it could not be done. */
type DoPart = (
  part: LeavingStep[],
  work: (transaction: DatabaseTransaction, left: LeavingStep[]) => Promise<Part>,
) => Promise<Part | null>;

/**
 * Undoes `takeAway` of several at once, in the order given; a list that somebody changed since gets the service added, and
 * where one can't be changed now the document comes back all the same. A redirect from its address ends with it, and what
 * led to it before does so again. Up to PART come back in one transaction, more in parts, and at the end together those
 * that stood in lists, so that each stands where it stood, and those whose links lead to other parts; these stay away where
 * one of the parts could not be done, without an outcome.
 */
export const bringBack = async (
  { database, clock }: BackDeps,
  actor: Actor,
  steps: LeavingStep[],
  doPart: DoPart = (part, work) => database.transaction().execute((transaction) => work(transaction, part)),
): Promise<PutBackOutcome[]> => {
  const back: Outcomes = new Map();
  let isWhole = true;
  const doOne = async (part: LeavingStep[], isLast: boolean) => {
    const done = await doPart(part, (transaction, left) =>
      bringBackPart(transaction, actor, left, { isLast, now: clock() }),
    );
    for (const [step, outcome] of done?.outcomes ?? []) back.set(step, outcome);
    if (!done) isWhole = false;
    return done?.waiting ?? [];
  };
  const last = new Set(steps.filter((step) => steps.length <= PART || stoodInLists(step)));
  const others = steps.filter((step) => !last.has(step));
  for (const part of inParts(others, PART)) for (const step of await doOne(part, false)) last.add(step);
  const together = steps.filter((step) => last.has(step));
  if (together.length > 0) await doOne(together, isWhole);
  return steps.flatMap((step) => back.get(step) ?? []);
};

const stoodInLists = ({ listed }: LeavingStep): boolean => listed !== undefined && listed.places.length > 0;

type Row = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

type BackDeps = Pick<RedirectDeps, "database" | "clock">;

/** Where `isLast`, nobody waits any more. */
const bringBackPart = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  part: LeavingStep[],
  { isLast, now }: { isLast: boolean; now: number },
): Promise<Part> => {
  await lockAll(transaction, actor, part);
  return inSavepoint(transaction, async (takeBack) => {
    const all = await bringBackIn(transaction, actor, part, now);
    const isWaiting = (step: LeavingStep) => {
      const outcome = all.get(step);
      return !isLast && outcome?.outcome === "not-live" && outcome.waits;
    };
    const waiting = part.filter(isWaiting);
    if (waiting.length === 0) return { outcomes: all, waiting };
    await takeBack();
    const others = part.filter((step) => !waiting.includes(step));
    return { outcomes: await bringBackIn(transaction, actor, others, now), waiting };
  });
};

const bringBackIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  steps: LeavingStep[],
  now: number,
): Promise<Outcomes> => {
  const outcomes = await putBackIn(transaction, actor, steps, now);
  for (const [at, { before, listed }] of steps.entries()) {
    const back = outcomes[at];
    if (!listed || back?.outcome !== "put-back") continue;
    const unlisted = await listWhereItStood(transaction, actor, { document: before.document, listed }, now);
    if (unlisted) outcomes[at] = { ...back, unlisted };
    await pointBack(transaction, listed.repointed ?? []);
  }
  return new Map(steps.flatMap((step, at) => (outcomes[at] ? [[step, outcomes[at]] as const] : [])));
};

/** In one order, and what lists them, before the site version is, as everywhere. */
const lockAll = async (transaction: DatabaseTransaction, actor: Actor, steps: LeavingStep[]): Promise<void> => {
  const byId = steps.toSorted((a, b) => (a.before.document < b.before.document ? -1 : 1));
  const listed: Row[] = [];
  for (const step of byId) {
    const row = await lockDocument(transaction, actor, step.before.document);
    if (row && stoodInLists(step)) listed.push(row);
  }
  for (const row of listed) await lockHolders(transaction, actor, row);
};

/** "", or why a list can't be changed now; then none is. */
const listWhereItStood = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { document, listed }: { document: string; listed: Listed },
  now: number,
): Promise<string> => {
  const row = await lockDocument(transaction, actor, document);
  const service = row && (await listedService(transaction, row, row.published_revision));
  if (!service) return "";
  return inSavepoint(transaction, async (rollBack) => {
    try {
      await listAgain(transaction, actor, service, { ...listed, now });
      return "";
    } catch (error) {
      if (!(error instanceof NotPlaced)) throw error;
      await rollBack();
      return error.message;
    }
  });
};
