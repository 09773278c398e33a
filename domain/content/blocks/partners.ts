import * as z from "zod";
import { blockBase, list } from "../fields/structure.ts";
import { line } from "../fields/text.ts";

export const partners = blockBase("partners", "Technology partners").extend({
  heading: line("Heading"),
  partners: list(
    "Partners",
    z.object({
      name: line("Name", { max: 60 }),
      mark: line("Mark", {
        max: 60,
        optional: true,
        help: "Name of one of the marks that the site has, such as cisco; empty: the name alone",
      }),
    }),
    { min: 1, max: 36 },
  ),
});
