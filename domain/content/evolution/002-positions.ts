import type { Step } from "./step.ts";

/** The positions that stood here are documents of their own. */
export const positions: Step = {
  about: "Open positions are documents of their own; a block shows all of them, or those that it names",
  blocks: ["open-positions"],
  up: ({ positions: before, ...block }) => ({
    ...block,
    positions: Array.isArray(before) ? before.filter((one) => typeof one === "string") : [],
  }),
};
