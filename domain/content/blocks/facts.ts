import * as z from "zod";
import { choice } from "../fields/kinds/choice.ts";
import { line } from "../fields/kinds/text.ts";
import { blockBase, list } from "../fields/structure.ts";

export const claimNames = ["years", "clients", "projects", "retention", "support"] as const;

export const statistics = blockBase("statistics", "Statistics", { group: "Facts" }).extend({
  items: list(
    "Figures",
    z.object({
      claim: choice("Claim", claimNames, "The value is kept in Settings"),
      label: line("Label", { max: 60, example: "Say what the figure counts" }),
    }),
    { min: 1, max: 8, examples: 4 },
  ),
});

export const partners = blockBase("partners", "Technology partners", { group: "Facts" }).extend({
  heading: line("Heading", { example: "Say whom you work with" }),
  partners: list(
    "Partners",
    z.object({
      name: line("Name", { max: 60, example: "Name of a partner" }),
      mark: line("Mark", {
        max: 60,
        optional: true,
        unread: true,
        help: "Name of one of the marks that the site has, such as cisco; empty: the name alone",
      }),
    }),
    { min: 1, max: 36, examples: 6 },
  ),
});
