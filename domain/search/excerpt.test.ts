import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { termsOf } from "./search-words.ts";

/** The excerpt as a line, with brackets around what was looked for. */
const cut = (text: string, typed: string) =>
  excerptOf([{ text, where: "Text" }], termsOf(typed))
    ?.parts.map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join("") ?? null;

test("a short text stands whole, each word that was looked for marked, as it is written there", () => {
  expect(cut("Backups kept in Tampa. A Báckup a day.", "backup")).toBe("[Backups] kept in Tampa. A [Báckup] a day.");
  expect(cut("Ten  \t backups", "backup")).toBe("Ten [backups]");
  expect(cut("Nothing of it", "backup")).toBeNull();
  expect(cut("", "backup")).toBeNull();
  expect(cut("backup", "")).toBeNull();
});

test("words between quotes are marked as one", () => {
  expect(cut("A help desk: the desk of help desks", '"help desk"')).toBe("A [help desk]: the desk of help desks");
  expect(cut("one one one", '"one one"')).toBe("[one one] one");
});

test("what stands far before is left out: from the start of the sentence where that is near, else from a word", () => {
  expect(cut("First. Second sentence with a backup.", "backup")).toBe("Second sentence with a [backup].");
  const before = "x".repeat(30);
  expect(cut(`${before} ${before}. It keeps a backup.`, "backup")).toBe("It keeps a [backup].");
  expect(cut(`${before} ${before}\nIt keeps a backup.`, "backup"), "a new line is a start").toBe(
    "It keeps a [backup].",
  );
  expect(cut(`${before} ${before}\n \n It keeps a backup.`, "backup"), "with what is blank below it").toBe(
    "It keeps a [backup].",
  );
  const near = `Go. ${"y".repeat(39)} backup`;
  expect(cut(near, "backup"), "40 characters are near").toBe(near.slice(4).replace("backup", "[backup]"));
  expect(cut(`Go. ${"y".repeat(20)} ${"z".repeat(19)} backup`, "backup"), "41 are not").toBe(
    `… ${"z".repeat(19)} [backup]`,
  );
  const unbroken = `Go. ${"y".repeat(60)} backup`;
  expect(cut(unbroken, "backup"), "no word begins nearer").toBe(unbroken.slice(4).replace("backup", "[backup]"));
});

test("a long text ends with a word within 150 characters, and says that it goes on", () => {
  const after = `backup ${"v ".repeat(71)}w`;
  expect(after).toHaveLength(150);
  expect(cut(after, "backup")).toBe(`[backup]${after.slice(6)}`);
  expect(cut(`${after}x`, "backup")).toBe(`[backup]${after.slice(6, -2)} …`);
  expect(cut(`${after} and a backup`, "backup"), "a hit behind the end").toBe(`[backup]${after.slice(6)} …`);
  const long = "b".repeat(200);
  expect(cut(`${long} end`, "b"), "never less than the hit itself").toBe(`[${long}] …`);
});

test("the passage that says most of the words is shown, the first of those, with its name", () => {
  const passages = [
    { text: "Only a backup", where: "Title" },
    { text: "A backup in Tampa", where: "Text" },
    { text: "Tampa has a backup", where: "Summary" },
  ];
  expect(excerptOf(passages, termsOf("backup tampa"))).toEqual({
    where: "Text",
    parts: [
      { text: "A ", hit: false },
      { text: "backup", hit: true },
      { text: " in ", hit: false },
      { text: "Tampa", hit: true },
    ],
  });
  expect(excerptOf(passages, termsOf("backup orlando"))?.where).toBe("Title");
});

test("a text of any length is looked through, and no word is parted where its pieces meet", () => {
  const long = `${Array.from({ length: 400 }, (_, n) => `w${n}`).join(" ")} backup in Tampa, kept`;
  expect(long.length).toBeGreaterThan(1_200);
  expect(cut(long, "backup")).toMatch(/^… w\d+ .*\[backup\] in Tampa, kept$/);
  for (let pad = 1_190; pad < 1_202; pad += 1)
    expect(cut(`${"p".repeat(pad)} backup it is`, "backup"), `after ${pad} letters`).toContain("[backup]");
  expect(cut("q".repeat(3_000), "backup")).toBeNull();
});

test("where a long text is parted to be looked through is no end of it, and no beginning", () => {
  const words = "w".repeat(9);
  const long = (before: number) => `${`${words} `.repeat(before)}backup ${`${words} `.repeat(200)}`.trim();
  for (let before = 105; before < 120; before += 1) {
    const shown = cut(long(before), "backup");
    expect(shown, `after ${before} words`).toMatch(/^… (w{9} )*\[backup\]( w{9})+ …$/);
    expect(shown?.length).toBeGreaterThan(120);
  }
});
