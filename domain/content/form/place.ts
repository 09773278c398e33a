import { listOf } from "../../json.ts";
import type { BlockData, Data } from "../fields/structure.ts";

/** The way to a field: names, places in a list, and for blocks their ids, so that it stays the same while blocks move. */
export type Place = readonly (string | number)[];

export const placeKey = (place: Place): string => place.join(".");

export const isSamePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b);

const indexIn = (list: unknown[], step: string | number): number =>
  typeof step === "number" ? step : list.findIndex((item) => (item as Data | null)?.id === step);

export const valueAt = (data: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[indexIn(value, step)];
    return value !== null && typeof value === "object" ? (value as Data)[step] : undefined;
  }, data);

/** The blocks at a place; none where there is nothing. */
export const blocksAt = (data: unknown, place: Place): BlockData[] => listOf(valueAt(data, place)) as BlockData[];

/** The same data with another value at a place; objects off the path are shared. */
export const withValue = <T>(data: T, place: Place, value: unknown): T => {
  const [step, ...rest] = place;
  if (step === undefined) return value as T;
  if (Array.isArray(data)) {
    const index = indexIn(data, step);
    if (index < 0) return data;
    return data.with(index, withValue(data[index], rest, value)) as T;
  }
  const object = (data ?? {}) as Data;
  return { ...object, [step]: withValue(object[step], rest, value) } as T;
};

/** A place with the ids of blocks in place of their numbers, as the messages of a schema name them. */
export const placeOf = (data: unknown, path: readonly PropertyKey[]): Place => {
  const place: (string | number)[] = [];
  for (const step of path) {
    const list = valueAt(data, place);
    const id = typeof step === "number" && Array.isArray(list) ? (list[step] as Data | null)?.id : undefined;
    place.push(typeof id === "string" ? id : typeof step === "number" ? step : String(step));
  }
  return place;
};

/** The place that an issue of the server names by its field, such as `blocks.2.title`. */
export const placeOfField = (data: unknown, field: string): Place =>
  placeOf(
    data,
    field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );

/** The place that `placeKey` wrote: a step into a list is the id of one of its items, else a number. */
export const placeOfKey = (data: unknown, key: string): Place => {
  const place: (string | number)[] = [];
  for (const step of key.split(".")) {
    const list = valueAt(data, place);
    place.push(Array.isArray(list) && indexIn(list, step) < 0 ? Number(step) : step);
  }
  return place;
};
