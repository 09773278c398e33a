import type { Difference } from "#domain/content/form/differences.ts";

/** What the screen lets people fill in; `picture` is an address. */
export type SeoFields = { siteTitle: string; description: string; picture: string };

/** Why it was not saved. Whatever was typed stays in the form. */
export type SeoProblem =
  | { kind: "failed" }
  | { kind: "invalid"; errors: Record<string, string> }
  | {
      kind: "stale";
      current: { revision: string; by: string | null; at: number };
      fields: SeoFields;
      conflicts: Difference[];
    };
