import { grouped } from "../../../time/local-time.ts";
import { fill } from "../../../words/fill.ts";
import type { Wording } from "../../../words/words.ts";
import type { PositionView } from "../site-view.ts";

/** What a position pays, as visitors read it: "$58,000 to $66,000 a year"; "" where that is not wording. */
export const payOf = (
  { pay: { from, to, per } }: Pick<PositionView, "pay">,
  { words: { money }, language }: Wording,
): string => {
  if (from === 0) return "";
  const dollars = (amount: number) => `$${grouped(amount, language)}`;
  const pay = to > from ? fill(money.range, { from: dollars(from), to: dollars(to) }) : dollars(from);
  return fill(money[per], { pay });
};
