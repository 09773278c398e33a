import type { Platform } from "#platform/platform.ts";
import { inParts } from "../in-parts.ts";
import { visitDay } from "./day.server.ts";
import { type Store, storeOf } from "./store-seen.server.ts";
import { type Seen, seenTogether } from "./visitor.ts";
import { type Asker, floodGate, isLeftOut, visitorOf } from "./who-counts.ts";

/** Beacons by what became of them, since the start; `lost`: what could not be kept. */
export type BeaconCounts = { counted: number; "left-out": number; "too-many": number; lost: number };

export type Visits = {
  /** Asked before anything else is done for a beacon. */
  admit: (asker: Asker) => "admitted" | "left-out" | "too-many";
  /** Counts what was seen of whoever was admitted. It is stored within a second. */
  see: (asker: Asker, seen: Seen) => void;
  counts: BeaconCounts;
  /** Stores what is not stored yet; nothing is tried again after that. */
  close: () => Promise<void>;
};

type Deps = Pick<Platform, "commit" | "clock" | "elapsed" | "log">;

const STORE_AFTER_MS = 700;
const AGAIN_AFTER_MS = 1_000;
/** Names that wait in memory, some 50 MB: of 50,000 visitors who read one page, or fewer who read more. */
const MOST_WAITING = 300_000;
/** In a transaction, which on SQLite holds up readers; between two of them they are answered. */
const MOST_AT_ONCE = 500;

/** Counts visits in the memory of this process, and stores them in the background. */
export const countVisits = (deps: Deps, store: Store = storeOf(deps)): Visits => {
  const { clock, log } = deps;
  const admits = floodGate(deps.elapsed);
  const counts = { counted: 0, "left-out": 0, "too-many": 0, lost: 0 };
  let waiting = new Map<string, Map<string, Seen>>();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;
  let fails = false;
  let closed = false;

  const keep = (day: string, visitor: string, seen: Seen) => {
    const ofDay = waiting.get(day) ?? new Map<string, Seen>();
    waiting.set(day, ofDay);
    const before = ofDay.get(visitor);
    if (size >= MOST_WAITING) {
      counts.lost += 1;
      return;
    }
    const together = before ? seenTogether(before, seen) : seen;
    size += together.names.size - (before?.names.size ?? 0);
    ofDay.set(visitor, together);
  };
  const plan = (afterMs: number) => {
    if (closed || timer || storing || size === 0) return;
    timer = setTimeout(() => void storeAll(), afterMs);
  };
  const storeAll = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    storing ??= storeWaiting().finally(() => {
      storing = undefined;
      plan(fails ? AGAIN_AFTER_MS : STORE_AFTER_MS);
    });
    return storing;
  };
  const storeWaiting = async () => {
    const taken = [...waiting].flatMap(([day, visitors]) =>
      inParts([...visitors], MOST_AT_ONCE).map((part) => ({ day, part })),
    );
    waiting = new Map();
    size = 0;
    fails = false;
    for (const { day, part } of taken) {
      if (!fails) await store(day, new Map(part)).then(worked, failed);
      if (fails) for (const [visitor, seen] of part) keep(day, visitor, seen);
    }
  };
  let isTold = false;
  const worked = () => {
    if (isTold) log.info("visits are stored again");
    isTold = false;
  };
  const failed = (error: unknown) => {
    fails = true;
    if (!isTold) log.error({ err: error }, "visits can't be stored: kept in memory, and tried again");
    isTold = true;
  };

  return {
    counts,
    admit: (asker) => {
      const outcome = !admits(asker) ? "too-many" : isLeftOut(asker) ? "left-out" : "admitted";
      if (outcome !== "admitted") counts[outcome] += 1;
      return outcome;
    },
    see: (asker, seen) => {
      counts.counted += 1;
      keep(visitDay(clock()), visitorOf(asker), seen);
      plan(STORE_AFTER_MS);
    },
    close: async () => {
      closed = true;
      await storing;
      await storeAll();
    },
  };
};
