import { useEffect, useState } from "react";
import type { DocumentEntry } from "#domain/content/lists/list-documents.server.ts";

export type Selection = {
  ids: Set<string>;
  toggle: (id: string) => void;
  /** Ticks all, or none when all were ticked. */
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
};

/** Which lines of a list are ticked; forgotten when the list was read again at `stamp`. */
export const useSelection = (entries: DocumentEntry[], stamp: number): Selection => {
  const [ids, setIds] = useState<Set<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is the reason to forget
  useEffect(() => setIds(new Set()), [stamp]);
  const all = entries.length > 0 && entries.every(({ id }) => ids.has(id));
  return {
    ids,
    all,
    toggle: (id) => setIds((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    toggleAll: () => setIds(all ? new Set() : new Set(entries.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
