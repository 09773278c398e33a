import type { ExpressionBuilder } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { systemFor } from "../../staff/system.ts";
import { endOfDay } from "../../time/local-time.server.ts";
import { type Check, canGoLive } from "../check/can-go-live.server.ts";
import { summarize } from "../document-summary.ts";
import { changeDocument, typed } from "../find-document.server.ts";
import type { Wanted } from "../places/place.ts";
import { lockHolders, NotPlaced, placeService } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { goLive } from "../publishing/publish.server.ts";
import { endLive } from "../publishing/unpublish.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { endOrWait, type Failure } from "./end-or-wait.server.ts";

/** What could not be done is tried again after this long, and shown to staff meanwhile. */
const AGAIN_MS = 60_000;

type Deps = Pick<Platform, "database" | "clock" | "log">;

/** Does all that is due. Returns how many. Each has its own transaction; what can't go live stays due with the reason. */
export const runSchedule = async (deps: Deps): Promise<number> => {
  let done = 0;
  for (const id of await dueIds(deps)) if (await runOne(deps, id)) done += 1;
  return done;
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

/** True when it was done. What is thrown at one document is written down there, in a transaction of its own. */
const runOne = async (deps: Deps, id: string): Promise<boolean> => {
  const { database, clock, log } = deps;
  try {
    return await database.transaction().execute(async (transaction) => {
      const due = await take(transaction, id, clock());
      if (!due) return false;
      const failure = await doDue(transaction, due, clock());
      if (!failure) return true;
      log.warn({ document: id, fault: failure.fault }, "scheduled publication could not be done");
      return endOrWait(transaction, systemFor(due.schedule_by), due, failure, clock());
    });
  } catch (error) {
    const isNotPlaced = error instanceof NotPlaced;
    if (!isNotPlaced) log.error({ err: error, document: id }, "scheduled publication failed");
    const fault = isNotPlaced ? error.message : "A fault of the server, which its log tells";
    return database.transaction().execute(async (transaction) => {
      const due = await take(transaction, id, clock());
      if (!due) return false;
      const failure = { fault, endsLater: await endsLater(transaction, due, clock()) };
      return endOrWait(transaction, systemFor(due.schedule_by), due, failure, clock());
    });
  }
};

type Due = NonNullable<Awaited<ReturnType<typeof take>>>;

const take = async (transaction: DatabaseTransaction, id: string, now: number) => {
  const row = await transaction
    .updateTable("document")
    .set({ schedule_tried_at: now })
    .where("id", "=", id)
    .where(isDue(now))
    .returningAll()
    .executeTakeFirst();
  return row && typed(row);
};

/** Does what is due, in the name of whoever planned it. */
const doDue = async (transaction: DatabaseTransaction, due: Due, now: number): Promise<Failure | null> => {
  let end = due.unpublish_at;
  const actor = systemFor(due.schedule_by);
  if (due.publish_at !== null && due.publish_at <= now) {
    const revision = due.publish_revision ?? due.draft_revision;
    if (revision === null) return { fault: "There is no draft", endsLater: false };
    const { check, draft } = await canGoLive(transaction, due, revision, now);
    if (!draft) return { fault: firstErrors(check), endsLater: await endsLater(transaction, due, now) };
    const places = due.publish_places;
    const service = places === null ? null : await listedService(transaction, due, revision);
    if (service) await lockHolders(transaction, actor, service);
    end = (await goLive(transaction, actor, draft, now)).end;
    if (service && places !== null) {
      const wanted: Wanted = JSON.parse(places);
      await placeService(transaction, actor, service, { wanted, note: `Lists “${service.name}”`, now });
    }
  }
  if (end !== null && end <= now) await endLive(transaction, actor, due, now);
  await changeDocument(transaction, due.id, { schedule_tried_at: null, schedule_fault: null });
  return null;
};

/** Whether the version that is due has a last day of its own, which is not over yet; false where there is no such version. */
const endsLater = async (transaction: DatabaseTransaction, due: Due, now: number): Promise<boolean> => {
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
