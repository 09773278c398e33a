import * as z from "zod";
import { choice } from "../fields/choice.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line } from "../fields/text.ts";

export const claimNames = ["years", "clients", "projects", "retention", "support"] as const;

export const statistics = blockBase("statistics", "Statistics").extend({
  items: list(
    "Figures",
    z.object({
      claim: choice("Claim", claimNames, "The value is kept in Settings"),
      label: line("Label", { max: 60 }),
    }),
    { min: 1, max: 8 },
  ),
});
