import * as z from "zod";
import { choice } from "../fields/kinds/choice.ts";
import { wholeNumber } from "../fields/kinds/number.ts";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";

/** Each has a drawing in `app/blocks/testimonials/`. */
export const trades = [
  "office",
  "clinic",
  "condominium",
  "hotel or restaurant",
  "law or accounting",
  "logistics",
  "manufacturing",
  "retail",
  "finance",
] as const;

export const testimonial = z.object({
  name: line("Name", { max: 80 }),
  position: line("Position", { max: 120 }),
  picture: picture("Picture", { optional: true, help: "Empty: the icon of the trade" }),
  trade: choice("Trade", trades, "Its icon stands beside the name where there is no picture"),
  content: text("What they say", { max: 400 }),
  rating: wholeNumber("Stars", 1, 5, 5),
});
