import * as z from "zod";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

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
