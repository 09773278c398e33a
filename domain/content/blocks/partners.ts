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
        help: "Name of the mark in the icon collection; empty: the name as text",
      }),
    }),
    { min: 1, max: 36 },
  ),
});
