import { describe, expect, test } from "vitest";
import { addressKind } from "./kinds/address.ts";
import { choiceKind } from "./kinds/choice.ts";
import { colorKind } from "./kinds/color.ts";
import { dayKind } from "./kinds/day.ts";
import { linkKind } from "./kinds/link.ts";
import { numberKind } from "./kinds/number.ts";
import { pictureAddressKind, pictureKind } from "./kinds/picture.ts";
import { referencesKind } from "./kinds/references.ts";
import { lineKind } from "./kinds/text.ts";
import { toggleKind } from "./kinds/toggle.ts";
import { richTextKind } from "./rich-text/rich-text.ts";

const nameOf = (id: string) => `[${id}]`;

const base = { label: "L" };

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
      addressKind.fit({ ...plain, control: "address", prefix: "/", below: "", max: 9 }, 7),
    ]).toEqual(["", ""]);
  });

  test("each kind begins blank, or with what its schema says", () => {
    expect(numberKind.blank(number, "")).toBe(3);
    expect(choiceKind.blank(options, "")).toBe("a");
    expect(colorKind.blank(tint, "")).toBe("#000000");
    expect(dayKind.blank({ ...base, control: "day" }, "2026-11-22")).toBe("2026-11-22");
    expect(addressKind.blank({ ...plain, control: "address", prefix: "/blog/", below: "post", max: 9 }, "")).toBe("");
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
