import { blockBase } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

/** The enquiry form beside the contact information and the map; phone, hours and the rest come from Settings. */
export const contact = blockBase("contact", "Contact form and information").extend({
  formHeading: line("Heading of the form"),
  formText: text("Text above the form", { max: 300, optional: true }),
  infoHeading: line("Heading of the information"),
  mapHeading: line("Heading of the map"),
});
