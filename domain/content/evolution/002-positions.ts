import type { Step } from "./step.ts";

/** Migration 019 made documents of the positions that stood here. */
export const positions: Step = {
  about: "Open positions are documents of their own; a block shows all of them, or those that it names",
  blocks: ["open-positions"],
  up: ({ positions: before, ...block }) => ({
    ...block,
    positions: Array.isArray(before) ? before.filter((one) => typeof one === "string") : [],
  }),
};
