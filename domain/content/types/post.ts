import * as z from "zod";
import { path } from "../fields/address.ts";
import { day } from "../fields/day.ts";
import { aside } from "../fields/kind.ts";
import { picture } from "../fields/picture.ts";
import { richText } from "../fields/rich-text.ts";
import { line, text } from "../fields/text.ts";
import { searchFields } from "./search-fields.ts";

export const post = z.object({
  title: line("Title", { max: 110 }),
  path: path("Address", "/blog/"),
  summary: text("Summary", { max: 300 }),
  picture: aside(picture("Picture")),
  author: aside(line("Author", { max: 80, help: "A role or a team, such as Help desk" })),
  publishedOn: aside(day("Date")),
  body: richText("Text"),
  search: searchFields(),
});
