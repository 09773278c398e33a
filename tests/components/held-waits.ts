import { onTestFinished } from "vitest";

/** Shorter ones are of libraries, and go on. */
const SHORTEST_MS = 300;

type Wait = { at: number; run: () => void };

/**
 * Holds the waits of what is mounted still until the test lets time pass. Vitest's fake timers don't: they go on with each try
 * of an expectation, and for as long as a click takes, which on a busy machine is seconds.
 */
export const heldWaits = () => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, Wait>();
  let now = 0;
  const begin = (run: () => void, ms = 0) => {
    const id = setTimeout(run, ms);
    if (ms < SHORTEST_MS) return id;
    clearTimeout(id);
    held.set(id, { at: now + ms, run });
    return id;
  };
  const end = (id: number | undefined) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(window, { setTimeout: begin, clearTimeout: end });
  const letGo = () => void Object.assign(window, { setTimeout, clearTimeout });
  onTestFinished(letGo);
  /** Within one task: what is begun in an effect of what it runs waits from its end on. */
  const pass = (ms: number) => {
    now += ms;
    const due = [...held].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at);
    for (const [id, { run }] of due) if (held.delete(id)) run();
  };
  return { held, pass, letGo };
};
