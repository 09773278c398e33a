import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordDiff } from "#domain/content/compare/word-diff.ts";
import { signs } from "#domain/content/fields/rich-text/rich-text.ts";
import { ChangeWords, markedWords } from "./change-words.tsx";

const bold = (text: string) => signs.bold + text + signs.bold;

test("bold text is told by its look, not by signs, and changes inside it keep it", () => {
  expect(markedWords(wordDiff(`${bold("Know your zone.")} Look`, `${bold("Know the zone.")} Look`))).toEqual([
    { text: "Know ", how: "same", looks: ["bold"] },
    { text: "your", how: "removed", looks: ["bold"] },
    { text: "the", how: "added", looks: ["bold"] },
    { text: " zone.", how: "same", looks: ["bold"] },
    { text: " Look", how: "same", looks: [] },
  ]);
});

test("a text that only became bold, or is no longer, says so", () => {
  expect(markedWords(wordDiff("Look up the zone", `Look ${bold("up")} the zone`))).toContainEqual({
    text: "up",
    how: "same",
    looks: ["bold"],
    became: "bold",
  });
  expect(markedWords(wordDiff(`Look ${bold("up")} there`, "Look up there"))).toContainEqual({
    text: "up",
    how: "same",
    looks: [],
    became: "no longer bold",
  });
});

test("of what stayed the same two lines stand beside each change, and a gap only where it hides more than one", () => {
  const between = (lines: string[]) => {
    const same = { text: `\n${lines.join("\n")}\n`, how: "same" } as const;
    const words = [{ text: "old", how: "removed" } as const, same, { text: "new", how: "added" } as const];
    return renderToStaticMarkup(createElement(ChangeWords, { words }));
  };
  expect(between(["a", "b", "c"])).toContain("a\nb\nc");
  expect(between(["a", "b", "c", "d"])).toContain("\na\n…\nd\n");
});
