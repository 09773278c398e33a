import * as z from "zod";
import { address } from "../fields/kinds/address.ts";
import { day } from "../fields/kinds/day.ts";
import { aside } from "../fields/kinds/kind.ts";
import { picture } from "../fields/kinds/picture.ts";
import { references } from "../fields/kinds/references.ts";
import { tags } from "../fields/kinds/tags.ts";
import { line, text } from "../fields/kinds/text.ts";
import { richText } from "../fields/rich-text/rich-text.ts";
import { searchFields } from "./search-fields.ts";

export const post = z.object({
  title: line("Title", { max: 110 }),
  path: address("Address", "post"),
  summary: text("Summary", { max: 300 }),
  picture: aside(picture("Picture")),
  writtenBy: aside(references("Author", "member", { max: 1, help: "Shown with portrait and role" })),
  author: aside(
    line("Author in words", {
      max: 80,
      optional: true,
      help: "Such as Help desk. Shown where no team member is chosen, or the chosen one has left the site; empty: the company",
    }),
  ),
  tags: aside(tags("Tags", { help: "What it is about, in words that visitors look for" })),
  publishedOn: aside(day("Date")),
  body: richText("Text"),
  search: searchFields(),
});
