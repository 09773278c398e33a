import { describe, expect, test } from "vitest";
import { openRow, type RowAnswer } from "./row-saves.ts";

type Texts = { title: string };

const open = () => {
  const rows = new Map<string, () => Promise<boolean>>();
  const sent: { texts: Texts; base: Texts; answer: (answer: RowAnswer<Texts>) => Promise<void> }[] = [];
  const send = (texts: Texts, base: Texts) =>
    new Promise<RowAnswer<Texts>>((resolve) => {
      const answer = async (given: RowAnswer<Texts>) => {
        resolve(given);
        await settled();
      };
      sent.push({ texts, base, answer });
    });
  let shown = {};
  const row = openRow({ id: "one", rows, start: { title: "Old" }, send }, (now) => {
    shown = now;
  });
  return { row, rows, sent, shown: () => shown, write: (title: string) => row.change({ title }) };
};

/** All that follows from what was just answered. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a line that saves itself", () => {
  test("sends what was typed meanwhile after the answer, on what that saved, and once, whoever asks", async () => {
    const { row, rows, sent, shown, write } = open();
    write("New");
    const first = row.save();
    write("Newer");
    const others = [row.save(), row.save(), rows.get("one")?.()];
    await settled();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({ outcome: "saved" });
    expect(shown()).toMatchObject({ texts: { title: "Newer" }, state: "saving" });
    expect(sent.slice(1)).toMatchObject([{ texts: { title: "Newer" }, base: { title: "New" } }]);
    await sent[1]?.answer({ outcome: "saved" });
    expect(await Promise.all([first, ...others])).toEqual([false, true, true, true]);
    expect([sent.length, rows.size, shown()]).toMatchObject([2, 0, { state: "saved" }]);
  });

  test("is not called saved where more was typed meanwhile, until that is", async () => {
    const { row, rows, sent, shown, write } = open();
    write("New");
    const first = row.save();
    write("Newer");
    await sent[0]?.answer({ outcome: "saved" });
    expect([await first, rows.size, shown()]).toMatchObject([false, 1, { texts: { title: "Newer" }, state: "" }]);
  });

  test("what was typed and taken back is neither sent nor unsaved", async () => {
    const { row, rows, sent, write } = open();
    write("New");
    expect(rows.size).toBe(1);
    write("Old ");
    expect([await row.save(), sent.length, rows.size]).toEqual([true, 0, 0]);
  });

  test("what was refused stays, unsaved, and is sent again once it was changed; after a lost connection at once", async () => {
    const { row, rows, sent, shown, write } = open();
    write("Too long");
    void row.save();
    await settled();
    await sent[0]?.answer({ outcome: "refused", errors: { title: "At most 3" } });
    expect(shown()).toMatchObject({ texts: { title: "Too long" }, errors: { title: "At most 3" }, state: "" });
    expect([await row.save(), sent.length, rows.size]).toEqual([false, 1, 1]);
    write("New");
    expect(shown()).toMatchObject({ errors: {} });
    void row.save();
    await settled();
    await sent[1]?.answer({ outcome: "refused", errors: { title: "Try again" }, again: true });
    void row.save();
    await settled();
    expect(sent).toHaveLength(3);
  });

  test("a clash is told; mine goes over theirs when asked for, theirs takes the place of mine", async () => {
    const { row, rows, sent, shown, write } = open();
    const clash = async () => {
      write("Mine");
      void row.save();
      await settled();
      await sent.at(-1)?.answer({ outcome: "stale", theirs: { title: "Theirs" } });
    };
    await clash();
    expect(shown()).toMatchObject({ theirs: { title: "Theirs" }, texts: { title: "Mine" } });
    expect([await row.save(), sent.length]).toEqual([false, 1]);
    void row.keepMine();
    await settled();
    expect(sent[1]).toMatchObject({ texts: { title: "Mine" }, base: { title: "Theirs" } });
    await sent[1]?.answer({ outcome: "stale", theirs: { title: "Theirs again" } });
    row.takeTheirs();
    expect([rows.size, shown()]).toMatchObject([0, { texts: { title: "Theirs again" }, theirs: null }]);
    expect([await row.save(), sent.length]).toEqual([true, 2]);
  });
});
