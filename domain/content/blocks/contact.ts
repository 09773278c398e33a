import { toggle } from "../fields/kinds/choice.ts";
import { link } from "../fields/kinds/link.ts";
import { line, text } from "../fields/kinds/text.ts";
import { blockBase } from "../fields/structure.ts";

/** The enquiry form beside the contact information and the map; phone, hours and the rest come from Settings. */
export const contact = blockBase("contact", "Contact form and information", { group: "Contact" }).extend({
  formHeading: line("Heading of the form", { example: "Ask visitors to write to you" }),
  formText: text("Text above the form", { max: 300, optional: true }),
  infoHeading: line("Heading of the information", { example: "Say how else to reach you" }),
  mapHeading: line("Heading of the map", { example: "Say where you are" }),
});

export const callToAction = blockBase("call-to-action", "Call to action", { group: "Contact" }).extend({
  heading: line("Heading", { example: "Ask for the next step" }),
  text: text("Text", { max: 300, optional: true, example: "Say here what happens after the click, and how soon." }),
  buttonText: line("Button text", { max: 40, example: "Say what the button does" }),
  buttonLink: link("Button leads to"),
  showPhone: toggle("Show the phone number", true),
});
