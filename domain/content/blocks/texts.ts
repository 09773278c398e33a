import * as z from "zod";
import { choice, choiceOrFirst } from "../fields/kinds/choice.ts";
import { link } from "../fields/kinds/link.ts";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";
import { richText } from "../fields/rich-text/rich-text.ts";
import { blockBase, list } from "../fields/structure.ts";

/** The light grounds of the site; on each of them text keeps its contrast. The block has the first until another is chosen. */
const background = (first: "paper" | "white") =>
  choiceOrFirst("Background", first === "paper" ? ["paper", "white", "sand"] : ["white", "paper", "sand"]);

export const aboutPoints = blockBase("about-points", "About with points", { group: "Texts" }).extend({
  heading: line("Heading", { example: "Say what you want to be known for" }),
  text: text("Text", {
    max: 900,
    example: "A short paragraph here. Name one thing that clients notice in their first month with you.",
  }),
  points: list("Points", line("Point", { max: 80, example: "One point in a few words" }), {
    min: 1,
    max: 12,
    examples: 4,
  }),
  picture: picture("Picture"),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  background: background("white"),
});

export const pictureWithText = blockBase("picture-with-text", "Picture with text", { group: "Texts" }).extend({
  heading: line("Heading", { example: "Name what the picture shows" }),
  text: text("Text", {
    max: 1200,
    example: "Two paragraphs at most here: what happens on the picture, and why it matters to the reader.",
  }),
  picture: picture("Picture"),
  side: choice("Picture on the", ["left", "right"]),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  background: background("white"),
});

export const richTextBlock = blockBase("rich-text", "Rich text", { group: "Texts" }).extend({
  body: richText("Text", {
    example:
      "Your text begins here. Say the most important thing in the first sentence, since many read no further.\n\nThen go on in short paragraphs. Type / on an empty line for headings, lists and pictures.",
  }),
  background: background("paper"),
});

export const questions = blockBase("questions", "Questions and answers", { group: "Texts" }).extend({
  heading: line("Heading", { example: "Say what these questions are about" }),
  items: list(
    "Questions",
    z.object({
      question: line("Question", { max: 160, example: "A question as clients ask it" }),
      answer: text("Answer", { max: 1500, example: "The answer here: first yes, no or a number, then the reason." }),
    }),
    { min: 1, max: 40, examples: 3 },
  ),
  background: background("white"),
});
