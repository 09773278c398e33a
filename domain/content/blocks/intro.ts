import { picture } from "../fields/picture.ts";
import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const intro = blockBase("intro", "Page opening", { opensPage: true }).extend({
  eyebrow: line("Line above", { max: 80, optional: true }),
  heading: line("Heading", { max: 90, naming: true }),
  text: text("Text", { max: 1200, optional: true }),
  picture: picture("Picture", { optional: true }),
});
