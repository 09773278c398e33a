import { createContext, useContext, useSyncExternalStore } from "react";
import type { Target } from "#domain/content/edit/find-targets.server.ts";
import type { Data, FormOf } from "#domain/content/form/form.ts";
import { type Place, valueAt, withValue } from "#domain/content/form/place.ts";
import type { Autosave } from "./autosave.ts";
import type { Cell } from "./cell.ts";
import type { Hints } from "./hints.ts";

/** The open parts of a form, and the field that is in use, for the preview to show. */
export type Sight = { open: ReadonlySet<string>; at: Place };

/** Everything that the parts of an editor share. Each part watches only what it shows. */
export type Editing = {
  id: string;
  form: FormOf<"group">;
  draft: Cell<Data>;
  saving: Autosave;
  hints: Hints;
  sight: Cell<Sight>;
  /** What references may be picked from, by document type. */
  targets: Record<string, Target[]>;
  /** Small pictures by id, of those that the draft names. */
  pictures: Record<string, { src: string; alt: string }>;
};

export const EditingContext = createContext<Editing | null>(null);

/** The editor around this part. */
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("outside an editor");
  return editing;
};

/** The value of a cell; renders again when it changes. */
export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, cell.get, cell.get);

/** The value at a place of the draft, and how to change it; renders again only when this value changes. */
export const useValue = <T>(place: Place): [T, (value: T) => void] => {
  const { draft } = useEditing();
  const read = () => valueAt(draft.get(), place) as T;
  const value = useSyncExternalStore(draft.subscribe, read, read);
  return [value, (next) => draft.set(withValue(draft.get(), place, next))];
};

/** Something short that is made of the value at a place; renders again only when that changes. */
export const useMade = <T extends string | number | boolean>(place: Place, make: (value: unknown) => T): T => {
  const { draft } = useEditing();
  const read = () => make(valueAt(draft.get(), place));
  return useSyncExternalStore(draft.subscribe, read, read);
};
