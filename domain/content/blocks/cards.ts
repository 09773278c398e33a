import * as z from "zod";
import { icon } from "../fields/kinds/icon.ts";
import { link } from "../fields/kinds/link.ts";
import { line, text } from "../fields/kinds/text.ts";
import { blockBase, list } from "../fields/structure.ts";

const reason = {
  title: line("Title", { max: 60, example: "A reason in three words" }),
  description: text("Description", {
    max: 300,
    example: "Prove it in one sentence here, with a number or an example.",
  }),
  link: link("Leads to", { optional: true }),
};

export const whyChoose = blockBase("why-choose", "Why choose us", { group: "Facts" }).extend({
  heading: line("Heading", { example: "Say why clients choose you" }),
  cards: list("Cards", z.object(reason), { min: 1, max: 8, examples: 4 }),
});

export const valueCards = blockBase("value-cards", "Value cards", { group: "Facts" }).extend({
  heading: line("Heading", { example: "Say what you stand for" }),
  cards: list("Cards", z.object({ icon: icon("Icon"), ...reason }), { min: 1, max: 9, examples: 3 }),
});

export const benefits = blockBase("benefits", "Benefits", { group: "Facts" }).extend({
  heading: line("Heading", { example: "Say what people get" }),
  items: list(
    "Benefits",
    z.object({
      icon: icon("Icon"),
      title: line("Title", { max: 80, example: "One benefit in a few words" }),
      description: text("Description", { max: 200, optional: true }),
    }),
    { min: 1, max: 16, examples: 4 },
  ),
});
