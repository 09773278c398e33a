import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

type Trend = "up" | "down" | "neutral";

/** How a number stands to the one before it. */
export const trendOf = (now: number, before: number): Trend => {
  if (now === before) return "neutral";
  return now > before ? "up" : "down";
};

/** A line with the arrow of a trend, below a number. */
export const TrendLine = ({ trend, children }: { trend: Trend; children: ReactNode }) => (
  <p className={`stat-change is-${trend}`}>
    <Icon name={trend === "neutral" ? "flat" : "up"} />
    {children}
  </p>
);
