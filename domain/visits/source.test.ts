import { expect, test } from "vitest";
import { sourceKind, sourceOf } from "./source.ts";

const from = (referrer: string, utmSource = "") => sourceOf(referrer, utmSource, "www.example.com");

test.each([
  ["https://www.google.com/", "Google", "a search engine"],
  ["https://www.google.com.co/search?q=it", "Google", "a search engine"],
  ["android-app://com.google.android.googlequicksearchbox/", "Google", "a search engine"],
  ["https://mail.google.com/", "Gmail", "a mailbox"],
  ["https://chatgpt.com/", "ChatGPT", "an AI assistant"],
  ["https://l.facebook.com/", "Facebook", "a social network"],
  ["https://t.co/abc", "X", "a social network"],
  ["https://www.chamber.example/members", "chamber.example", "chamber.example"],
  ["https://notgoogle.com/", "notgoogle.com", "notgoogle.com"],
])("%s is %s, %s", (referrer, source, kind) => {
  expect(from(referrer)).toBe(source);
  expect(sourceKind(source)).toBe(kind);
});

test.each(["", "https://example.com/about", "https://www.example.com/", "about:blank", "no address", "javascript:1"])(
  "%j tells of no source",
  (referrer) => expect(from(referrer)).toBe(""),
);

test("what a campaign calls its source tells more than the referrer, unless it holds somebody's address or number", () => {
  expect(from("https://www.google.com/", "newsletter")).toBe("newsletter");
  expect(from("", "google")).toBe("Google");
  expect(from("https://www.bing.com/", "ada@example.com")).toBe("Bing");
  expect(from("", "call 3055550100 now")).toBe("");
  expect(from("", `a\u0000b\n${"c".repeat(100)}`)).toHaveLength(60);
});
