import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Language } from "../../languages.ts";
import { type Actor, may } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import type { DocumentType } from "../document-types.ts";
import { saveDraftIn } from "../drafts/save-draft.server.ts";
import { nameOf } from "../kinds.ts";
import { same } from "../merge/same.ts";
import { goLive } from "../publishing/publish.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { type Holder, type Holders, holdersOf } from "./holders.server.ts";
import {
  allPlaces,
  homeWith,
  type ListedService,
  noPlace,
  type Place,
  settingsWith,
  standsIn,
  type Wanted,
} from "./place.ts";

/** `reason`: why this member of staff can't change it here, in words. */
export type PlaceState = { place: Place; stands: boolean; reason: string | null };

/** Whether this member of staff has the right to change a place, whatever else hinders it now. */
export const mayPlace = (actor: Actor | System, place: Place): boolean => place === "home" || may(actor, "settings");

/** Where a service stands and may be put. Null where the site has no Settings yet. */
export const placesOf = async (
  database: Database,
  actor: Actor,
  service: ListedService,
): Promise<PlaceState[] | null> => {
  const holders = await holdersOf(database, service);
  return holders && statesIn(holders, actor, service);
};

const statesIn = (holders: Holders, actor: Actor | System, service: ListedService): PlaceState[] =>
  allPlaces.map((place) => ({
    place,
    stands: standsIn(place, service, holders.settings.data, holders.home?.data ?? null),
    reason: mayPlace(actor, place)
      ? whyNotNow(place, holders, service.language)
      : "It is in Settings, which you may not change",
  }));

const whyNotNow = (place: Place, { settings, home }: Holders, language: Language): string | null => {
  const none = noPlace(place, language, settings.data, home?.data ?? null);
  if (none !== null) return none;
  const holder = place === "home" ? home : settings;
  if (!holder || holder.draft === holder.revision) return null;
  return `${place === "home" ? "The home page" : "Settings"} has changes that are not published`;
};

/** Thrown to undo a transaction in which a place could not be changed; `message` is for staff. */
export class NotPlaced extends Error {}

/** What Settings and the home page were and are: revisions, for taking it back. */
export type Placed = { id: string; before: string; after: string }[];

/** Puts a service where it is wanted and takes it away where it is not, live at once. Throws NotPlaced, and then nothing may be committed. */
export const placeService = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  service: ListedService,
  { wanted, note, now }: { wanted: Wanted; note: string; now: number },
): Promise<Placed> => {
  const holders = await holdersOf(transaction, service);
  if (!holders) return [];
  const states = statesIn(holders, actor, service);
  const changed = states.filter(({ place, stands }) => wanted[place] !== undefined && wanted[place] !== stands);
  const hindered = changed.find(({ reason }) => reason !== null);
  if (hindered?.reason) throw new NotPlaced(hindered.reason);
  const { settings, home } = holders;
  const placed: Placed = [];
  if (states.some(({ place, stands, reason }) => place !== "home" && reason === null && (stands || wanted[place]))) {
    const next = settingsWith(settings.data, service, wanted);
    placed.push(
      ...(await publishHolder(transaction, actor, { holder: settings, type: "settings", data: next, note, now })),
    );
  }
  if (home && changed.some(({ place }) => place === "home")) {
    const next = homeWith(home.data, service, wanted.home === true);
    placed.push(...(await publishHolder(transaction, actor, { holder: home, type: "page", data: next, note, now })));
  }
  return placed;
};

type Change = { holder: Holder<DocumentType>; type: DocumentType; data: object; note: string; now: number };

const publishHolder = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { holder, type, data, note, now }: Change,
): Promise<Placed> => {
  const { id, revision: before } = holder;
  if (same(holder.data, data)) return [];
  const saved = await saveDraftIn(transaction, actor, { document: id, baseRevision: holder.draft, data, note }, now);
  if (saved.outcome !== "saved") throw new NotPlaced(`${nameOf(type)} was changed meanwhile`);
  const { check, draft } = await canGoLive(transaction, { id, type, language: holder.language }, saved.revision, now);
  const why = check.issues.find(({ level }) => level === "error")?.title;
  if (!draft) throw new NotPlaced(`${type === "page" ? "The home page" : nameOf(type)} can't be published: ${why}`);
  await goLive(transaction, actor, draft, now);
  return [{ id, before, after: saved.revision }];
};

type Again = { places: Place[]; placed: Placed; now: number };

/** Brings back what listed a service as it was, word for word; what somebody changed since gets the service added. */
export const listAgain = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  service: ListedService,
  { places, placed, now }: Again,
): Promise<void> => {
  const note = `Lists “${service.name}” again`;
  const holders = await holdersOf(transaction, service);
  for (const { id, before, after } of placed) {
    const holder = [holders?.settings, holders?.home].find((one) => one?.id === id);
    if (!holder || holder.revision !== holder.draft) continue;
    if (!same(holder.data, await revisionData(transaction, after))) continue;
    const type = id === holders?.home?.id ? "page" : "settings";
    const data = await revisionData(transaction, before);
    await publishHolder(transaction, actor, { holder, type, data, note, now });
  }
  const wanted = Object.fromEntries(places.map((place) => [place, true]));
  await placeService(transaction, actor, service, { wanted, note, now });
};
