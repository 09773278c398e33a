import { expect, test } from "vitest";
import { stepAt } from "./sign-in-again.tsx";

test("the page that answers a login says what is asked next", () => {
  expect(stepAt("https://site.test/cms/account")).toBe("in");
  expect(stepAt("https://site.test/cmslogin/code?next=%2Fcms%2Faccount")).toBe("/cmslogin/code");
  expect(stepAt("https://site.test/cmslogin")).toBe("/cmslogin");
});
