import { createContext, useContext, useSyncExternalStore } from "react";
import type { Data } from "#domain/content/fields/structure.ts";
import { type Place, valueAt, withValue } from "#domain/content/form/place.ts";
import type { Target } from "#domain/content/lists/find-targets.server.ts";
import type { Cell } from "./cell.ts";
import type { Hints } from "./hints.ts";

/** The open parts of a form, and the field that is in use. */
export type Sight = { open: ReadonlySet<string>; at: Place };

/** What the fields of one form share while it is filled in. Each field watches only what it shows. */
export type Filling = {
  draft: Cell<Data>;
  hints: Hints;
  sight: Cell<Sight>;
  /** What references may be picked from, by document type. */
  targets: Record<string, Target[]>;
};

export const FillingContext = createContext<Filling | null>(null);

/** The form around this field. */
export const useFilling = (): Filling => {
  const filling = useContext(FillingContext);
  if (!filling) throw new Error("a field outside a form");
  return filling;
};

/** The value of a cell; renders again when it changes. */
export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, cell.get, cell.get);

/** The value at a place of the draft, and how to change it; renders again only when this value changes. */
export const useValue = <T>(place: Place): [T, (value: T) => void] => {
  const { draft } = useFilling();
  const read = () => valueAt(draft.get(), place) as T;
  const value = useSyncExternalStore(draft.subscribe, read, read);
  return [value, (next) => draft.set(withValue(draft.get(), place, next))];
};

/** Something short that is made of the value at a place; renders again only when that changes. */
export const useMade = <T extends string | number | boolean>(place: Place, make: (value: unknown) => T): T => {
  const { draft } = useFilling();
  const read = () => make(valueAt(draft.get(), place));
  return useSyncExternalStore(draft.subscribe, read, read);
};
