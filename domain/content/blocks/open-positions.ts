import * as z from "zod";
import { choice } from "../fields/choice.ts";
import { day } from "../fields/day.ts";
import { link } from "../fields/link.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const openPositions = blockBase("open-positions", "Open positions").extend({
  heading: line("Heading"),
  text: text("Text", { max: 400, optional: true }),
  applyText: line("Button text", { max: 40 }),
  applyLink: link("Button leads to"),
  positions: list(
    "Positions",
    z.object({
      title: line("Title", { max: 80 }),
      department: line("Department", { max: 60 }),
      location: line("Location", { max: 80 }),
      workplace: choice("Workplace", ["on site", "hybrid", "remote"]),
      description: text("Description", { max: 2000 }),
      postedOn: day("Posted on"),
    }),
    { max: 30 },
  ),
});
