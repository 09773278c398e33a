import type { Platform } from "#platform/platform.ts";

/** What is filled. */
export type Deps = Pick<Platform, "database" | "files" | "clock">;

/** Over how long a time everything was made, in milliseconds: two years. */
export const AGE_MS = 2 * 365 * 86_400_000;

/** The item whose turn it is at number `n`, round and round. Throws for none. */
export const oneOf = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

/** Hands over the rows in parts that both databases take in one statement. */
export const inBatches = async <T>(rows: T[], write: (batch: T[]) => Promise<unknown>, size = 200): Promise<void> => {
  for (let from = 0; from < rows.length; from += size) await write(rows.slice(from, from + size));
};
