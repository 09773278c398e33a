import * as z from "zod";
import { link } from "../fields/link.ts";
import { picture } from "../fields/picture.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const heroSlides = blockBase("hero-slides", "Hero slides", { opensPage: true }).extend({
  slides: list(
    "Slides",
    z.object({
      subtitle: line("Subtitle", { max: 60 }),
      title: line("Title", { max: 60, naming: true }),
      description: text("Description", { max: 220 }),
      picture: picture("Picture"),
      buttonText: line("Button text", { max: 40 }),
      buttonLink: link("Button leads to"),
    }),
    { min: 1, max: 8 },
  ),
});

export const intro = blockBase("intro", "Page opening", { opensPage: true }).extend({
  eyebrow: line("Line above", { max: 80, optional: true }),
  heading: line("Heading", { max: 90, naming: true }),
  text: text("Text", { max: 1200, optional: true }),
  picture: picture("Picture", { optional: true }),
});
