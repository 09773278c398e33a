import { expect, test } from "vitest";
import { contactPath } from "./service-screen.tsx";

test("a service that the form knows arrives chosen", () => {
  expect(contactPath("/services/cloud")).toBe("/contact?service=cloud");
});

test("any other page leads to the plain form", () => {
  expect(contactPath("/services/help-desk")).toBe("/contact");
  expect(contactPath("/services/constructor")).toBe("/contact");
});
