import { expect, test } from "vitest";
import type { Data } from "#domain/content/fields/structure.ts";
import { signal } from "../../fields/state/signal.ts";
import { autosave } from "./autosave.ts";
import type { Received } from "./post-draft.ts";

const saved = (revision: string): Received => ({ outcome: "saved", revision, number: 2, at: 5_000 });
const lost: Received = { outcome: "unreachable", connected: false };

/** An editor whose clock a test moves and whose server answers what a test says. */
const open = (answers: Received[]) => {
  const sent: { base: string | null; data: Data }[] = [];
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const draft = signal<Data>({ title: "A" });
  const base = { revision: "r1", data: draft.get() };
  const post = async (revision: string | null, data: Data) => {
    sent.push({ base: revision, data });
    return answers.shift() ?? saved(`r${sent.length + 1}`);
  };
  const after = (ms: number, then: () => void) => {
    waits.push(ms);
    due.push(then);
    return () => void due.splice(due.indexOf(then) >>> 0, 1);
  };
  const saving = autosave({ draft, base, savedAt: 1_000, post, clockwork: { now: () => 9_000, after } });
  const close = saving.watch();
  const tick = async () => {
    due.pop()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { draft, saving, sent, waits, tick, close };
};

test("a change is saved two seconds after the last one, on the revision it started from", async () => {
  const { draft, saving, sent, waits, tick } = open([]);
  draft.set({ title: "B" });
  draft.set({ title: "C" });
  expect(saving.state.get()).toEqual({ name: "changed" });
  expect(waits).toEqual([2_000, 2_000]);
  await tick();
  expect(sent).toEqual([{ base: "r1", data: { title: "C" } }]);
  expect(saving.state.get()).toEqual({ name: "saved", at: 5_000 });
});

test("what is written while a save is under way goes with the next one, on the new revision", async () => {
  const { draft, saving, sent, tick } = open([]);
  draft.set({ title: "B" });
  const first = saving.flush();
  draft.set({ title: "C" });
  await first;
  expect(sent).toHaveLength(1);
  await tick();
  expect(sent).toEqual([
    { base: "r1", data: { title: "B" } },
    { base: "r2", data: { title: "C" } },
  ]);
  expect(saving.isDirty()).toBe(false);
});

test("a lost connection is tried again three times soon, then every half minute", async () => {
  const { draft, saving, waits, tick } = open([lost, lost, lost, lost, lost]);
  draft.set({ title: "B" });
  for (let turn = 0; turn < 5; turn += 1) await tick();
  expect(waits).toEqual([2_000, 1_000, 2_000, 4_000, 30_000, 30_000]);
  expect(saving.state.get()).toEqual({ name: "retrying", connected: false });
  await tick();
  expect(saving.state.get().name).toBe("saved");
});

test("after a session ended, what was written goes on once somebody signed in", async () => {
  const { draft, saving, sent, tick } = open([{ outcome: "signed-out" }]);
  draft.set({ title: "B" });
  await tick();
  expect(saving.state.get()).toEqual({ name: "signed-out" });
  draft.set({ title: "C" });
  expect(sent).toHaveLength(1);
  await saving.resume();
  expect(sent.at(-1)).toEqual({ base: "r1", data: { title: "C" } });
  expect(saving.state.get().name).toBe("saved");
});

test("a second editor stops saving until somebody decides, then it goes on from theirs", async () => {
  const theirs = { revision: "r9", data: { title: "T" }, author: "Alex", savedAt: 4_000 };
  const { draft, saving, sent, tick } = open([{ outcome: "stale", theirs }]);
  draft.set({ title: "B" });
  await tick();
  expect(saving.state.get()).toEqual({ name: "stale", theirs });
  await saving.resolve(theirs, { title: "B and T" });
  expect(sent.at(-1)).toEqual({ base: "r9", data: { title: "B and T" } });
  expect(saving.isDirty()).toBe(false);
});

test("a second editor's version stops saving, whatever is typed meanwhile", async () => {
  const theirs = { revision: "r9", data: { title: "T" }, author: "Alex", savedAt: 4_000 };
  const { draft, saving, sent, waits, tick } = open([{ outcome: "stale", theirs }]);
  draft.set({ title: "B" });
  await tick();
  draft.set({ title: "B, typed on" });
  expect(waits).toEqual([2_000]);
  await tick();
  expect(sent).toHaveLength(1);
  expect(saving.state.get()).toEqual({ name: "stale", theirs });
});

test.each<Received>([
  { outcome: "signed-out" },
  { outcome: "stale", theirs: { revision: "r9", data: { title: "T" }, author: "Alex", savedAt: 4_000 } },
])("what is typed during a save that ends in $outcome is not sent by itself", async (answer) => {
  const { draft, saving, sent, tick } = open([answer]);
  draft.set({ title: "B" });
  const first = saving.flush();
  draft.set({ title: "C" });
  await first;
  await tick();
  expect(sent).toHaveLength(1);
  expect(saving.state.get().name).toBe(answer.outcome);
});

test("leaving waits for the save under way, then saves what was typed since", async () => {
  const { draft, saving, sent } = open([]);
  draft.set({ title: "B" });
  const first = saving.flush();
  draft.set({ title: "C" });
  expect(await saving.flush()).toBe(true);
  await first;
  expect(sent.map(({ data }) => data)).toEqual([{ title: "B" }, { title: "C" }]);
});

test("what the server has is taken over where all is saved, and never in place of unsaved text", async () => {
  const { draft, saving, sent, tick } = open([]);
  const next = { revision: "r7", data: { title: "Restored" } };
  draft.set({ title: "Unsaved" });
  saving.adopt(next, 7_000);
  expect(draft.get()).toEqual({ title: "Unsaved" });
  expect(saving.base.get().revision).toBe("r1");
  expect(saving.state.get()).toEqual({ name: "changed" });
  await tick();
  expect(sent).toEqual([{ base: "r1", data: { title: "Unsaved" } }]);
  saving.adopt(next, 7_000);
  expect(draft.get()).toEqual({ title: "Restored" });
  expect(saving.base.get()).toEqual(next);
  await tick();
  expect(saving.state.get(), "of when it was saved, not of when it was taken over").toEqual({
    name: "saved",
    at: 7_000,
  });
});

test("what the page read of the server before the last save is not taken back", async () => {
  const { draft, saving, tick } = open([]);
  draft.set({ title: "Written" });
  await tick();
  saving.adopt({ revision: "r1", data: { title: "A" } }, 1_000);
  expect(draft.get()).toEqual({ title: "Written" });
  expect(saving.base.get().revision).toBe("r2");
});

test("what is changed back is not sent", async () => {
  const { draft, saving, sent, tick } = open([]);
  draft.set({ title: "B" });
  draft.set({ title: "A" });
  await tick();
  expect(sent).toEqual([]);
  expect(saving.state.get().name).toBe("saved");
});

test("after a save the next lost connection is tried again soon, as the first was", async () => {
  const { draft, waits, tick } = open([lost, lost, lost, lost, saved("r2"), lost]);
  draft.set({ title: "B" });
  for (let turn = 0; turn < 5; turn += 1) await tick();
  draft.set({ title: "C" });
  await tick();
  expect(waits.slice(-2)).toEqual([2_000, 1_000]);
});

test("while the connection is lost, what is typed does not hide that", async () => {
  const { draft, saving, tick } = open([lost]);
  draft.set({ title: "B" });
  await tick();
  draft.set({ title: "C" });
  expect(saving.state.get()).toEqual({ name: "retrying", connected: false });
});

test("what the server has is not taken over while a save is under way, and an editor that is closed saves no more", async () => {
  const { draft, saving, sent, tick, close } = open([]);
  draft.set({ title: "B" });
  const first = saving.flush();
  draft.set({ title: "A" });
  saving.adopt({ revision: "r7", data: { title: "Restored" } }, 7_000);
  expect(draft.get()).toEqual({ title: "A" });
  await first;
  draft.set({ title: "D" });
  const before = sent.length;
  close();
  await tick();
  expect(sent).toHaveLength(before);
});

test("what fails after an editor was closed is not tried again", async () => {
  const { draft, saving, waits, close } = open([lost]);
  draft.set({ title: "B" });
  const first = saving.flush();
  close();
  await first;
  expect(waits).toEqual([2_000]);
});
