import type { Platform } from "#platform/platform.ts";
import { visitDay } from "../day.server.ts";
import type { Seen } from "../visitor.ts";
import { type Asker, floodGate, isLeftOut, visitorOf } from "../who-counts.ts";
import { type Store, storeOf } from "./store-seen.server.ts";
import { waitingVisits } from "./waiting-visits.ts";

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
/** In a transaction, which on SQLite holds up readers; between two of them they are answered. */
const MOST_AT_ONCE = 500;

/** Counts visits in the memory of this process, and stores them in the background. */
export const countVisits = (deps: Deps, store: Store = storeOf(deps)): Visits => {
  const { clock, log } = deps;
  const admits = floodGate(deps.elapsed);
  const counts = { counted: 0, "left-out": 0, "too-many": 0, lost: 0 };
  const waiting = waitingVisits();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;
  let fails = false;
  let closed = false;

  const keep = (day: string, visitor: string, seen: Seen) => {
    if (!waiting.add(day, visitor, seen)) counts.lost += 1;
  };
  const plan = (afterMs: number) => {
    if (closed || timer || storing || waiting.isEmpty()) return;
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
    fails = false;
    for (const { day, seen } of waiting.takeAll(MOST_AT_ONCE)) {
      if (!fails) await store(day, seen).then(worked, failed);
      if (fails) for (const [visitor, one] of seen) keep(day, visitor, one);
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
  const outcomeFor = (asker: Asker): ReturnType<Visits["admit"]> => {
    if (!admits(asker)) return "too-many";
    return isLeftOut(asker) ? "left-out" : "admitted";
  };

  return {
    counts,
    admit: (asker) => {
      const outcome = outcomeFor(asker);
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
