import { picture } from "../fields/picture.ts";
import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

/** The opening of a page: its one main heading. */
export const intro = blockBase("intro", "Page opening", { opensPage: true }).extend({
  eyebrow: line("Line above", { max: 80, optional: true }),
  heading: line("Heading", { max: 90, naming: true }),
  text: text("Text", { max: 1200, optional: true }),
  picture: picture("Picture", { optional: true }),
});
