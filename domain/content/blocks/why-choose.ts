import * as z from "zod";
import { line, list, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

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
