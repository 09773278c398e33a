import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { isData, textOf } from "../../json.ts";
import type { Actor } from "../../staff/rights.ts";
import { summarize } from "../document-summary.ts";
import { findDocument, groupOf, lockDocument } from "../find-document.server.ts";
import { type PublishOutcome, publishIn } from "../publishing/publish.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { lockHolders } from "./holders.server.ts";
import type { ListedService, Wanted } from "./place.ts";
import { type PlaceState, placeService, placesOf } from "./place-service.server.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** A service as menu, footer and form list it by a revision of it. Null for another type, or without a revision. */
export const listedService = async (
  database: Database,
  row: Row,
  revision: string | null,
): Promise<ListedService | null> => {
  const { type, path, language } = row;
  if (type !== "service" || revision === null) return null;
  const data = await revisionData(database, revision);
  const { title, path: next } = summarize(type, data);
  const name = (isData(data.card) && textOf(data.card.title)) || title;
  const was = [path, next].filter((one) => one !== null);
  return { id: groupOf(row), language, name, path: next ?? path ?? "", was };
};

/** Where a service stands on the site and may be put; null for what is no service. Throws NotAllowed by its type. */
export const servicePlaces = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  document: string,
): Promise<PlaceState[] | null> => {
  const row = await findDocument(database, actor, document);
  const service = row && (await listedService(database, row, row.draft_revision));
  return service && placesOf(database, actor, service);
};

export type PublishServiceOutcome = PublishOutcome | { outcome: "not-placed"; why: string };

/**
 * Publishes a document and puts it where it is wanted, inside a transaction of the caller, which it rolls back by throwing
 * `NotPlaced`. `wanted` counts for services only.
 */
export const publishServiceIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { document, wanted }: { document: string; wanted: Wanted },
  now: number,
): Promise<PublishOutcome> => {
  const row = await lockDocument(transaction, actor, document);
  const service = row && (await listedService(transaction, row, row.draft_revision));
  if (service) await lockHolders(transaction, actor, service);
  const result = await publishIn(transaction, actor, document, now);
  if (result.outcome !== "published" || !service) return result;
  await placeService(transaction, actor, service, { wanted, note: `Lists “${service.name}”`, now });
  return result;
};
