import { expect, test } from "vitest";
import { internationalPhone, phoneAddress } from "./phone.ts";

test("a North American number has its country code, one from elsewhere stays as it is written", () => {
  expect(internationalPhone("1 (305) 555-0142")).toBe("+1-305-555-0142");
  expect(internationalPhone("+49 30 901820")).toBe("+49 30 901820");
});

test("a number is dialed from abroad too", () => {
  expect(phoneAddress("(305) 555-0142")).toBe("tel:+13055550142");
  expect(phoneAddress("+49 30 901820")).toBe("tel:+4930901820");
  expect(phoneAddress("911")).toBe("tel:911");
});
