import * as z from "zod";
import { address } from "../fields/kinds/address.ts";
import { choice } from "../fields/kinds/choice.ts";
import { day, optionalDay } from "../fields/kinds/day.ts";
import { wholeNumber } from "../fields/kinds/number.ts";
import { line, text } from "../fields/kinds/text.ts";
import { group, list } from "../fields/structure.ts";
import { searchFields } from "./search-fields.ts";

const DOLLARS = 1_000_000;

export const position = z.object({
  title: line("Title", { max: 80 }),
  path: address("Address", "position"),
  department: line("Department", { max: 60 }),
  location: line("Location", { max: 80, help: "City and state, such as Miami, FL" }),
  workplace: choice("Workplace", ["on site", "hybrid", "remote"]),
  employment: choice("Employment", ["full time", "part time", "contract", "temporary", "internship"]),
  pay: group("Pay", {
    from: wholeNumber("From, in dollars (0: not shown)", 0, DOLLARS),
    to: wholeNumber("To, in dollars (0: only the first is shown)", 0, DOLLARS),
    per: choice("For each", ["year", "month", "week", "hour"]),
  }),
  description: text("Description", { max: 2000, help: "Shown in the list of open positions and on its own page" }),
  tasks: list("Tasks", line("Task", { max: 200 }), { max: 12 }),
  requirements: list("Requirements", line("Requirement", { max: 200 }), { max: 12 }),
  postedOn: day("Posted on"),
  endsOn: optionalDay(
    "Last day to apply",
    "After it the position leaves the site by itself; empty: open until you take it off",
  ),
  search: searchFields(),
});
