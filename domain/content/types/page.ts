import * as z from "zod";
import { block } from "../blocks/block.ts";
import { address } from "../fields/kinds/address.ts";
import { line } from "../fields/kinds/text.ts";
import { blocks } from "../fields/structure.ts";
import { searchFields } from "./search-fields.ts";

export const page = z.object({
  title: line("Title", { max: 90, help: "The name of the page in lists and browser tabs" }),
  path: address("Address"),
  search: searchFields(),
  blocks: blocks("Blocks", block, { max: 100 }),
});
