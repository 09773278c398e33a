import * as z from "zod";
import { address } from "../fields/kinds/address.ts";
import { choice } from "../fields/kinds/choice.ts";
import { picture } from "../fields/kinds/picture.ts";
import { references } from "../fields/kinds/references.ts";
import { line, text } from "../fields/kinds/text.ts";
import { richText } from "../fields/rich-text/rich-text.ts";
import { list } from "../fields/structure.ts";
import { searchFields } from "./search-fields.ts";

export const projectCategories = ["Infrastructure", "Cloud", "Security", "Software", "Network"] as const;

export const project = z.object({
  title: line("Title", { max: 90 }),
  path: address("Address", "project"),
  category: choice("Category", projectCategories),
  client: line("Client", { max: 90, help: "Described, not named: a dental group in Broward County" }),
  summary: text("Summary", { max: 300 }),
  picture: picture("Picture"),
  overview: richText("Project Overview"),
  challenges: richText("Challenges"),
  solution: richText("Solution"),
  results: list(
    "Results",
    z.object({ figure: line("Figure", { max: 12, help: "Such as 40%" }), text: text("What it means", { max: 200 }) }),
    { min: 1, max: 8 },
  ),
  related: references("More like this", "project", {
    help: "Cases that a reader of this one wants next; the rest follow in the order of the portfolio",
    max: 3,
  }),
  search: searchFields(),
});
