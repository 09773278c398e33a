import * as z from "zod";
import { line, link, list, picture, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const caseStudies = blockBase("case-studies", "Case studies").extend({
  heading: line("Heading"),
  buttonText: line("Button text", { max: 40, optional: true }),
  buttonLink: link("Button leads to", { optional: true }),
  studies: list(
    "Case studies",
    z.object({
      figure: line("Outcome in one figure", { max: 10, help: "Such as 40%" }),
      title: line("Title", { max: 90 }),
      category: line("Category", { max: 60 }),
      picture: picture("Picture"),
      description: text("Description", { max: 300 }),
      link: link("Leads to"),
    }),
    { min: 1, max: 12 },
  ),
});
