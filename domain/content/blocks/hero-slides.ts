import * as z from "zod";
import { line, link, list, picture, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const heroSlides = blockBase("hero-slides", "Hero slides").extend({
  slides: list(
    "Slides",
    z.object({
      subtitle: line("Subtitle", { max: 60 }),
      title: line("Title", { max: 60 }),
      description: text("Description", { max: 220 }),
      picture: picture("Picture"),
      buttonText: line("Button text", { max: 40 }),
      buttonLink: link("Button leads to"),
    }),
    { min: 1, max: 8 },
  ),
});
