import * as z from "zod";
import { block } from "../blocks/block.ts";
import { path } from "../fields/address.ts";
import { line } from "../fields/line.ts";
import { searchFields } from "../fields/search-fields.ts";
import { blocks } from "../fields/structure.ts";

export const page = z.object({
  title: line("Title", { max: 90, help: "The name of the page in lists and browser tabs" }),
  path: path("Address"),
  search: searchFields(),
  blocks: blocks("Blocks", block, { max: 100 }),
});
