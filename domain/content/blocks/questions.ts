import * as z from "zod";
import { line, list, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

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
