import { choice } from "../fields/choice.ts";
import { link } from "../fields/link.ts";
import { picture } from "../fields/picture.ts";
import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const pictureWithText = blockBase("picture-with-text", "Picture with text").extend({
  heading: line("Heading"),
  text: text("Text", { max: 1200 }),
  picture: picture("Picture"),
  side: choice("Picture on the", ["left", "right"]),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
});
