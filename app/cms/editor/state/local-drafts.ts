import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { draftOf } from "#domain/content/stored/read-stored.ts";
import type { Base } from "./autosave.ts";

/** Unsaved changes in localStorage. `at` is milliseconds since 1970. */
export type LocalDraft = { key: string; base: Base; data: Data; at: number };

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Each open editor writes under a key of its own, so that two windows do not overwrite each other. */
export const localDrafts = (
  storage: DraftStorage,
  document: Pick<DraftView, "id" | "type">,
  member: string,
  editor: string,
) => {
  const prefix = `draft/${member}/${document.id}/`;
  const own = (base: Base) => `${prefix}${base.revision ?? "new"}/${editor}`;
  let last = "";
  const forget = (key: string) => storage.removeItem(key);
  return {
    /** False when the storage is full. */
    keep: (base: Base, data: Data, at: number): boolean => {
      const key = own(base);
      if (last && last !== key) forget(last);
      last = key;
      try {
        storage.setItem(key, JSON.stringify({ base, data, at, shape: shapeNow() }));
        return true;
      } catch {
        return false;
      }
    },
    release: () => {
      if (last) forget(last);
      last = "";
    },
    forget,
    left: (): LocalDraft[] =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
        .filter((key) => key.startsWith(prefix) && !key.endsWith(`/${editor}`))
        .flatMap((key) => read(storage, key, document.type))
        .sort((a, b) => b.at - a.at),
  };
};

export type LocalDrafts = ReturnType<typeof localDrafts>;

/** In the shape of today: an upgrade may have come since. */
const read = (storage: DraftStorage, key: string, type: DraftView["type"]): LocalDraft[] => {
  try {
    const { base, data, at, shape = 0 } = JSON.parse(storage.getItem(key) ?? "");
    if (!base || !data || typeof at !== "number") return [];
    const now = (some: unknown) => draftOf(type, some, shape);
    return [{ key, base: { ...base, data: now(base.data) }, data: now(data), at }];
  } catch {
    return [];
  }
};
