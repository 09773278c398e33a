import { grouped } from "../../time/local-time.ts";
import type { PositionView } from "./site-view.ts";

/** What a position pays, as visitors read it: "$58,000 to $66,000 a year"; "" where that is not said. */
export const payOf = ({ pay: { from, to, per } }: Pick<PositionView, "pay">): string => {
  if (from === 0) return "";
  const unit = per === "hour" ? "an hour" : `a ${per}`;
  return to > from ? `$${grouped(from)} to $${grouped(to)} ${unit}` : `$${grouped(from)} ${unit}`;
};
