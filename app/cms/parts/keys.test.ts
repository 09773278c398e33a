import { expect, test } from "vitest";
import { isCommand, keyNames } from "./keys.ts";

test("keys are named as the device names them", () => {
  expect(keyNames("Mod Shift Z", false)).toBe("Ctrl Shift Z");
  expect(keyNames("Mod Shift Z", true)).toBe("⌘ ⇧ Z");
  expect(keyNames("Alt ArrowUp", true)).toBe("⌥ ArrowUp");
});

test("a command is one letter with Ctrl or ⌘, and with nothing else", () => {
  const bare = { key: "S", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const pressed = (held: Partial<KeyboardEvent>) => isCommand({ ...bare, ...held } as KeyboardEvent, "s");
  expect([pressed({ ctrlKey: true }), pressed({ metaKey: true })]).toEqual([true, true]);
  for (const other of ["altKey", "shiftKey"]) expect(pressed({ ctrlKey: true, [other]: true }), other).toBe(false);
  expect([pressed({}), pressed({ ctrlKey: true, key: "k" })]).toEqual([false, false]);
});
