import { link } from "../fields/kinds/link.ts";
import { line, text } from "../fields/kinds/text.ts";
import { toggle } from "../fields/kinds/toggle.ts";
import { blockBase, list } from "../fields/structure.ts";

/** The enquiry form beside the contact information and the map; phone, hours and the rest come from Settings. */
export const contact = blockBase("contact", "Contact form and information", { group: "Contact" }).extend({
  formHeading: line("Heading of the form", { example: "Ask visitors to write to you" }),
  formText: text("Text above the form", { max: 300, optional: true }),
  messageNote: line("Line under the message", {
    max: 120,
    optional: true,
    help: "Such as what nobody should write into it",
  }),
  /** Below the form, and again on what whoever has sent it reads. */
  next: list("Next steps", line("Step", { max: 160, help: "Who answers, by when, and what follows" }), { max: 5 }),
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
