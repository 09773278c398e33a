import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { expect, type RunnerTestCase, TestRunner } from "vitest";

// Each test runs once as it is, and once more for each switch that it passed. What it notices is written down, so that
// no other test runs for it: one switch a line, the file and the number.
const FOLDER = process.env.HOLES_OUT ?? "";
const NOTICED = `${FOLDER}/noticed`;
/** A test is given so long in all: what it does not come to is left to the next one. */
const BUDGET_MS = 30_000;

declare global {
  var isOff: (file: string, index: number) => boolean;
}

const passed = new Set<string>();
let active = "";
/** How many switches may still be passed in this turn: a fault that makes a loop endless would pass them for ever. */
let left = Number.POSITIVE_INFINITY;
let count = 0;
/** What a fault left running must not go on beside the tests after it. */
const turn = new AsyncLocalStorage<{ isOver: boolean }>();

globalThis.isOff = (file, index) => {
  if (turn.getStore()?.isOver) throw new Error("a turn that is over goes on");
  count += 1;
  if (count > left) throw new Error("a loop that does not end");
  const one = `${file} ${index}`;
  passed.add(one);
  return one === active;
};

const noticedBefore = () => new Set(existsSync(NOTICED) ? readFileSync(NOTICED, "utf8").split("\n") : []);

const within = async (ms: number, work: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error("it hangs"));
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
};

type Finishing = { onFinished?: ((context: unknown) => unknown)[] };

const finish = async (test: RunnerTestCase): Promise<void> => {
  const { onFinished = [] } = test as Finishing;
  (test as Finishing).onFinished = undefined;
  for (const work of onFinished.toReversed()) await work(test.context);
};

type Snapshots = { snapshotState?: { clearTest: (id: string) => void } };

/** A second look at a snapshot would be a new one, which is never wrong. */
const forgetSnapshots = ({ id }: RunnerTestCase) => (expect.getState() as Snapshots).snapshotState?.clearTest(id);

const notices = async (test: RunnerTestCase, ms: number, most: number): Promise<boolean> => {
  forgetSnapshots(test);
  const state = { isOver: false };
  [count, left] = [0, most];
  try {
    await within(ms, () => turn.run(state, TestRunner.getTestFn(test)));
    return false;
  } catch {
    return true;
  } finally {
    state.isOver = true;
    [active, left] = ["", Number.POSITIVE_INFINITY];
    await finish(test).catch(() => {});
  }
};

Object.assign(TestRunner.prototype, {
  runTask: async (test: RunnerTestCase) => {
    passed.clear();
    count = 0;
    const begin = performance.now();
    await TestRunner.getTestFn(test)();
    const took = performance.now() - begin;
    const most = 20 * count + 10_000;
    const before = noticedBefore();
    const wanted = [...passed].filter((one) => !before.has(one));
    if (wanted.length === 0) return;
    await finish(test);
    // One that fails a second time without any fault can tell nothing.
    if (await notices(test, 10 * took + 3_000, most)) return;
    const end = performance.now() + BUDGET_MS;
    for (const one of wanted) {
      if (performance.now() > end) return;
      active = one;
      if (await notices(test, 5 * took + 1_500, most)) appendFileSync(NOTICED, `${one}\n`);
      else appendFileSync(`${FOLDER}/passed`, `${one}\n`);
    }
  },
});
