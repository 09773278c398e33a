import { z } from "zod";

/**
 * What was done so far of what changed in the original since `made_from`: the revision up to which its structure was taken over,
 * and by the key of each place that was dealt with the revision of the original that was read for it.
 */
export type InStep = { structure?: string; done: Record<string, string> };

const shape = z.object({ structure: z.string().optional(), done: z.record(z.string(), z.string()).default({}) });

/** Never throws: what can't be read is nothing done. */
export const readInStep = (stored: string | null): InStep => {
  try {
    return shape.parse(JSON.parse(stored ?? "{}"));
  } catch {
    return { done: {} };
  }
};
