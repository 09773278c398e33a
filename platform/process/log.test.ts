import { expect, test } from "vitest";
import { errorFields } from "./log.ts";

test("a fault is logged with its name, code, message and stack, and nothing that a library hung on it", () => {
  const fault = Object.assign(new TypeError("gone"), { code: "ECONNRESET", client: { password: "secret" } });
  expect(errorFields(fault)).toEqual({ type: "TypeError", code: "ECONNRESET", message: "gone", stack: fault.stack });
  expect(errorFields("told as text")).toEqual({ message: "told as text" });
});
