import * as z from "zod";
import { link } from "../fields/link.ts";
import { picture } from "../fields/picture.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const caseStudies = blockBase("case-studies", "Case studies").extend({
  heading: line("Heading"),
  buttonText: line("Button text", { max: 40, optional: true }),
  buttonLink: link("Button leads to", { optional: true }),
  studies: list(
    "Case studies",
    z.object({
      figure: line("Outcome in one figure", { max: 10, help: "Such as 40%" }),
      title: line("Title", { max: 90, naming: true }),
      category: line("Category", { max: 60 }),
      picture: picture("Picture"),
      description: text("Description", { max: 300 }),
      link: link("Leads to"),
    }),
    { min: 1, max: 12 },
  ),
});
