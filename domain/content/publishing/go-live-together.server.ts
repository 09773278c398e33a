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

/**
 * Publishes documents that link to each other, so that none could go first: all count as live while each passes the gate.
 * Returns what the check found of those that can't go live, by their ids; without them the others were checked once more.
 * Inside a transaction of the caller, who has locked them all. `now` in ms since 1970.
 */
export const goLiveTogether = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  candidates: Candidate[],
  now: number,
): Promise<Map<string, Check>> => {
  const asked = await askTogether(transaction, candidates, now);
  const failed = asked.filter(({ pretends, verdict }) => pretends && !verdict.draft);
  const stopped = failed.length > 0 ? failed : asked.filter(({ pretends }) => !pretends);
  const refused = new Map(stopped.map(({ candidate, verdict }) => [candidate.id, verdict.check]));
  if (failed.length > 0) {
    const others = candidates.filter(({ id }) => !refused.has(id));
    return new Map([...refused, ...(await goLiveTogether(transaction, actor, others, now))]);
  }
  const passed = asked.filter(({ pretends }) => pretends);
  // Before the site version is locked, as everywhere.
  for (const { candidate, verdict } of passed)
    if (verdict.path) await takeAddress(transaction, verdict.path, candidate.id);
  for (const { verdict } of passed) if (verdict.draft) await goLive(transaction, actor, verdict.draft, now);
  return refused;
};

/** `pretends`: false where a live document stands at its address, so that it could not count as live. */
type Asked = { candidate: Candidate; pretends: boolean; verdict: Verdict };

/** What the gate says of each while they all count as live, in an order in which they can go. Afterwards none does. */
const askTogether = (transaction: DatabaseTransaction, candidates: Candidate[], now: number): Promise<Asked[]> =>
  inSavepoint(transaction, async (rollBack) => {
    const pretending = await pretendLive(transaction, candidates);
    const others = candidates.filter((one) => !pretending.includes(one));
    const asked: Asked[] = [];
    for (const candidate of [...pretending, ...others]) {
      const verdict = await canGoLive(transaction, candidate, candidate.revision, now);
      asked.push({ candidate, pretends: pretending.includes(candidate), verdict });
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
