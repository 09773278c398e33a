import { grouped } from "../../time/local-time.ts";
import type { DataOf } from "../document-types.ts";

type Claims = Pick<DataOf<"settings">["claims"], "priceFrom" | "priceTo">;

/** "$125 to $165"; "" where no price is named. */
export const priceOf = ({ priceFrom, priceTo }: Claims): string => rangeOf(priceFrom, priceTo);

/** What the price comes to for so many people; "" where it is no number. */
export const priceFor = ({ priceFrom, priceTo }: Claims, people: number): string =>
  rangeOf(times(priceFrom, people), times(priceTo, people));

const rangeOf = (from: string, to: string) => (from && to && to !== from ? `${from} to ${to}` : from);

/** "$125" times 10 is "$1,250". */
const times = (price: string, people: number): string => {
  const [, sign = "", amount = ""] = /^(\D{0,3})(\d[\d,]*)$/.exec(price) ?? [];
  return amount && sign + grouped(Number(amount.replaceAll(",", "")) * people);
};
