import { useSyncExternalStore } from "react";
import { useFormStore } from "../../fields/state/form-store.ts";

/** Which blocks are open. The one that is opened last is shown in the preview. */
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
