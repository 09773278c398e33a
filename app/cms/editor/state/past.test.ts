import { describe, expect, test } from "vitest";
import type { Data } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { type Place, withValue } from "#domain/content/form/place.ts";
import { signal } from "../../fields/state/signal.ts";
import { openPast } from "./past.ts";

const action = (id: string, heading: string) => ({ type: "call-to-action", id, hidden: false, heading, text: "" });

const start: Data = {
  title: "Careers",
  path: "/careers",
  blocks: [action("a", "One"), action("b", "Two"), action("c", "Three")],
};

const open = () => {
  const draft = signal(start);
  const time = { now: 0 };
  const past = openPast(formOf("page"), draft, () => time.now);
  return {
    draft,
    time,
    past,
    write: (place: Place, value: unknown) => draft.set(withValue(draft.get(), place, value)),
    blocks: (change: (list: Data[]) => Data[]) =>
      draft.set({ ...draft.get(), blocks: change(draft.get().blocks as Data[]) }),
    words: () => [past.next.get().undo?.words, past.next.get().redo?.words],
  };
};

describe("the past of a draft", () => {
  test("typing is one step by field and pause, and at most five seconds", () => {
    const { draft, time, past, write } = open();
    const type = (place: Place, text: string) => {
      for (const length of text.split("").keys()) {
        time.now += 100;
        write(place, text.slice(0, length + 1));
      }
    };
    type(["title"], "Jobs");
    type(["blocks", "b", "heading"], "Apply");
    type(["title"], "Work");
    time.now += 700;
    type(["title"], "Works");
    const titles = [];
    while (past.undo()) titles.push(draft.get().title);
    expect(titles).toEqual(["Work", "Jobs", "Jobs", "Careers"]);
    expect(draft.get()).toBe(start);
    type(["title"], "x".repeat(60));
    past.undo();
    expect(draft.get().title).toBe("x".repeat(50));
  });

  test("a card that comes, goes or moves is a step of its own, however soon before or after the keys", () => {
    const { past, draft, time, write, blocks } = open();
    blocks((list) => [{ type: "rich-text", id: "t", hidden: false, body: { type: "doc", content: [] } }, ...list]);
    const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
    const card = { type: "button", attrs: { words: "Book", href: "/contact" } };
    const texts = [[], [paragraph("A")], [paragraph("Ab")], [paragraph("Ab"), card], [card, paragraph("Ab")], [card]];
    for (const content of texts.slice(1)) {
      time.now += 100;
      write(["blocks", "t", "body"], { type: "doc", content });
    }
    const undone = [];
    while (past.undo()?.words === "wrote in “Text”") undone.push((draft.get().blocks as Data[])[0]?.body);
    expect(undone).toEqual([4, 3, 2, 0].map((at) => ({ type: "doc", content: texts[at] })));
  });

  test("each kind of change is named, undone and redone; what it did not touch is the same object", () => {
    const { draft, past, write, blocks, words } = open();
    const states = [draft.get()];
    const steps: [words: string, change: () => void][] = [
      ["moved “Call to action”", () => blocks(([a, b, c]) => [c, a, b] as Data[])],
      ["hid “Call to action”", () => write(["blocks", "a", "hidden"], true)],
      ["showed “Call to action”", () => write(["blocks", "a", "hidden"], false)],
      ["added “Call to action”", () => blocks((list) => [...list, { ...list[0], id: "d" }])],
      ["removed “Call to action”", () => blocks((list) => list.slice(1))],
      ["wrote in “Title”", () => write(["title"], "Jobs")],
    ];
    for (const [name, change] of steps) {
      change();
      states.push(draft.get());
      expect(words()).toEqual([name, undefined]);
    }
    for (const state of states.slice(0, -1).reverse()) {
      past.undo();
      expect(draft.get()).toBe(state);
    }
    expect(past.undo()).toBeNull();
    expect(words()).toEqual([undefined, "moved “Call to action”"]);
    for (const state of states.slice(1)) {
      past.redo();
      expect(draft.get()).toBe(state);
    }
    expect(past.redo()).toBeNull();
    past.undo();
    write(["title"], "Another");
    expect(words()).toEqual(["wrote in “Title”", undefined]);
  });

  test("items of a list are added, moved and removed", () => {
    const { write, blocks, words } = open();
    blocks((list) => [...list, { type: "why-choose", id: "r", hidden: false, heading: "Why", cards: [] }]);
    const [one, two] = [
      { title: "Near", description: "An hour away" },
      { title: "Old", description: "Since 1998" },
    ];
    const list: Place = ["blocks", "r", "cards"];
    const lists: [string, unknown[]][] = [
      ["added “Card”", [one]],
      ["added “Card”", [one, two]],
      ["moved “Card”", [two, one]],
      ["removed “Card”", [one]],
    ];
    for (const [name, items] of lists) {
      write(list, items);
      expect(words()[0]).toBe(name);
    }
  });

  test("what was removed is put back alone, and what was done since stays", () => {
    const { draft, past, write, blocks } = open();
    blocks((list) => list.filter(({ id }) => id !== "b"));
    const change = past.removed.get();
    write(["blocks", "c", "heading"], "Later");
    if (change) past.putBack(change);
    const now = draft.get().blocks as Data[];
    expect(now.map(({ id, heading }) => [id, heading])).toEqual([
      ["a", "One"],
      ["b", "Two"],
      ["c", "Later"],
    ]);
    expect(past.next.get().undo?.words).toBe("added “Call to action”");
    past.replace({ ...start, title: "Theirs" });
    if (change) past.putBack(change);
    expect(draft.get()).toEqual({ ...start, title: "Theirs" });
  });

  test("an item of a list is put back alone, too, whatever was written in the others or added since", () => {
    const { draft, past, write } = open();
    const list: Place = ["blocks", "r", "cards"];
    const [one, two, three, more] = ["One", "Two", "Three", "New"].map((title) => ({ title, description: "" }));
    const titles = () => (draft.get().blocks as { cards?: { title: string }[] }[])[0]?.cards?.map(({ title }) => title);
    const started = [{ type: "why-choose", id: "r", hidden: false, heading: "Why", cards: [one, two, three] }];
    const removeTwo = () => {
      draft.set({ ...start, blocks: started });
      write(list, [one, three]);
      return past.removed.get();
    };
    const edited = removeTwo();
    write([...list, 1, "title"], "Third");
    if (edited) past.putBack(edited);
    expect(titles()).toEqual(["One", "Two", "Third"]);
    const added = removeTwo();
    write(list, [one, three, more]);
    if (added) past.putBack(added);
    expect(titles()).toEqual(["One", "Two", "Three", "New"]);
    const shifted = removeTwo();
    write(list, [more, one, three]);
    if (shifted) past.putBack(shifted);
    expect(titles()).toEqual(["New", "One", "Two", "Three"]);
    draft.set({ ...start, blocks: started });
    write(list, [one, two]);
    const last = past.removed.get();
    write(list, [more, one, two]);
    if (last) past.putBack(last);
    expect(titles()).toEqual(["New", "One", "Two", "Three"]);
    const emptied = removeTwo();
    write(list, []);
    if (emptied) past.putBack(emptied);
    expect(titles()).toEqual(["Two"]);
  });

  test("what follows a change by itself is undone with it; another text under the editor begins anew", () => {
    const { draft, past, write } = open();
    write(["title"], "Jobs");
    past.follow(withValue(draft.get(), ["path"], "/jobs"));
    past.undo();
    expect(draft.get()).toBe(start);
    past.redo();
    expect(draft.get()).toMatchObject({ title: "Jobs", path: "/jobs" });
    past.replace({ ...start, title: "Theirs" });
    expect(past.undo()).toBeNull();
    expect(draft.get().title).toBe("Theirs");
  });
});
