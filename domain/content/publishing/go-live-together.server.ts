import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Language } from "../../languages.ts";
import { inSavepoint } from "../../sql.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { type Check, canGoLive, type Verdict } from "../check/can-go-live.server.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { changeDocument } from "../find-document.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { goLive } from "./publish.server.ts";
import { isTaken, takeAddress } from "./take-address.server.ts";

/** A document, and which revision of it is to go live. */
export type Candidate = { id: string; type: DocumentType; language: Language; revision: string };

/** `by`: in whose name it goes live. */
export type Publishing = Candidate & { by: Actor | System };

/** Does `work` for one document; what that throws can be told of this document. */
export type At = <T>(document: string, work: () => Promise<T>) => Promise<T>;

/**
 * Publishes documents that link to each other, so that none could go first: all count as live while each passes the gate.
 * Returns what the check found of those that can't go live, by their ids; without them the others were checked once more.
 * Inside a transaction of the caller, who has locked them all. `now` in ms since 1970; `at` is around what makes one live.
 */
export const goLiveTogether = async (
  transaction: DatabaseTransaction,
  candidates: Publishing[],
  now: number,
  at: At = (_, work) => work(),
): Promise<Map<string, Check>> => {
  const { passed, refused } = await passTogether(transaction, candidates, { at: now, others: [] });
  // Before the site version is locked, as everywhere.
  for (const { candidate, verdict } of passed)
    if (verdict.path) await takeAddress(transaction, verdict.path, candidate.id);
  for (const { candidate, verdict } of passed) {
    const { draft } = verdict;
    if (draft) await at(candidate.id, () => goLive(transaction, candidate.by, draft, now));
  }
  return refused;
};

/** `at`: when they would go live, in ms since 1970. `others`: what counts as live besides. */
type When = { at: number; others: Candidate[] };

/** What `goLiveTogether` would find then of those that can't go live; leaves all as it was. */
export const refusedTogether = async (
  transaction: DatabaseTransaction,
  candidates: Candidate[],
  when: When,
): Promise<Map<string, Check>> => (await passTogether(transaction, candidates, when)).refused;

/** `passed` in an order in which they can go. */
const passTogether = async <C extends Candidate>(
  transaction: DatabaseTransaction,
  candidates: C[],
  when: When,
): Promise<{ passed: Asked<C>[]; refused: Map<string, Check> }> => {
  const asked = await askTogether(transaction, candidates, when);
  const failed = asked.filter(({ pretends, verdict }) => pretends && !verdict.draft);
  if (failed.length === 0) {
    const passed = asked.filter(({ pretends }) => pretends);
    return { passed, refused: checksOf(asked.filter((one) => !passed.includes(one))) };
  }
  const first = checksOf(failed);
  const left = candidates.filter(({ id }) => !first.has(id));
  const { passed, refused } = await passTogether(transaction, left, when);
  return { passed, refused: new Map([...first, ...refused]) };
};

const checksOf = (asked: Asked<Candidate>[]) =>
  new Map(asked.map(({ candidate, verdict }) => [candidate.id, verdict.check]));

/** `pretends`: false where a live document stands at its address, so that it could not count as live. */
type Asked<C> = { candidate: C; pretends: boolean; verdict: Verdict };

/** What the gate says of each while they all count as live, in an order in which they can go. Afterwards none does. */
const askTogether = <C extends Candidate>(
  transaction: DatabaseTransaction,
  candidates: C[],
  when: When,
): Promise<Asked<C>[]> =>
  inSavepoint(transaction, async (rollBack) => {
    const pretending = await pretendLive(transaction, [...when.others, ...candidates]);
    const inOrder = pretending.flatMap(({ id }) => candidates.filter((one) => one.id === id));
    const asked: Asked<C>[] = [];
    for (const candidate of [...inOrder, ...candidates.filter((one) => !inOrder.includes(one))]) {
      const verdict = await canGoLive(transaction, candidate, candidate.revision, when.at);
      asked.push({ candidate, pretends: inOrder.includes(candidate), verdict });
    }
    await rollBack();
    return asked;
  });

/** Returns those whose address is free, or is once those before them have moved. */
const pretendLive = async (transaction: DatabaseTransaction, candidates: Candidate[]): Promise<Candidate[]> => {
  const pretending: Candidate[] = [];
  for (const candidate of candidates) {
    const { id, type, revision } = candidate;
    const { path } = summarize(type, await revisionData(transaction, revision));
    if (path) await takeAddress(transaction, path, id);
    if (path && (await isTaken(transaction, path, id))) continue;
    await changeDocument(transaction, id, { published_revision: revision, path });
    pretending.push(candidate);
  }
  if (pretending.length === 0) return [];
  const others = candidates.filter((one) => !pretending.includes(one));
  return [...pretending, ...(await pretendLive(transaction, others))];
};
