import { describe, expect, test } from "vitest";
import { address } from "./kinds/address.ts";
import { choice } from "./kinds/choice.ts";
import { color, isColor } from "./kinds/color.ts";
import { day } from "./kinds/day.ts";
import { link } from "./kinds/link.ts";
import { wholeNumber } from "./kinds/number.ts";
import { picture, pictureAddress } from "./kinds/picture.ts";
import { references } from "./kinds/references.ts";
import { line, text } from "./kinds/text.ts";

/** The first message of what is wrong with a value, or null. */
const fault = (
  schema: { safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe("what a field takes", () => {
  const services = address("Address", "service");
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
    expect(fault(address("Address"), value)).toBe(message);
  });

  test("an address below a place has more than the place", () => {
    expect(fault(services, "/services/cloud")).toBeNull();
    expect(fault(services, "/service")).toBe("Start with /services/");
    expect(fault(services, "/services/")).toBe("Write what comes after /services/");
    expect(address("Address", "post").safeParse("/blog/x").data).toBe("/blog/x");
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
    expect([link("Link").parse(" /about "), optional.parse(" #team ")], "without blanks").toEqual(["/about", "#team"]);
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
