import { link } from "../fields/link.ts";
import { picture } from "../fields/picture.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const aboutPoints = blockBase("about-points", "About with points").extend({
  heading: line("Heading"),
  text: text("Text", { max: 900 }),
  points: list("Points", line("Point", { max: 80 }), { min: 1, max: 12 }),
  picture: picture("Picture"),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
});
