import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { System } from "../../staff/system.ts";
import { endOfDay } from "../../time/local-time.server.ts";
import type { Check } from "../check/can-go-live.server.ts";
import { mayBeMadeRight } from "../check/issue.ts";
import { summarize } from "../document-summary.ts";
import { changeDocument, type findDocument, lockDocument } from "../find-document.server.ts";
import { lockHolders } from "../places/holders.server.ts";
import type { ListedService, Wanted } from "../places/place.ts";
import { placeService } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { type At, goLiveTogether } from "../publishing/go-live-together.server.ts";
import { endLive } from "../publishing/unpublish.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import type { Failure } from "./end-or-wait.server.ts";

/** `by`: the system in the name of whoever planned it. */
export type Due = NonNullable<Awaited<ReturnType<typeof findDocument>>> & { by: System };

type DueRevision = Due & { revision: string };

/** `waits`: others that go live may make it right. */
type Hindered = Failure & { waits: boolean };

/** What was thrown at one of several. */
export class ThrownAt extends Error {
  readonly document: string;
  constructor(document: string, cause: unknown) {
    super(`thrown at ${document}`, { cause });
    this.document = document;
  }
}

const at: At = (document, work) =>
  work().catch((error: unknown) => {
    throw new ThrownAt(document, error);
  });

/**
 * Does what is due of some, each in the name of whoever planned it, inside a transaction of the caller, who has locked them.
 * Returns by their ids why the others can't be published. Throws ThrownAt, and then nothing may be committed.
 */
export const doDue = async (
  transaction: DatabaseTransaction,
  all: Due[],
  now: number,
): Promise<Map<string, Hindered>> => {
  const candidates: DueRevision[] = [];
  const failures = new Map<string, Hindered>();
  for (const due of all.filter((one) => one.publish_at !== null && one.publish_at <= now)) {
    const revision = due.publish_revision ?? due.draft_revision;
    if (revision) candidates.push({ ...due, revision });
    else failures.set(due.id, { fault: "There is no draft", endsLater: false, waits: false });
  }
  const services = await lockPlaces(transaction, candidates);
  const checks = await goLiveTogether(transaction, candidates, now, at);
  for (const due of candidates) {
    const check = checks.get(due.id);
    if (!check) continue;
    const isLater = await endsLater(transaction, due, now);
    failures.set(due.id, { fault: firstErrors(check), endsLater: isLater, waits: mayBeMadeRight(check) });
  }
  for (const due of all.filter(({ id }) => !failures.has(id)))
    await at(due.id, () => finish(transaction, due, services.get(due.id), now));
  return failures;
};

/** Locks what holds the places of planned services, before the site version is, as everywhere. Returns the services by id. */
const lockPlaces = async (transaction: DatabaseTransaction, candidates: DueRevision[]) => {
  const services = new Map<string, ListedService>();
  for (const due of candidates) {
    const service = due.publish_places === null ? null : await listedService(transaction, due, due.revision);
    if (!service) continue;
    await lockHolders(transaction, due.by, service);
    services.set(due.id, service);
  }
  return services;
};

/** What is to be done with one that is live now, or is to end. */
const finish = async (
  transaction: DatabaseTransaction,
  due: Due,
  service: ListedService | undefined,
  now: number,
): Promise<void> => {
  if (service) {
    const wanted: Wanted = JSON.parse(due.publish_places ?? "{}");
    const change = { wanted, note: `Lists “${service.name}”`, now };
    await placeService(transaction, due.by, service, change);
  }
  const row = await lockDocument(transaction, due.by, due.id);
  const isOver = row !== null && row.unpublish_at !== null && row.unpublish_at <= now;
  if (isOver && row.published_revision !== null) await endLive(transaction, due.by, due, now);
  const tried = { schedule_tried_at: null, schedule_fault: null };
  await changeDocument(transaction, due.id, isOver ? { ...tried, unpublish_at: null } : tried);
};

/** Whether the version that is due has a last day of its own, which is not over yet; false where there is no such version. */
export const endsLater = async (transaction: DatabaseTransaction, due: Due, now: number): Promise<boolean> => {
  const id = due.publish_revision ?? due.draft_revision;
  const revision = id === null ? undefined : await findRevision(transaction, due.id, id);
  const { endsOn } = revision ? summarize(due.type, revision.data) : {};
  return (endOfDay(endsOn ?? "") ?? 0) > now;
};

const firstErrors = ({ issues }: Check): string =>
  issues
    .filter(({ level }) => level === "error")
    .map(({ title }) => title)
    .slice(0, 3)
    .join("; ");
