import { expect, test } from "vitest";
import { wordingOf } from "#domain/words/catalogues.ts";
import { fillEmpty, newFormId, valuesInAddress } from "./form-values.ts";

const words = wordingOf("en").words.contact;

test("an address fills in the service and what it is about, without markup and not at any length", () => {
  expect(valuesInAddress("?service=careers&about=DevOps+%3Cb%3EEngineer%3C/b%3E", words)).toEqual({
    service: "careers",
    message: "About: DevOps Engineer\n\n",
  });
  expect(valuesInAddress(`?about=${"x".repeat(81)}`, words).message).toBe(`About: ${"x".repeat(80)}\n\n`);
  expect(valuesInAddress("?other=1", words)).toEqual({ service: "" });
  expect([newFormId(), newFormId()].map((id) => /^[0-9a-f]{32}$/.test(id))).toEqual([true, true]);
  expect(newFormId()).not.toBe(newFormId());
});

test("only what is empty is filled in: what the visitor or the browser wrote stays", () => {
  const fields: Record<string, { value: string }> = {
    name: { value: "Ada" },
    email: { value: "" },
    phone: { value: "" },
  };
  const form = { elements: { namedItem: (name: string) => fields[name] ?? null } } as unknown as HTMLFormElement;
  fillEmpty(form, { name: "Bo", email: "bo@example.org", phone: "", message: "Lost" });
  expect(Object.values(fields).map(({ value }) => value)).toEqual(["Ada", "bo@example.org", ""]);
});
