import { describe, expect, test } from "vitest";
import { addressFrom, addressKind, isFromTitle, path } from "./kinds/address.ts";
import { choice, choiceKind, toggleKind } from "./kinds/choice.ts";
import { color, colorKind, isColor } from "./kinds/color.ts";
import { day, dayKind } from "./kinds/day.ts";
import { link, linkKind } from "./kinds/link.ts";
import { numberKind, wholeNumber } from "./kinds/number.ts";
import { picture, pictureAddress, pictureAddressKind, pictureKind } from "./kinds/picture.ts";
import { references, referencesKind } from "./kinds/references.ts";
import { line, lineKind, text } from "./kinds/text.ts";
import { richTextKind, withoutSigns } from "./rich-text/rich-text.ts";

const nameOf = (id: string) => `[${id}]`;
const base = { label: "L" };

/** The first message of what is wrong with a value, or null. */
const fault = (
  schema: { safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe("what a field takes", () => {
  const services = path("Address", "/services/");
  test.each([
    ["/", null],
    ["/a", null],
    ["/a-b/c1/d", null],
    [" /a ", null],
    ["", "This field is required"],
    ["a", "Start with /"],
    ["/A", "Only lower-case letters, digits, hyphens and slashes"],
    ["/a/", "End with a letter or a digit"],
    ["/a-", "End with a letter or a digit"],
    ["/a--b", "Put letters or digits between hyphens and slashes"],
    ["//a", "Put letters or digits between hyphens and slashes"],
    ["/api/contact", "This address is used by the site itself"],
    [`/${"a".repeat(149)}`, null],
    [`/${"a".repeat(150)}`, "At most 150 characters"],
  ])("an address %j: %s", (value, message) => {
    expect(fault(path("Address"), value)).toBe(message);
  });

  test("an address below a place has more than the place", () => {
    expect(fault(services, "/services/cloud")).toBeNull();
    expect(fault(services, "/service")).toBe("Start with /services/");
    expect(fault(services, "/services/")).toBe("Write what comes after /services/");
    expect(path("Address", "/blog/").safeParse("/blog/x").data).toBe("/blog/x");
  });

  test("an address is made from the title until somebody types another", () => {
    expect(addressFrom("What’s new?", "/blog/")).toBe("/blog/whats-new");
    expect([addressFrom("李", "/blog/"), addressFrom("", "/")]).toEqual(["", ""]);
    const follows = ["", "/blog/", "/blog/king-tide", "/blog/king-tide-2", "/blog/king-tides", "/blog/king-tide-b"];
    expect(follows.map((address) => isFromTitle(address, "King tide", "/blog/"))).toEqual([
      ...[true, true, true, true, false, false],
    ]);
    expect(isFromTitle("/blog/a", "", "/blog/")).toBe(false);
    expect(path("Address").safeParse(addressFrom("x ".repeat(200), "/")).success).toBe(true);
  });

  const hint = "Start with / for a page of this site, or with https://, tel: or mailto:";
  test.each([
    ["/about", null],
    ["#team", null],
    ["https://a.example", null],
    ["http://a.example", null],
    ["tel:+1", null],
    ["mailto:a@b.example", null],
    ["//a.example", hint],
    ["/\\a.example", hint],
    ["/\t/a.example", hint],
    ["javascript:alert(1)", hint],
    ["", hint],
    ["about", hint],
    [`/${"a".repeat(499)}`, null],
    [`/${"a".repeat(500)}`, "At most 500 characters"],
  ])("a link %j: %s", (value, message) => {
    expect(fault(link("Link"), value)).toBe(message);
  });

  test("what is optional may be empty or missing, and what is there follows the rule", () => {
    const optional = link("Link", { optional: true });
    expect([fault(optional, ""), fault(optional, "x"), optional.parse(undefined)]).toEqual([null, hint, ""]);
    expect(fault(picture("Picture"), "")).toBe("Choose a picture");
    expect(picture("Picture", { optional: true }).parse(undefined)).toBe("");
    expect(fault(picture("Picture"), "x".repeat(80))).toBeNull();
    expect(fault(picture("Picture"), "x".repeat(81))).not.toBeNull();
  });

  test.each([
    ["", null],
    ["coast", null],
    ["/coast.png", null],
    ["https://a.example/x.png", null],
    ["//a.example", "Start with https://, or with / for a file of this site"],
    ["two words", "Start with https://, or with / for a file of this site"],
    ["x".repeat(81), "Start with https://, or with / for a file of this site"],
    [`/${"x".repeat(500)}`, "At most 500 characters"],
  ])("the address of a picture %j: %s", (value, message) => {
    expect(fault(pictureAddress("Picture", ""), value)).toBe(message);
  });

  test("colors, days, numbers, choices and references", () => {
    expect([isColor("#0F5c4d"), isColor("#0f5c4"), isColor("0f5c4dd"), isColor(7)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(fault(color("Color", "#000000"), "red")).toBe("Write the color as # and six digits, such as #0f5c4d");
    expect(fault(day("Day"), "2026-02-28")).toBeNull();
    expect(fault(day("Day"), "2026-02-30")).toBe("Write the day as YYYY-MM-DD");
    const number = wholeNumber("Number", 1, 5);
    expect([1, 5, 0, 6, 2.5, "3"].map((value) => number.safeParse(value).success)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
    expect(fault(choice("Choice", ["a", "b"]), "c")).not.toBeNull();
    const ids = (count: number) => Array.from({ length: count }, () => "x");
    const many = references("Services", "service");
    expect([fault(many, ids(100)), fault(many, ids(101)) === null, many.parse(undefined)]).toEqual([null, false, []]);
    expect(fault(many, [""])).not.toBeNull();
  });

  test("texts are trimmed, have an end, and say when they are missing", () => {
    const title = line("Title", { max: 5 });
    expect(title.parse(" ab ")).toBe("ab");
    expect(fault(title, "  ")).toBe("This field is required");
    expect([fault(title, "abcde"), fault(title, "abcdef")]).toEqual([null, "At most 5 characters"]);
    expect(line("Title", { optional: true }).parse(undefined)).toBe("");
    expect(text("Text", { max: 5, optional: true }).parse("")).toBe("");
  });
});

describe("what a page shows of whatever is stored", () => {
  const number = { ...base, control: "number", min: 1, max: 5, initial: 3 } as const;
  const options = { ...base, control: "choice", options: ["a", "b"] } as const;
  const tint = { ...base, control: "color", initial: "#000000" } as const;
  const plain = { ...base, required: true } as const;

  test("each kind keeps what fits and gives what comes nearest for the rest", () => {
    expect([9, 0, 2.4, 2.6, Number.NaN, "4", undefined].map((value) => numberKind.fit(number, value))).toEqual([
      ...[5, 1, 2, 3, 3, 3, 3],
    ]);
    expect(["b", "c", 7].map((value) => choiceKind.fit(options, value))).toEqual(["b", "a", "a"]);
    expect(["#ffffff", "red;}"].map((value) => colorKind.fit(tint, value))).toEqual(["#ffffff", "#000000"]);
    const links = ["/a", "javascript:x", 7].map((value) => linkKind.fit({ ...plain, control: "link" }, value));
    expect(links).toEqual(["/a", "", ""]);
    const shared = { ...base, control: "picture-address" } as const;
    expect(["coast", "/x", "//x", "a b", 7].map((value) => pictureAddressKind.fit(shared, value))).toEqual([
      ...["coast", "/x", "", "", ""],
    ]);
    expect(referencesKind.fit({ ...base, control: "references", of: "service", max: 9 }, ["a", 7, "b"])).toEqual([
      "a",
      "b",
    ]);
    expect(referencesKind.fit({ ...base, control: "references", of: "service", max: 9 }, "a")).toEqual([]);
    const rich = { ...base, control: "rich-text" } as const;
    expect(richTextKind.fit(rich, { type: "script" })).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
    expect(richTextKind.fit(rich, { type: "doc" })).toEqual({ type: "doc" });
    expect([
      dayKind.fit({ ...base, control: "day" }, 7),
      addressKind.fit({ ...plain, control: "address", prefix: "/", max: 9 }, 7),
    ]).toEqual(["", ""]);
  });

  test("each kind begins blank, or with what its schema says", () => {
    expect(numberKind.blank(number, "")).toBe(3);
    expect(choiceKind.blank(options, "")).toBe("a");
    expect(colorKind.blank(tint, "")).toBe("#000000");
    expect(dayKind.blank({ ...base, control: "day" }, "2026-11-22")).toBe("2026-11-22");
    expect(addressKind.blank({ ...plain, control: "address", prefix: "/blog/", max: 9 }, "")).toBe("");
    expect(lineKind.blank({ ...plain, control: "line", max: 9 }, "")).toBe("");
    expect(referencesKind.blank({ ...base, control: "references", of: "post", max: 9 }, "")).toEqual([]);
  });

  test("staff read values in words, and pictures, links and references are found in them", () => {
    expect([numberKind.words(4, nameOf), numberKind.words("4", nameOf)]).toEqual(["4", ""]);
    expect([toggleKind.words(true, nameOf), toggleKind.words(false, nameOf)]).toEqual(["On", "Off"]);
    expect([pictureKind.words("p", nameOf), pictureKind.words("", nameOf)]).toEqual(["[p]", ""]);
    expect([pictureKind.pictures?.("p"), pictureKind.pictures?.("")]).toEqual([["p"], []]);
    expect([pictureAddressKind.words("p", nameOf), pictureAddressKind.words("/p.png", nameOf)]).toEqual([
      "[p]",
      "/p.png",
    ]);
    expect([pictureAddressKind.pictures?.("p"), pictureAddressKind.pictures?.("/p.png")]).toEqual([["p"], []]);
    expect([linkKind.links?.("/a"), linkKind.links?.("")]).toEqual([["/a"], []]);
    expect(referencesKind.words(["a", "b"], nameOf)).toBe("[a], [b]");
    expect(referencesKind.references?.(["a", 7])).toEqual(["a"]);
  });
});

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
      ...["“ said", "code", "x | y", "———", "[picture coast]"],
    ]);
    expect(richTextKind.words(doc(par(say("a", bold))), nameOf)).not.toBe("a");
    expect(richTextKind.text?.(doc(par(say("a"), say("b")), par(say("c"))))).toBe("ab c");
    expect(richTextKind.pictures?.(whole)).toEqual(["coast"]);
    expect(richTextKind.links?.(whole)).toEqual(["/a"]);
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
