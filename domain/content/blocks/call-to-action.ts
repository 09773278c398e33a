import { toggle } from "../fields/choice.ts";
import { link } from "../fields/link.ts";
import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const callToAction = blockBase("call-to-action", "Call to action").extend({
  heading: line("Heading"),
  text: text("Text", { max: 300, optional: true }),
  buttonText: line("Button text", { max: 40 }),
  buttonLink: link("Button leads to"),
  showPhone: toggle("Show the phone number", true),
});
