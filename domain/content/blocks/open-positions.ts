import * as z from "zod";
import { choice } from "../fields/kinds/choice.ts";
import { day } from "../fields/kinds/day.ts";
import { link } from "../fields/kinds/link.ts";
import { line, text } from "../fields/kinds/text.ts";
import { blockBase, list } from "../fields/structure.ts";

export const openPositions = blockBase("open-positions", "Open positions", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say whom you look for" }),
  text: text("Text", {
    max: 400,
    optional: true,
    example: "Say here what it is like to work with you, in two sentences.",
  }),
  applyText: line("Button text", { max: 40, example: "Say what the button does" }),
  applyLink: link("Button leads to"),
  positions: list(
    "Positions",
    z.object({
      title: line("Title", { max: 80, example: "Title of the position" }),
      department: line("Department", { max: 60, example: "Name the department" }),
      location: line("Location", { max: 80, example: "Name the city and state" }),
      workplace: choice("Workplace", ["on site", "hybrid", "remote"]),
      description: text("Description", {
        max: 2000,
        example: "Write here what the person will do, and what they bring.",
      }),
      postedOn: day("Posted on"),
    }),
    { max: 30, examples: 1 },
  ),
});
