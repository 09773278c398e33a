import { publishedAmong } from "#domain/content/published/published-addresses.server.ts";
import type { Platform } from "#platform/platform.ts";

/** Pages rendered after a publish; the rest wait for their readers. */
const MOST = 100;
/** What was published so lately is what the change was about. */
const LATELY_MS = 10_000;
/** How often it is looked whether readers still wait for a page. */
const LOOK_MS = 5;

type Pages = {
  /** Addresses that were asked for, the most asked for first. */
  paths: () => string[];
  /** True while a page is rendered for a reader. */
  isBusy: () => boolean;
  visit: (path: string) => Promise<Response>;
};

/**
 * Renders pages after each publish before anybody asks: what was published at once, then what readers ask for most, one
 * at a time. Readers' pages go first, and between two of its own it rests as long as the last one took. The next
 * publish starts it anew. The answer stops it and waits for what is under way.
 */
export const renderAhead = (platform: Platform, { paths, isBusy, visit }: Pages): (() => Promise<void>) => {
  const { database, changes, clock, log } = platform;
  let turn = 0;
  let running: Promise<void> = Promise.resolve();

  const run = async (mine: number) => {
    if (turn !== mine) return;
    const there = await publishedAmong(database, paths().slice(0, MOST));
    const lately = clock() - LATELY_MS;
    const latest = (path: string) => Math.max(there.get(path) ?? 0, lately);
    const wanted = paths().filter((path) => there.has(path));
    for (const path of wanted.sort((one, other) => latest(other) - latest(one))) {
      while (isBusy() && turn === mine) await pause(LOOK_MS);
      if (turn !== mine) return;
      const started = performance.now();
      await visit(path);
      await pause(performance.now() - started);
    }
  };

  const unsubscribe = changes.subscribe(() => {
    turn += 1;
    const mine = turn;
    running = running
      .then(() => run(mine))
      .catch((error: unknown) => log.warn({ err: error }, "pages not rendered ahead"));
  });
  return async () => {
    unsubscribe();
    turn += 1;
    await running;
  };
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
