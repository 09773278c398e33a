import * as z from "zod";
import { choice } from "../fields/kinds/choice.ts";
import { color } from "../fields/kinds/color.ts";
import { ownInEach, shared } from "../fields/kinds/kind.ts";
import { link } from "../fields/kinds/link.ts";
import { wholeNumber } from "../fields/kinds/number.ts";
import { picture } from "../fields/kinds/picture.ts";
import { references } from "../fields/kinds/references.ts";
import { email, line, text } from "../fields/kinds/text.ts";
import { toggle } from "../fields/kinds/toggle.ts";
import { group, list } from "../fields/structure.ts";

const linkFields = { name: line("Name", { max: 40 }), path: link("Leads to") };
const menuLink = group("Link", linkFields);

export const settings = z.object({
  company: group("Company", {
    name: shared(line("Name", { max: 60 })),
    legalName: shared(line("Legal name", { max: 90 })),
    tagline: line("Tagline", { max: 90 }),
    blurb: text("Short description", { max: 300, help: "In the footer" }),
    logo: picture("Logo", { optional: true, help: "Without one, the drawn mark is shown" }),
    nameBeside: toggle("Company name beside the logo", true, "Switch it off where the logo says the name itself"),
  }),
  claims: shared(
    group("Claims", {
      years: line("Years of experience", { max: 10 }),
      clients: line("Satisfied clients", { max: 10 }),
      projects: line("Projects completed", { max: 10 }),
      retention: line("Client retention", { max: 10 }),
      support: line("Support", { max: 10 }),
      priceFrom: line("Price per person per month, from", {
        max: 10,
        optional: true,
        help: "Such as $125. Shown with each service that says what it assumes; empty: on none",
      }),
      priceTo: line("Price per person per month, to", { max: 10, optional: true }),
    }),
  ),
  contact: group("Contact", {
    phone: shared(line("Phone", { max: 30 })),
    email: shared(email("Email")),
    location: line("Location", { max: 160 }),
    street: shared(
      line("Street", {
        max: 120,
        optional: true,
        help: "For maps and search engines; empty where you receive nobody",
      }),
    ),
    postalCode: shared(line("ZIP code", { max: 10, optional: true })),
    languages: list("Languages spoken", line("Language", { max: 30 }), { max: 8, one: "Language" }),
    area: list("Service area", line("City", { max: 60 }), { min: 1, max: 12 }),
    hoursInShort: line("Hours in one line", {
      max: 80,
      optional: true,
      help: "At the foot of each page in place of the business hours, which stay on the contact page",
    }),
    consultation: line("Text of the consultation button", { max: 40 }),
  }),
  hours: list(
    "Business hours",
    group("Hours", { days: line("Days", { max: 60 }), hours: line("Hours", { max: 60 }) }),
    { min: 1, max: 7 },
  ),
  social: shared(
    list(
      "Social links",
      z.object({ network: choice("Network", ["X", "Instagram", "LinkedIn"]), url: link("Address") }),
      { max: 6 },
    ),
  ),
  map: group("Map", {
    embedUrl: shared(link("Address of the map frame", { help: "The drawn map of this site is /map" })),
    picture: ownInEach(picture("Drawn map", { help: "Shown where the frame can't load" })),
  }),
  colours: group("Colors", {
    accent: color("Main color", "#0f5c4d", "Links, marks, dark grounds"),
    action: color("Button color", "#ff6a4d", "Buttons with ink text, underlines"),
  }),
  menu: list("Main menu", group("Link", { ...linkFields, submenu: list("Submenu", menuLink, { max: 10 }) }), {
    min: 1,
    max: 8,
  }),
  footer: group("Footer", {
    services: list("Services", menuLink, { max: 12 }),
    quickLinks: list("Quick Links", menuLink, { max: 12 }),
    legal: list("Legal", menuLink, { max: 6 }),
  }),
  form: group("Contact form", {
    services: list(
      "Services to choose from",
      group("Service to choose", {
        name: line("Name", { max: 60, naming: true, help: "What visitors choose, and what their enquiry says" }),
        word: line("Word in addresses", {
          max: 40,
          optional: true,
          help: "Such as “cloud”: /contact?service=cloud opens the form with it",
        }),
        receiver: email("Receiver", {
          optional: true,
          help: "Who gets these enquiries by email. Without one: the address that is set on the server",
        }),
        service: references("Its service", "service", { help: "Its page leads to the form with this chosen", max: 1 }),
      }),
      { min: 1, max: 30 },
    ),
  }),
  answers: list(
    "Prepared answers",
    group("Answer", {
      name: line("Name", { max: 60, naming: true, help: "What staff choose it by" }),
      text: text("Text", { max: 2000, help: "Filled in for each enquiry: {name}, {service}, {reference} and {me}" }),
    }),
    { max: 20 },
  ),
  confirms: shared(
    toggle(
      "Confirmation emails",
      false,
      "Whoever sends the form gets one email, with their reference and when you answer. Switch it on once Amazon SES lets you write to anybody: in its sandbox it refuses addresses that were not verified",
    ),
  ),
  retentionMonths: wholeNumber("Keep enquiries for (months)", 1, 120),
});
