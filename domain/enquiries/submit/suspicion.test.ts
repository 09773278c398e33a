import { expect, test } from "vitest";
import type { Enquiry } from "../enquiry.ts";
import { suspicions } from "./suspicion.ts";

const enquiry: Enquiry = {
  name: "Ada Palmgrove",
  email: "ada@example.org",
  phone: "",
  company: "",
  service: "",
  message: "Please call us back about https://example.org/plan - thank you.",
};
const human = { website: "", elapsedMs: undefined };

test("a person who writes a link, waits a second, or says no time at all is not suspected", () => {
  expect(suspicions(enquiry, human)).toEqual([]);
  expect(suspicions(enquiry, { ...human, elapsedMs: 1_000 })).toEqual([]);
  expect(suspicions({ ...enquiry, message: "x".repeat(500) }, human)).toEqual([]);
  expect(
    suspicions({ ...enquiry, message: "Our site https://a.example is slow, https://b.example is not." }, human),
  ).toEqual([]);
  expect(suspicions({ ...enquiry, message: "Нам нужна помощь с сетью в офисе." }, human)).toEqual([]);
});

test("a filled trap is told", () => {
  expect(suspicions(enquiry, { ...human, website: "https://x.example" })).toEqual([
    "Filled in a field that people don't see",
  ]);
});

test("a form filled within a second is told", () => {
  expect(suspicions(enquiry, { ...human, elapsedMs: 999 })).toEqual(["Filled in within 999 ms"]);
  expect(suspicions(enquiry, { ...human, elapsedMs: -5 })).toEqual(["Filled in within 0 ms"]);
});

test.each([
  "Buy at https://a.example https://b.example https://c.example https://d.example now",
  "Our SEO services put you on the first page of Google",
  "[url=https://casino.example]online casino[/url]",
])("the words of %j are told", (message) => {
  expect(suspicions({ ...enquiry, message }, human)).not.toEqual([]);
});

test.each([
  ["A seo services offer", []],
  ["Guest post with backlinks", ["Words known from spam: guest post, backlinks"]],
  ["www.a.example and https://b.example, http://c.example", []],
  ["https://a.example www.b.example [url", []],
  ["https://a.example https://b.example https://c.example https://d.example", ["4 links in the text"]],
  [
    "Backlinks: https://a.example https://b.example https://c.example",
    ["3 links in the text", "Words known from spam: backlinks"],
  ],
  ["[url=a] [URL]b", ["2 links in the text", "Links written for a forum"]],
  ["Нам нужна помощь https://a.example https://b.example", []],
  ["Нам нужна помощь с сетью, backlinks", []],
  [`https://a.e https://b.e https://c.e ${"漢".repeat(36)}`, []],
  [
    `https://a.e https://b.e ${"漢".repeat(25)}`,
    ["2 links in the text", "A link in a text that is not in Latin letters"],
  ],
  [
    "Дешёвые кредиты и ссылки здесь, приходите скорее к нам в гости https://a.e https://b.e",
    ["2 links in the text", "A link in a text that is not in Latin letters"],
  ],
])("several signs together make %j suspect, one alone does not", (message, reasons) => {
  expect(suspicions({ ...enquiry, message }, human)).toEqual(reasons);
});

test("what is suspect for its company, and all that was noticed beside a trap, is told", () => {
  const company = "HTTPS://a.example";
  expect(suspicions({ ...enquiry, company, message: "Please call us." }, human)).toEqual([]);
  expect(suspicions({ ...enquiry, company, message: "Please see https://b.example" }, human)).toEqual([
    "2 links in the text",
    "A link as the company",
  ]);
  expect(suspicions({ ...enquiry, message: "Buy now" }, { website: " ", elapsedMs: 10.4 })).toEqual([
    "Filled in within 10 ms",
    "Words known from spam: buy now",
  ]);
});
