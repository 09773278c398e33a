import { pairsOf } from "../colours/contrast.ts";
import type { DataOf, DocumentType } from "../document-types.ts";

/**
 * What keeps data that fits its schema from being published. Not part of the schema, because what is live must be
 * readable also after a rule has become stricter.
 */
export const brokenRules = (type: DocumentType, data: object): { field: string; message: string }[] =>
  type === "settings" ? contrastIssues((data as DataOf<"settings">).colours) : [];

const contrastIssues = (colours: DataOf<"settings">["colours"]) => {
  const failing = pairsOf(colours).filter((pair) => !pair.passes);
  return (["accent", "action"] as const).flatMap((of) => {
    const worst = failing.filter((pair) => pair.of === of).sort((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];
    return worst
      ? [
          {
            field: `colours.${of}`,
            message: `Too little contrast. ${worst.what}: ${worst.ratio}:1, needed ${worst.needed}:1`,
          },
        ]
      : [];
  });
};
