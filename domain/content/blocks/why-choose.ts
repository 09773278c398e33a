import * as z from "zod";
import { line } from "../fields/line.ts";
import { blockBase, list } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

export const whyChoose = blockBase("why-choose", "Why choose us").extend({
  heading: line("Heading"),
  cards: list(
    "Cards",
    z.object({ title: line("Title", { max: 60 }), description: text("Description", { max: 300 }) }),
    {
      min: 1,
      max: 8,
    },
  ),
});
