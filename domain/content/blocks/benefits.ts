import * as z from "zod";
import { icon } from "../fields/choice.ts";
import { line } from "../fields/line.ts";
import { blockBase, list } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

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
