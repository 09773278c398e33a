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

test("A person who writes a link, waits a second, or says no time at all is not suspected", () => {
  expect(suspicions(enquiry, human)).toEqual([]);
  expect(suspicions(enquiry, { ...human, elapsedMs: 1_000 })).toEqual([]);
  expect(suspicions({ ...enquiry, message: "x".repeat(500) }, human)).toEqual([]);
  expect(
    suspicions({ ...enquiry, message: "Our site https://a.example is slow, https://b.example is not." }, human),
  ).toEqual([]);
  expect(suspicions({ ...enquiry, message: "Нам нужна помощь с сетью в офисе." }, human)).toEqual([]);
});

test("A filled trap is told", () => {
  expect(suspicions(enquiry, { ...human, website: "https://x.example" })).toEqual([
    "Filled in a field that people don't see",
  ]);
});

test("A form filled within a second is told", () => {
  expect(suspicions(enquiry, { ...human, elapsedMs: 999 })).toEqual(["Filled in within 999 ms"]);
  expect(suspicions(enquiry, { ...human, elapsedMs: -5 })).toEqual(["Filled in within 0 ms"]);
});

test.each([
  "Buy at https://a.example https://b.example https://c.example https://d.example now",
  "Our SEO services put you on the first page of Google",
  "[url=https://casino.example]online casino[/url]",
])("The words of %j are told", (message) => {
  expect(suspicions({ ...enquiry, message }, human)).not.toEqual([]);
});
