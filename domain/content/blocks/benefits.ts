import * as z from "zod";
import { choice, line, list, text } from "../field.ts";
import { iconNames } from "../icons.ts";
import { blockBase } from "./block-base.ts";

export const benefits = blockBase("benefits", "Benefits").extend({
  heading: line("Heading"),
  items: list(
    "Benefits",
    z.object({
      icon: choice("Icon", iconNames),
      title: line("Title", { max: 80 }),
      description: text("Description", { max: 200, optional: true }),
    }),
    { min: 1, max: 16 },
  ),
});
