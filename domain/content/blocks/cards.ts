import * as z from "zod";
import { icon } from "../fields/choice.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

const reason = { title: line("Title", { max: 60 }), description: text("Description", { max: 300 }) };

export const whyChoose = blockBase("why-choose", "Why choose us").extend({
  heading: line("Heading"),
  cards: list("Cards", z.object(reason), { min: 1, max: 8 }),
});

export const valueCards = blockBase("value-cards", "Value cards").extend({
  heading: line("Heading"),
  cards: list("Cards", z.object({ icon: icon("Icon"), ...reason }), { min: 1, max: 9 }),
});

export const benefits = blockBase("benefits", "Benefits").extend({
  heading: line("Heading"),
  items: list(
    "Benefits",
    z.object({
      icon: icon("Icon"),
      title: line("Title", { max: 80 }),
      description: text("Description", { max: 200, optional: true }),
    }),
    { min: 1, max: 16 },
  ),
});
