import { expect, test } from "vitest";
import { wordingOf } from "../../../words/catalogues.ts";
import { priceFor, priceOf } from "./price.ts";

const english = wordingOf("en");

test.each([
  ["$125", "$165", "$125 to $165", "$12,500 to $16,500"],
  ["$1,250", "", "$1,250", "$125,000"],
  ["$99", "$99", "$99", "$9,900"],
  ["€80", "€120", "€80 to €120", "€8,000 to €12,000"],
  ["on request", "", "on request", ""],
  ["", "$165", "", ""],
])("from %j to %j is named %j, and %j for a hundred people", (priceFrom, priceTo, named, hundred) => {
  expect([priceOf({ priceFrom, priceTo }, english), priceFor({ priceFrom, priceTo }, 100, english)]).toEqual([
    named,
    hundred,
  ]);
});
