import { grouped } from "../../../time/local-time.ts";
import { fill } from "../../../words/fill.ts";
import type { Wording } from "../../../words/words.ts";
import type { DataOf } from "../../document-types.ts";

type Claims = Pick<DataOf<"settings">["claims"], "priceFrom" | "priceTo">;

/** "$125 to $165"; "" where no price is named. */
export const priceOf = ({ priceFrom, priceTo }: Claims, wording: Wording): string =>
  rangeOf(priceFrom, priceTo, wording);

/** What the price comes to for so many people; "" where it is no number. */
export const priceFor = ({ priceFrom, priceTo }: Claims, people: number, wording: Wording): string =>
  rangeOf(times(priceFrom, people, wording), times(priceTo, people, wording), wording);

const rangeOf = (from: string, to: string, { words }: Wording) =>
  from && to && to !== from ? fill(words.money.range, { from, to }) : from;

/** "$125" times 10 is "$1,250". */
const times = (price: string, people: number, { language }: Wording): string => {
  const [, sign = "", amount = ""] = /^(\D{0,3})(\d[\d,]*)$/.exec(price) ?? [];
  return amount && sign + grouped(Number(amount.replaceAll(",", "")) * people, language);
};
