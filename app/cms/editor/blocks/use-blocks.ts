import { useSyncExternalStore } from "react";
import type { BlockData } from "#domain/content/fields/structure.ts";
import { blocksAt, type Place, withValue } from "#domain/content/form/place.ts";
import { useDerived, useFormStore } from "../../fields/state/form-store.ts";
import { newId } from "../state/new-id.ts";

export const copyOf = (block: BlockData | undefined): BlockData => ({ type: "", ...block, id: newId() });

const outlineOf = (value: unknown) =>
  ((value ?? []) as BlockData[]).map(({ id, type, hidden }) => ({ id, type, hidden: hidden === true }));

/** Which blocks there are, in order, without what is in them: each block watches its own fields. */
export const useBlocks = (place: Place) => {
  const { draft } = useFormStore();
  const blocks = useDerived(place, outlineOf);
  const change = (make: (list: BlockData[]) => BlockData[]): BlockData[] => {
    const list = blocksAt(draft.get(), place);
    const next = make(list);
    if (next !== list) draft.set(withValue(draft.get(), place, next));
    return list;
  };
  return { blocks, change };
};

export const useOpenBlocks = () => {
  const { focus } = useFormStore();
  const read = () => focus.get().open;
  const open = useSyncExternalStore(focus.subscribe, read, read);
  const show = (id: string) => focus.set({ open: new Set([...open, id]), at: ["blocks", id] });
  const close = (id: string) => focus.set({ ...focus.get(), open: new Set([...open].filter((other) => other !== id)) });
  return {
    open,
    show,
    toggle: (id: string) => (open.has(id) ? close(id) : show(id)),
    closeAll: () => focus.set({ open: new Set(), at: [] }),
  };
};
