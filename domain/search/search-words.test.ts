import { describe, expect, test } from "vitest";
import { excerptOf, type Part } from "./excerpt.ts";
import { indexed, joinedWords, saidAt, termsOf, wordsIn } from "./search-words.ts";

test("a text is kept without accents, capitals and signs", () => {
  expect(indexed("Über 500+ cafés, e-mail: Erin@example.org")).toBe("uber 500 cafes e mail erin example org");
  expect(indexed("— … ++ \u0000 ´")).toBe("");
  expect(indexed("o\ufb03ce 1, 10 m², Ｗｉｄｅ, Straße")).toBe("office 1 10 m2 wide straße");
  expect(wordsIn("an o\ufb03ce")[1], "the place is that of the text").toEqual({ word: "office", from: 3, to: 7 });
  expect(indexed(`${"x".repeat(70)} y`)).toBe(`${"x".repeat(60)} y`);
});

test("words that nothing but a hyphen parts are kept as one word besides", () => {
  expect(joinedWords("Wi-Fi, Wi\u2011Fi and state-of-art; a - b, c--d, -e, f-")).toBe("wifi stateof ofart");
  expect(indexed("Wi-Fi")).toBe("wi fi");
});

test("what is typed is words that may go on, quotes are said in full, and signs part words that stand side by side", () => {
  expect(termsOf("  Wáter  LINE ")).toEqual([
    { words: ["water"], whole: false },
    { words: ["line"], whole: false },
  ]);
  expect(termsOf('"Two words" 500+')).toEqual([
    { words: ["two", "words"], whole: true },
    { words: ["500"], whole: false },
  ]);
  expect(termsOf("o\ufb03ce")).toEqual(termsOf("Office"));
  expect(termsOf("erin@example.org")).toEqual([{ words: ["erin", "example", "org"], whole: false }]);
  expect(termsOf('+ "" * - ( "')).toEqual([]);
  expect(termsOf("a b c d e f g h i j")).toHaveLength(8);
});

test("the last word of a term may go on, the others may not; those in quotes not at all", () => {
  const words = wordsIn("An office on the water line");
  const said = (typed: string, at: number) => saidAt(words, at, termsOf(typed)[0] ?? { words: [], whole: false });
  expect(said("off", 1)).toBe(1);
  expect(said('"off"', 1)).toBe(0);
  expect(said("water-li", 4)).toBe(2);
  expect(said("wat-line", 4)).toBe(0);
  expect(said("line-up", 5)).toBe(0);
  const hyphened = wordsIn("our Wi-Fi, wi fi");
  const saidIn = (typed: string, at: number) => saidAt(hyphened, at, termsOf(typed)[0] ?? { words: [], whole: false });
  expect([saidIn("wifi", 1), saidIn("wif", 1), saidIn('"wifi"', 1), saidIn('"wif"', 1)]).toEqual([2, 2, 2, 0]);
  expect([saidIn("wi", 1), saidIn("wifi", 0), saidIn("wifi", 3)]).toEqual([1, 0, 0]);
});

const shown = (parts: Part[] = []) => parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const excerpt = (texts: string[], typed: string) =>
  excerptOf(
    texts.map((text, n) => ({ text, where: `Text ${n + 1}` })),
    termsOf(typed),
  );

describe("an excerpt", () => {
  test("is the first passage that says most of what was looked for", () => {
    const texts = ["Water is near.", "The line is long.", "The Waterline of a line.", "Water line"];
    expect(excerpt(texts, "water line")?.where).toBe("Text 3");
    expect(shown(excerpt(texts, "water line")?.parts)).toBe("The [Waterline] of a [line].");
    expect(shown(excerpt(texts, "lóng water")?.parts)).toBe("[Water] is near.");
    expect(shown(excerpt(["Our o\ufb03ces"], "office")?.parts)).toBe("Our [o\ufb03ces]");
    expect(excerpt(texts, "nothing")).toBeNull();
    expect(excerpt(texts, "+")).toBeNull();
    expect(excerpt([], "water")).toBeNull();
  });

  test("begins with its sentence where that is near, and is cut between words", () => {
    const long = `${"Before it all. ".repeat(9)}Here the waterline is named, ${"and more words ".repeat(20)}`;
    const cut = shown(excerpt([long], "waterline")?.parts);
    expect(cut).toMatch(/^Here the \[waterline\] is named, and more words .* …$/);
    expect(cut.length).toBeLessThan(170);
    const far = `${"many words before it ".repeat(9)}waterline`;
    expect(shown(excerpt([far], "waterline")?.parts)).toMatch(/^… \S.{5,40}\[waterline\]$/);
  });

  test("holds what was typed as it is, markup too", () => {
    expect(excerpt(["a <b>bold</b> move"], "bold")?.parts).toEqual([
      { text: "a <b>", hit: false },
      { text: "bold", hit: true },
      { text: "</b> move", hit: false },
    ]);
  });
});
