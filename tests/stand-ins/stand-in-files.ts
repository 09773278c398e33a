import { checkedKey, type Files } from "../../platform/files/files.ts";

/** Files in memory, for tests: `kept` is what they are. */
export const standInFiles = (): Files & { kept: Map<string, Uint8Array> } => {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(checkedKey(key), bytes.slice()),
    get: async (key) => kept.get(checkedKey(key))?.slice() ?? null,
    remove: async (key) => void kept.delete(checkedKey(key)),
    check: async () => undefined,
  };
};
