import * as z from "zod";
import { choice, line, list, text } from "../field.ts";
import { iconNames } from "../icons.ts";
import { blockBase } from "./block-base.ts";

export const valueCards = blockBase("value-cards", "Value cards").extend({
  heading: line("Heading"),
  cards: list(
    "Cards",
    z.object({
      icon: choice("Icon", iconNames),
      title: line("Title", { max: 60 }),
      description: text("Description", { max: 300 }),
    }),
    { min: 1, max: 9 },
  ),
});
