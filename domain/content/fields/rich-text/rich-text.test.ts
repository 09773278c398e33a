import { describe, expect, test } from "vitest";
import { richTextKind, withoutSigns } from "./rich-text.ts";

const nameOf = (id: string) => `[${id}]`;

describe("a rich text", () => {
  const say = (words: string, ...marks: object[]) => ({ type: "text", text: words, ...(marks[0] ? { marks } : {}) });
  const par = (...content: object[]) => ({ type: "paragraph", content });
  const doc = (...content: object[]) => ({ type: "doc", content });
  const item = (...content: object[]) => ({ type: "listItem", content });
  const cell = (words: string) => ({ type: "tableCell", content: [par(say(words))] });

  test("is read line by line, with a sign for what each line is", () => {
    const bold = { type: "bold" };
    const whole = doc(
      { type: "heading", attrs: { level: 3 }, content: [say("Title")] },
      { type: "heading", content: [say("Second")] },
      par(
        say("One "),
        say("two", bold),
        { type: "hardBreak" },
        say("here", bold, { type: "link", attrs: { href: "/a" } }),
      ),
      { type: "bulletList", content: [item(par(say("a")), par(say("b"))), item(par(say("c")))] },
      { type: "orderedList", content: [item(par(say("first"))), item(par(say("second")))] },
      { type: "blockquote", content: [par(say("said"))] },
      { type: "codeBlock", content: [say("code")] },
      { type: "table", content: [{ type: "tableRow", content: [cell("x"), cell("y")] }] },
      { type: "horizontalRule" },
      { type: "picture", attrs: { picture: "coast" } },
    );
    expect(withoutSigns(richTextKind.words(whole, nameOf)).split("\n")).toEqual([
      ...["H3 Title", "H2 Second", "One two", "here (/a)", "• a", "b", "• c", "1. first", "2. second"],
      ...["“ said", "code", "x | y", "———", "[coast]"],
    ]);
    expect(richTextKind.words(doc(par(say("a", bold))), nameOf)).not.toBe("a");
    expect(richTextKind.pictures?.(whole)).toEqual(["coast"]);
    expect(richTextKind.links?.(whole)).toEqual(["/a"]);
  });

  test("holds words that go on where formats change within them, and end with their line, cell or item", () => {
    const bold = { type: "bold" };
    const parted = [say("Back"), say("ups", bold)];
    const text = doc(
      { type: "heading", content: parted },
      par(...parted, { type: "hardBreak" }, say("daily")),
      { type: "bulletList", content: [item(par(...parted)), item(par(say("nightly")))] },
      { type: "table", content: [{ type: "tableRow", content: [cell("x"), cell("y")] }] },
      { type: "callout", attrs: { tone: "tip" }, content: [par(...parted), par(say("tested"))] },
    );
    expect(richTextKind.text?.(text)).toBe("Backups Backups daily Backups nightly x y Backups tested");
  });

  test("keeps in their line the words of what a page can't show, and beside lines as lines of their own", () => {
    const old = { type: "mention", content: [say("Ada")] };
    const shown = richTextKind.fit(
      { control: "rich-text", label: "" },
      doc({ type: "heading", content: [say("By "), old] }, { type: "codeBlock", content: [old] }, old),
    );
    expect(withoutSigns(richTextKind.words(shown, nameOf)).split("\n")).toEqual(["H2 By Ada", "Ada", "Ada"]);
    expect((shown as ReturnType<typeof doc>).content).toMatchObject([
      { type: "heading", content: [{ text: "By " }, { type: "text", text: "Ada" }] },
      { type: "codeBlock", content: [{ type: "text", text: "Ada" }] },
      { type: "paragraph", content: [{ type: "text", text: "Ada" }] },
    ]);
  });

  test("is a gap without words and pictures; what is no rich text is none", () => {
    expect(richTextKind.isGap?.(doc(par()))).toBe(true);
    expect(richTextKind.isGap?.(doc(par(say(" "))))).toBe(true);
    expect(richTextKind.isGap?.(doc(par(say("a"))))).toBe(false);
    expect(richTextKind.isGap?.(doc({ type: "picture", attrs: { picture: "p" } }))).toBe(false);
    expect(richTextKind.isGap?.("text")).toBe(false);
    expect([richTextKind.words(null, nameOf), richTextKind.pictures?.(7), richTextKind.links?.(null)]).toEqual([
      "",
      [],
      [],
    ]);
  });
});
