import { link } from "../fields/kinds/link.ts";
import { references } from "../fields/kinds/references.ts";
import { line, text } from "../fields/kinds/text.ts";
import { blockBase } from "../fields/structure.ts";

export const openPositions = blockBase("open-positions", "Open positions", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say whom you look for" }),
  text: text("Text", {
    max: 400,
    optional: true,
    example: "Say here what it is like to work with you, in two sentences.",
  }),
  applyText: line("Button text", { max: 40, example: "Say what the button does" }),
  applyLink: link("Button leads to"),
  positions: references("Positions", "position", { help: "With none chosen, all open positions are shown" }),
});
