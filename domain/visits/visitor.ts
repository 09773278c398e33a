import type { VisitKind } from "#platform/database/tables/visit-tables.ts";

/** What is counted: a kind, a space, and the name in it. */
export type CountName = `${VisitKind} ${string}`;

/** How far a visitor came with the form, each including those before. */
export const STEPS = ["contact", "begun", "sent"] as const;
export type Step = (typeof STEPS)[number];

/** What was seen of a visitor in a moment. `steps`: how many of STEPS were taken. */
export type Seen = { names: Set<CountName>; steps: number };

/** What a visitor was counted in today. */
export type Counted = { names: CountName[]; steps: number };

export type CountDelta = { visits: number } & Record<Step, number>;

/** More than anybody reads in a day; what a program sends beyond is not counted. */
const MOST_NAMES = 200;

const WITH_STEPS = /^(?:all|page|source|campaign|language|device) /;
const NO_SOURCE = "source ";

export const countName = (kind: VisitKind, name: string): CountName => `${kind} ${name.slice(0, 200).toWellFormed()}`;

export const kindOf = (name: CountName) => name.slice(0, name.indexOf(" ")) as VisitKind;
export const textOf = (name: CountName) => name.slice(name.indexOf(" ") + 1);

export const seenTogether = (a: Seen, b: Seen): Seen => ({
  names: a.names.size < MOST_NAMES ? new Set([...a.names, ...b.names]) : a.names,
  steps: Math.max(a.steps, b.steps),
});

/**
 * Adds what was seen to what a visitor was counted in, and to `deltas` what it adds to the counts: a name counts once, a step in
 * all names of the visitor, whichever came first. What was stored in between, by another process too, is in `counted`.
 */
export const addSeen = (counted: Counted, seen: Seen, deltas: Map<CountName, CountDelta>): Counted => {
  const names = [...counted.names];
  const has = new Set(names);
  const deltaOf = (name: CountName): CountDelta => {
    const delta = deltas.get(name) ?? { visits: 0, contact: 0, begun: 0, sent: 0 };
    deltas.set(name, delta);
    return delta;
  };
  const steps = Math.max(counted.steps, seen.steps);
  for (const step of STEPS.slice(counted.steps, steps))
    for (const name of names) if (WITH_STEPS.test(name)) deltaOf(name)[step] += 1;
  const knowsSource = [...names, ...seen.names].some((name) => name.startsWith(NO_SOURCE) && name !== NO_SOURCE);
  for (const name of seen.names) {
    if (has.has(name) || names.length >= MOST_NAMES || (name === NO_SOURCE && knowsSource)) continue;
    names.push(name);
    const delta = deltaOf(name);
    delta.visits += 1;
    if (WITH_STEPS.test(name)) for (const step of STEPS.slice(0, steps)) delta[step] += 1;
  }
  return { names, steps };
};
