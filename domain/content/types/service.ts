import * as z from "zod";
import { address } from "../fields/kinds/address.ts";
import { icon } from "../fields/kinds/icon.ts";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";
import { toggle } from "../fields/kinds/toggle.ts";
import { richText } from "../fields/rich-text/rich-text.ts";
import { group, list } from "../fields/structure.ts";
import { searchFields } from "./search-fields.ts";

export const service = z.object({
  title: line("Title", { max: 90 }),
  path: address("Address", "service"),
  card: group("Card", {
    title: line("Title on the card", { max: 60 }),
    text: text("Text on the card", { max: 200 }),
    icon: icon("Icon"),
    listed: toggle("Listed on the services page", true),
  }),
  lead: text("Opening text", { max: 500 }),
  picture: picture("Picture"),
  sections: list("Sections", z.object({ heading: line("Heading", { max: 90 }), body: richText("Text") }), {
    min: 1,
    max: 12,
  }),
  benefits: list("Key benefits", line("Benefit", { max: 140 }), { min: 1, max: 12 }),
  priceNote: text("What the indicative price assumes", {
    max: 400,
    optional: true,
    help: "Shown with the price in Settings, under Claims; empty: this page names no price",
  }),
  search: searchFields(),
});
