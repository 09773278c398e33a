import type { Database } from "#platform/database/database.ts";
import type { FuzzRequest, Spoiled } from "./requests.ts";

type Step = string | number;

const placesIn = (value: unknown, above: Step[] = []): Step[][] => {
  if (typeof value !== "object" || value === null) return [above];
  const below = Array.isArray(value) ? value.map((one, i): [Step, unknown] => [i, one]) : Object.entries(value);
  return [above, ...below.flatMap(([step, one]) => placesIn(one, [...above, step]))];
};

const withValueAt = (value: unknown, [step, ...rest]: Step[], put: unknown): unknown => {
  if (step === undefined) return put;
  const inside = value as Record<Step, unknown>;
  const changed = withValueAt(inside[step], rest, put);
  return Array.isArray(value) ? value.with(Number(step), changed) : { ...inside, [step]: changed };
};

/** The body of a draft that is made when it is sent: on the newest revision, or it would be refused as stale. */
export const withSpoiledDraft = async (
  database: Database,
  request: FuzzRequest,
  spoiled: Spoiled,
): Promise<FuzzRequest> => {
  const newest = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["revision.id", "revision.data"])
    .where("document.id", "=", spoiled.document)
    .executeTakeFirst();
  if (!newest) return request;
  const data = JSON.parse(newest.data) as unknown;
  const places = placesIn(data).slice(1);
  const place = places[spoiled.place % Math.max(1, places.length)] ?? [];
  const body = { baseRevision: newest.id, data: withValueAt(data, place, spoiled.value) };
  const others = request.headers.filter(([name]) => name !== "content-type");
  return {
    ...request,
    headers: [...others, ["content-type", "application/json"]],
    body: Buffer.from(JSON.stringify(body)),
  };
};
