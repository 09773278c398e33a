import * as z from "zod";
import { icon } from "../fields/choice.ts";
import { line } from "../fields/line.ts";
import { blockBase, list } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

export const valueCards = blockBase("value-cards", "Value cards").extend({
  heading: line("Heading"),
  cards: list(
    "Cards",
    z.object({
      icon: icon("Icon"),
      title: line("Title", { max: 60 }),
      description: text("Description", { max: 300 }),
    }),
    { min: 1, max: 9 },
  ),
});
