import { createContext, useContext, useRef, useSyncExternalStore } from "react";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { Data, Form } from "#domain/content/fields/structure.ts";
import { issuesOf } from "#domain/content/form/issues.ts";
import { type Place, placeKey, valueAt, withValue } from "#domain/content/form/place.ts";
import { titleOf } from "#domain/content/form/words.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { same } from "#domain/content/merge/same.ts";
import { type Hints, hints } from "./hints.ts";
import { type Signal, signal } from "./signal.ts";

/** The open blocks of a form, and the field that is in use; in a rich text also which of its parts. */
type Focus = { open: ReadonlySet<string>; at: Place; part?: number };

/** What the fields of one form share. Each field subscribes to its own value, so that a key renders one field only. */
export type FormStore = {
  draft: Signal<Data>;
  hints: Hints;
  focus: Signal<Focus>;
  targets: Record<string, Target[]>;
  /** Those that documents have, to pick from. */
  tags: string[];
  /** What pictures and files are called that the form has met. */
  names: Signal<Record<string, string>>;
};

export const openFormStore = (
  type: DocumentType,
  data: Data,
  {
    targets = {},
    tags = [],
    names = {},
  }: Partial<Pick<FormStore, "targets" | "tags">> & { names?: Record<string, string> } = {},
): FormStore => {
  const draft = signal(data);
  return {
    draft,
    hints: hints((now) => issuesOf(type, now), draft),
    focus: signal<Focus>({ open: new Set(), at: [] }),
    targets,
    tags,
    names: signal(names),
  };
};

export const FormStoreContext = createContext<FormStore | null>(null);

export const useFormStore = (): FormStore => {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error("a field outside a form");
  return store;
};

export const useSignal = <T>(watched: Signal<T>): T =>
  useSyncExternalStore(watched.subscribe, watched.get, watched.get);

/** The value at a place of the draft, and how to change it; renders again only when this value changes. */
export const useValue = <T>(place: Place): [T, (value: T) => void] => {
  const { draft } = useFormStore();
  const read = () => valueAt(draft.get(), place) as T;
  const value = useSyncExternalStore(draft.subscribe, read, read);
  return [value, (next) => draft.set(withValue(draft.get(), place, next))];
};

/** A value derived from that at a place; renders again only when the result differs. */
export const useDerived = <T>(place: Place, derive: (value: unknown) => T): T => {
  const { draft } = useFormStore();
  const last = useRef<{ derived: T } | null>(null);
  const read = () => {
    const derived = derive(valueAt(draft.get(), place));
    if (!last.current || !same(last.current.derived, derived)) last.current = { derived };
    return last.current.derived;
  };
  return useSyncExternalStore(draft.subscribe, read, read);
};

/** What staff call what stands at a place. */
export const useTitleAt = (form: Form, place: Place): string => {
  const names = useSignal(useFormStore().names);
  return useDerived(place, (value) => titleOf(form, value, (id) => names[id] ?? ""));
};

export const useHint = (place: Place): { error: string | undefined; leave: () => void } => {
  const { hints } = useFormStore();
  const key = placeKey(place);
  const watch = (then: () => void) => {
    const stops = [hints.issues.subscribe(then), hints.shown.subscribe(then)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    error: useSyncExternalStore(
      watch,
      () => hints.at(key),
      () => undefined,
    ),
    leave: () => hints.leave(key),
  };
};

export const useIssueCount = (place: Place): number => {
  const { hints } = useFormStore();
  const key = placeKey(place);
  const read = () =>
    [...hints.issues.get().keys()].filter((at) => key === "" || at === key || at.startsWith(`${key}.`)).length;
  return useSyncExternalStore(hints.issues.subscribe, read, read);
};
