import * as z from "zod";
import { link } from "../fields/kinds/link.ts";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";
import { blockBase, list } from "../fields/structure.ts";

export const heroSlides = blockBase("hero-slides", "Hero slides", { group: "Openings", opensPage: true }).extend({
  slides: list(
    "Slides",
    z.object({
      subtitle: line("Subtitle", { max: 60, example: "A few words that lead to the title" }),
      title: line("Title", { max: 60, naming: true, example: "Say what you promise" }),
      description: text("Description", {
        max: 220,
        example: "One or two sentences here: whom it is for, and what is better for them afterward.",
      }),
      picture: picture("Picture"),
      buttonText: line("Button text", { max: 40, example: "Say what the button does" }),
      buttonLink: link("Button leads to"),
    }),
    { min: 1, max: 8 },
  ),
});

export const intro = blockBase("intro", "Page opening", { group: "Openings", opensPage: true }).extend({
  eyebrow: line("Line above", { max: 80, optional: true, example: "A word or two above the heading" }),
  heading: line("Heading", { max: 90, naming: true, example: "Say in six words what this page is about" }),
  text: text("Text", {
    max: 1200,
    optional: true,
    example: "Two or three sentences here that tell visitors they are in the right place, and what they find below.",
  }),
  picture: picture("Picture", { optional: true }),
});
