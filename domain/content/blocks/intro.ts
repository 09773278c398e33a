import { line, picture, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

/** The opening of a page: its one main heading. */
export const intro = blockBase("intro", "Page opening").extend({
  eyebrow: line("Line above", { max: 80, optional: true }),
  heading: line("Heading", { max: 90 }),
  text: text("Text", { max: 1200, optional: true }),
  picture: picture("Picture", { optional: true }),
});
