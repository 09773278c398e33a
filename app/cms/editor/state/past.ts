import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { isSamePlace, valueAt, withValue } from "#domain/content/form/place.ts";
import { differences } from "#domain/content/merge/differences.ts";
import { merge } from "#domain/content/merge/merge.ts";
import { type Signal, signal } from "../../fields/state/signal.ts";
import { type Change, whatChanged } from "./what-changed.ts";

/** Whole states: what did not change is the same object in both. `since` and `at` are milliseconds. */
type Step = { before: Data; after: Data; change: Change; since: number; at: number };

/** What would be undone and redone next. */
type Next = { undo: Change | null; redo: Change | null };

const PAUSE_MS = 700;
const LONGEST_MS = 5_000;
const MOST = 500;

/** Remembers every change of a draft, typing by field and pause; undo and redo set whole states, so that nothing but order counts. */
export const openPast = (form: FormOf<"group">, draft: Signal<Data>, now: () => number) => {
  const next = signal<Next>({ undo: null, redo: null });
  const removed = signal<Change | null>(null);
  let done: Step[] = [];
  let undone: Step[] = [];
  let last = draft.get();
  let recording: "step" | "part" | "nothing" = "step";

  const tell = () => next.set({ undo: done.at(-1)?.change ?? null, redo: undone.at(-1)?.change ?? null });
  const setAs = (how: typeof recording, data: Data) => {
    recording = how;
    draft.set(data);
    recording = "step";
  };
  const belongs = (change: Change, top: Step | undefined): top is Step =>
    top !== undefined &&
    change.typed &&
    top.change.typed &&
    isSamePlace(change.place, top.change.place) &&
    now() - top.at < PAUSE_MS &&
    now() - top.since < LONGEST_MS;
  const record = (before: Data, after: Data) => {
    const top = undone.length === 0 ? done.at(-1) : undefined;
    if (recording === "part") {
      if (top) top.after = after;
      return;
    }
    const change = whatChanged(form, before, after);
    if (!change) return;
    if (belongs(change, top)) {
      Object.assign(top, { after, at: now() }); // Nothing is told: what would be undone has the same words.
      return;
    }
    undone = [];
    done = [...done.slice(1 - MOST), { before, after, change, since: now(), at: now() }];
    tell();
    if (change.removed) removed.set(change);
  };
  draft.subscribe(() => {
    const [before, after] = [last, draft.get()];
    last = after;
    if (before !== after && recording !== "nothing") record(before, after);
  });

  return {
    next,
    /** The newest removal, for a toast; null once it was undone. */
    removed,
    /** Returns what was undone; null where there is nothing. */
    undo: (): Change | null => {
      const step = done.pop();
      if (!step) return null;
      undone.push(step);
      setAs("nothing", step.before);
      tell();
      if (removed.get() === step.change) removed.set(null);
      return step.change;
    },
    redo: (): Change | null => {
      const step = undone.pop();
      if (!step) return null;
      done.push(step);
      setAs("nothing", step.after);
      tell();
      return step.change;
    },
    /** Puts back what one change removed, whatever was done since: that stays. */
    putBack: (change: Change): void => {
      const step = done.find((one) => one.change === change);
      if (!step) return;
      const now = draft.get();
      const own = differences(form, now, step.before, now).filter(({ place }) => isSamePlace(place, change.place));
      const mine = own.map(() => "mine" as const);
      draft.set(withItemOf(step, now) ?? merge(step.before, now, own, mine));
    },
    /** For what the form writes by itself because of a change: it is undone with it. */
    follow: (data: Data): void => setAs("part", data),
    /** For another text under the same editor: what was before is not to come back over it. */
    replace: (data: Data): void => {
      done = [];
      undone = [];
      setAs("nothing", data);
      tell();
    },
  };
};

/** `now` with the item back that a step took out of a list; null where it took none. Items have no ids, so the step tells which. */
const withItemOf = ({ before, after, change: { place } }: Step, now: Data): Data | null => {
  const [had, left, list] = [before, after, now].map((data) => valueAt(data, place));
  if (!Array.isArray(had) || !Array.isArray(left) || !Array.isArray(list) || had.length !== left.length + 1)
    return null;
  const at = had.findIndex((item, index) => item !== left[index]);
  const [previous, next] = [list.indexOf(had[at - 1]), list.indexOf(had[at + 1])];
  const to = next >= 0 ? next : previous >= 0 ? previous + 1 : at;
  return withValue(now, place, list.toSpliced(to, 0, had[at]));
};

export type Past = ReturnType<typeof openPast>;
