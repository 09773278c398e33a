import { expect, test } from "vitest";
import { type Draft, readDraft, saveDraft } from "./contact-draft.ts";

const storage = (kept: Record<string, string> = {}) =>
  ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  }) as Storage;

const draft: Draft = {
  values: { name: "Ada", email: "", phone: "", company: "", service: "", message: "Half a sen" },
  formId: "form",
  sent: false,
};

test("a draft is kept, read and forgotten", () => {
  const tab = storage();
  expect(readDraft(tab)).toBeNull();
  saveDraft(tab, draft);
  expect(readDraft(tab)).toEqual(draft);
  saveDraft(tab, null);
  expect(readDraft(tab)).toBeNull();
});

test.each(["nonsense", "{}", "7", "null", '{"formId":"form"}', '{"values":{},"formId":7}'])(
  "what says %j is no draft",
  (record) => {
    expect(readDraft(storage({ "contact-draft": record }))).toBeNull();
  },
);
