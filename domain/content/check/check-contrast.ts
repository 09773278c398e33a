import { pairsOf } from "../colours/contrast.ts";
import type { DataOf } from "../document-types.ts";
import type { Issue } from "./issue.ts";

/**
 * The two colors of Settings, each at the pair in use that it fails worst. Not part of the schema, because what is live
 * must be readable also after a rule has become stricter.
 */
export const checkContrast = ({ colours }: DataOf<"settings">): Issue[] => {
  const failing = pairsOf(colours)
    .filter((pair) => !pair.passes)
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  return (["accent", "action"] as const).flatMap((of): Issue[] => {
    const worst = failing.find((pair) => pair.of === of);
    if (!worst) return [];
    const text = `${worst.what}: ${worst.ratio}:1, needed ${worst.needed}:1`;
    const field = `colours.${of}`;
    return [
      {
        level: "error",
        field,
        title: `Too little contrast of the ${of} color`,
        text,
        message: `Too little contrast. ${text}`,
      },
    ];
  });
};
