import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formOf } from "#domain/content/form/document-form.ts";
import { openFormStore } from "./form-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const store = openFormStore("member", { name: "Ana", role: "", description: "" });
  const write = (changes: object) => store.draft.set({ ...store.draft.get(), ...changes });
  return { ...store, write, told: () => [store.hints.at("role"), store.hints.at("description")].map(Boolean) };
};

test("what is missing is told of a field that was left, and of all once somebody asks", () => {
  const { hints, told } = open();
  expect(formOf("member").fields.map(({ name }) => name)).toContain("role");
  expect(told()).toEqual([false, false]);
  const turns = hints.shown.get();
  hints.leave("role");
  hints.leave("role");
  expect([told(), hints.shown.get()]).toEqual([[true, false], turns + 1]);
  hints.showAll();
  expect([told(), hints.shown.get()]).toEqual([[true, true], turns + 2]);
});

test("a text is looked at once the keys rest for a quarter of a second", () => {
  const { hints, write, told } = open();
  hints.leave("role");
  write({ role: "E" });
  vi.advanceTimersByTime(200);
  write({ role: "En" });
  vi.advanceTimersByTime(249);
  expect(told()).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([false, false]);
  write({ role: "" });
  hints.showAll();
  expect(told()).toEqual([true, true]);
});
