import type { Data } from "#domain/content/fields/structure.ts";
import type { Difference } from "#domain/content/form/differences.ts";

/** Why the settings were not saved. Whatever was typed stays in the form; errors stand under the paths of their fields. */
export type SettingsProblem =
  | { kind: "failed" }
  | { kind: "invalid"; errors: Record<string, string> }
  | {
      kind: "stale";
      current: { revision: string; by: string | null; at: number };
      merged: Data;
      conflicts: Difference[];
    };
