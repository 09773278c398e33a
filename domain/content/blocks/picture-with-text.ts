import { choice, line, link, picture, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const pictureWithText = blockBase("picture-with-text", "Picture with text").extend({
  heading: line("Heading"),
  text: text("Text", { max: 1200 }),
  picture: picture("Picture"),
  side: choice("Picture on the", ["left", "right"]),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
});
