import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "a.b+c@sub.example.co.uk",
  "josé@example.org",
  "ada@büro.example",
  "o'neill@example.org",
  "info@example.com",
])("%s is an address", (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  "",
  "ada",
  "ada@",
  "@example.org",
  "ada@example",
  "ada@example..org",
  ".ada@example.org",
  "ada lovelace@example.org",
  "Ada <ada@example.org>",
  "ada@example.org, eve@example.org",
  "ada@example.org\r\nBcc: eve@example.org",
  `${"x".repeat(90)}@example.org`,
])("%j is none", (text) => expect(isEmailAddress(text)).toBe(false));
