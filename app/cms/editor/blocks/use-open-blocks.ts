import { useSyncExternalStore } from "react";
import { useFilling } from "../../fields/state/filling.ts";

/** Which blocks are open. The one that is opened last is shown in the preview. */
export const useOpenBlocks = () => {
  const { sight } = useFilling();
  const read = () => sight.get().open;
  const open = useSyncExternalStore(sight.subscribe, read, read);
  const show = (id: string) => sight.set({ open: new Set([...open, id]), at: ["blocks", id] });
  const close = (id: string) => sight.set({ ...sight.get(), open: new Set([...open].filter((other) => other !== id)) });
  return {
    open,
    show,
    toggle: (id: string) => (open.has(id) ? close(id) : show(id)),
    closeAll: () => sight.set({ open: new Set(), at: [] }),
  };
};
