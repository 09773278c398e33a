import * as z from "zod";
import { block } from "../blocks/block.ts";
import { line, list } from "../field.ts";
import { path } from "../path.ts";
import { searchFields } from "../search-fields.ts";

export const page = z.object({
  title: line("Title", { max: 90, help: "The name of the page in lists and browser tabs" }),
  path: path("Address"),
  search: searchFields(),
  blocks: list("Blocks", block, { max: 100 }),
});
