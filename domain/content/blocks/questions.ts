import * as z from "zod";
import { line } from "../fields/line.ts";
import { blockBase, list } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

export const questions = blockBase("questions", "Questions and answers").extend({
  heading: line("Heading"),
  items: list(
    "Questions",
    z.object({ question: line("Question", { max: 160 }), answer: text("Answer", { max: 1500 }) }),
    {
      min: 1,
      max: 40,
    },
  ),
});
