import { inParts } from "../../in-parts.ts";
import { type Seen, seenTogether } from "../visitor.ts";

/** Names that wait in memory, some 50 MB: of 50,000 visitors who read one page, or fewer who read more. */
const MOST_NAMES = 300_000;

/** What was seen and is not stored yet, by day and visitor. */
export const waitingVisits = () => {
  let days = new Map<string, Map<string, Seen>>();
  let names = 0;
  return {
    isEmpty: () => names === 0,
    /** Adds to what was seen of a visitor; false where there is no room. */
    add: (day: string, visitor: string, seen: Seen): boolean => {
      if (names >= MOST_NAMES) return false;
      const ofDay = days.get(day) ?? new Map<string, Seen>();
      const before = ofDay.get(visitor);
      const together = before ? seenTogether(before, seen) : seen;
      names += together.names.size - (before?.names.size ?? 0);
      days.set(day, ofDay.set(visitor, together));
      return true;
    },
    /** Takes all of it out, in parts of one day and at most `size` visitors. */
    takeAll: (size: number): { day: string; seen: Map<string, Seen> }[] => {
      const taken = days;
      days = new Map();
      names = 0;
      return [...taken].flatMap(([day, ofDay]) =>
        inParts([...ofDay], size).map((part) => ({ day, seen: new Map(part) })),
      );
    },
  };
};
