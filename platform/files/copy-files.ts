import { createHash } from "node:crypto";
import type { Files } from "./files.ts";

export type CopiedFiles = { copied: number; there: number; bytes: number; missing: string[] };

/** Compares each by its hash as the target gives it back; one that is there is not written. Throws when one differs. */
export const copyFiles = async (from: Files, to: Files, keys: string[]): Promise<CopiedFiles> => {
  const done: CopiedFiles = { copied: 0, there: 0, bytes: 0, missing: [] };
  for (const key of keys) {
    const bytes = await from.get(key);
    if (!bytes) {
      done.missing.push(key);
      continue;
    }
    const wanted = hashOf(bytes);
    const there = hashOf(await to.get(key)) === wanted;
    if (!there) await to.put(key, bytes);
    if (!there && hashOf(await to.get(key)) !== wanted) throw new Error(`${key} did not come through whole`);
    done[there ? "there" : "copied"] += 1;
    done.bytes += bytes.length;
  }
  return done;
};

const hashOf = (bytes: Uint8Array | null): string | null => bytes && createHash("sha256").update(bytes).digest("hex");
