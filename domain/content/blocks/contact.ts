import { toggle } from "../fields/choice.ts";
import { link } from "../fields/link.ts";
import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

/** The enquiry form beside the contact information and the map; phone, hours and the rest come from Settings. */
export const contact = blockBase("contact", "Contact form and information").extend({
  formHeading: line("Heading of the form"),
  formText: text("Text above the form", { max: 300, optional: true }),
  infoHeading: line("Heading of the information"),
  mapHeading: line("Heading of the map"),
});

export const callToAction = blockBase("call-to-action", "Call to action").extend({
  heading: line("Heading"),
  text: text("Text", { max: 300, optional: true }),
  buttonText: line("Button text", { max: 40 }),
  buttonLink: link("Button leads to"),
  showPhone: toggle("Show the phone number", true),
});
