import { expect, test } from "vitest";
import { statusText } from "./focus-form.tsx";

test("a focal point that could not be saved says so until it is sent again, whatever is pointed at meanwhile", () => {
  expect(statusText(false, false, undefined)).toBe("");
  expect(statusText(true, false, undefined)).toBe("Not saved yet");
  expect(statusText(true, true, { saved: false })).toBe("");
  expect(statusText(true, false, { saved: false })).toBe("Could not be saved. Try again");
  expect(statusText(true, false, { saved: true })).toBe("Not saved yet");
  expect(statusText(false, false, { saved: true })).toBe("Saved");
});
