import { expect, test } from "vitest";
import { closestPath } from "./closest-path.ts";

const live = [
  "/",
  "/about",
  "/services",
  "/services/cloud",
  "/services/security",
  "/contact",
  "/blog/hurricane-season",
];

test("the page whose address is most alike is suggested", () => {
  expect(closestPath("/services/clouds", live)).toBe("/services/cloud");
  expect(closestPath("/about-us.html", live)).toBe("/about");
  expect(closestPath("/contact.php", live)).toBe("/contact");
  expect(closestPath("/hurricane-season", live)).toBe("/blog/hurricane-season");
});

test("else the nearest page above it, and the home page for nothing", () => {
  expect(closestPath("/services/xyz/qqqq", live)).toBe("/services");
  expect(closestPath("/wp-login.php", live)).toBeNull();
  expect(closestPath("/", live)).toBeNull();
});
