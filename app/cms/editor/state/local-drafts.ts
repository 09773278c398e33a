import type { Data } from "#domain/content/fields/structure.ts";
import type { Base } from "./autosave.ts";

/** What somebody wrote and the server does not have yet, as this browser keeps it. */
export type LocalDraft = { key: string; base: Base; data: Data; at: number };

type Keeping = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The drafts of one document that this browser keeps for one member of staff. Every opened editor writes to a place of
 * its own, named by the revision it started from, so that two windows do not overwrite each other.
 */
export const localDrafts = (storage: Keeping, document: string, member: string, editor: string) => {
  const prefix = `draft/${member}/${document}/`;
  const own = (base: Base) => `${prefix}${base.revision ?? "new"}/${editor}`;
  let last = "";
  const forget = (key: string) => storage.removeItem(key);
  return {
    /** True when the browser has room for it. */
    keep: (base: Base, data: Data, at: number): boolean => {
      const key = own(base);
      if (last && last !== key) forget(last);
      last = key;
      try {
        storage.setItem(key, JSON.stringify({ base, data, at }));
        return true;
      } catch {
        return false;
      }
    },
    /** Once the server has it. */
    release: () => {
      if (last) forget(last);
      last = "";
    },
    forget,
    /** What other windows and earlier visits left, newest first. */
    left: (): LocalDraft[] =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
        .filter((key) => key.startsWith(prefix) && !key.endsWith(`/${editor}`))
        .flatMap((key) => read(storage, key))
        .sort((a, b) => b.at - a.at),
  };
};

export type LocalDrafts = ReturnType<typeof localDrafts>;

const read = (storage: Keeping, key: string): LocalDraft[] => {
  try {
    const { base, data, at } = JSON.parse(storage.getItem(key) ?? "");
    return base && data && typeof at === "number" ? [{ key, base, data, at }] : [];
  } catch {
    return [];
  }
};
