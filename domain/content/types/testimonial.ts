import * as z from "zod";
import { wholeNumber } from "../fields/kinds/number.ts";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";

export const testimonial = z.object({
  name: line("Name", { max: 80 }),
  position: line("Position", { max: 120 }),
  picture: picture("Picture", { optional: true, help: "Empty: the initials of the name" }),
  content: text("What they say", { max: 400 }),
  rating: wholeNumber("Stars", 1, 5, 5),
});
