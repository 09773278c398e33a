import type { Data } from "#domain/content/fields/structure.ts";
import { same } from "#domain/content/merge/same.ts";
import { type Signal, signal } from "../../fields/state/signal.ts";
import { RETRIES, retryAfter } from "../../parts/requests/fetch-json.ts";
import type { PostDraft, Received, Theirs } from "./post-draft.ts";

/** Times are milliseconds since 1970. */
export type SaveState =
  | { name: "saved"; at: number }
  | { name: "changed" }
  | { name: "saving" }
  | { name: "retrying"; connected: boolean }
  | { name: "signed-out" }
  | { name: "stale"; theirs: Theirs }
  | { name: "refused"; message: string };

/** The newest revision that the server confirmed. */
export type Base = { revision: string | null; data: Data };

const WAIT_MS = 2_000;
const LONGEST_MS = 30_000;

export type Clockwork = { now: () => number; after: (ms: number, then: () => void) => () => void };

type Setup = { draft: Signal<Data>; base: Base; savedAt: number; post: PostDraft; clockwork: Clockwork };

/**
 * Saves 2 s after the last change, one save at a time. What failed is tried again with backoff, on the next change
 * and when the browser is online. An ended session and a stale base stop it until `resume` or `resolve`.
 */
export const autosave = ({ draft, base: first, savedAt, post, clockwork }: Setup) => {
  const state = signal<SaveState>({ name: "saved", at: savedAt });
  const base = signal(first);
  const known = new Set([first.revision]);
  let cancel = () => {};
  let isOpen = false;
  let failures = 0;
  let sending: Promise<void> | null = null;

  const isDirty = () => !same(draft.get(), base.get().data);
  const isStopped = () => ["signed-out", "stale"].includes(state.get().name);
  const plan = (ms: number) => {
    cancel();
    if (isOpen) cancel = clockwork.after(ms, () => void send());
  };
  const send = async (): Promise<void> => {
    cancel();
    if (sending) return sending;
    if (!isDirty()) return void state.set({ name: "saved", at: clockwork.now() });
    const data = draft.get();
    state.set({ name: "saving" });
    sending = post(base.get().revision, data).then((received) => {
      sending = null;
      take(received, data);
    });
    return sending;
  };
  const take = (received: Received, data: Data) => {
    if (received.outcome === "unreachable") return fail(received.connected);
    failures = 0;
    if (received.outcome === "signed-out" || received.outcome === "stale") cancel(); // What was typed meanwhile planned a save.
    if (received.outcome === "signed-out") return state.set({ name: "signed-out" });
    if (received.outcome === "stale") return state.set({ name: "stale", theirs: received.theirs });
    if (received.outcome === "refused") return state.set({ name: "refused", message: received.message });
    known.add(received.revision);
    base.set({ revision: received.revision, data });
    if (draft.get() === data) return state.set({ name: "saved", at: received.at });
    state.set({ name: "changed" });
    plan(WAIT_MS);
  };
  const fail = (connected: boolean) => {
    plan(failures < RETRIES ? retryAfter(failures) : LONGEST_MS);
    failures += 1;
    state.set({ name: "retrying", connected });
  };
  const changed = () => {
    if (isStopped()) return;
    if (!sending) state.set(failures > 0 ? state.get() : { name: "changed" });
    plan(WAIT_MS);
  };

  return {
    state,
    base,
    isDirty,
    /** It waits for a sign-in, or for somebody to decide between two versions. */
    isStopped,
    flush: async (): Promise<boolean> => {
      if (isStopped()) return false;
      if (sending) await sending;
      if (isDirty()) await send();
      return !isDirty();
    },
    /** For after a sign-in, or once the browser is online again. */
    resume: (): Promise<void> => {
      if (state.get().name === "signed-out") state.set({ name: "changed" });
      return isDirty() ? send() : Promise.resolve();
    },
    /** Makes their revision the base and `merged` the draft. */
    resolve: (theirs: Theirs, merged: Data): Promise<void> => {
      known.add(theirs.revision);
      base.set({ revision: theirs.revision, data: theirs.data });
      state.set({ name: "changed" });
      draft.set(merged);
      return send();
    },
    /** Takes what somebody else saved. What this editor had before is older than what it has: it was read before the last save. */
    adopt: (next: Base, at: number) => {
      if (isDirty() || sending || known.has(next.revision)) return;
      known.add(next.revision);
      base.set(next);
      draft.set(next.data);
      cancel();
      state.set({ name: "saved", at });
    },
    /** Saves what changes until the function that it returns is called: from then on nothing is sent by itself, nor tried again. */
    watch: () => {
      isOpen = true;
      const stop = draft.subscribe(changed);
      return () => {
        isOpen = false;
        cancel();
        stop();
      };
    },
  };
};

export type Autosave = ReturnType<typeof autosave>;
