import { expect, test } from "vitest";
import { closestAmong } from "./closest-path.ts";

const closestPath = closestAmong([
  "/",
  "/about",
  "/services",
  "/services/cloud",
  "/services/security",
  "/contact",
  "/faq",
  "/blog/hurricane-season",
]);

test("the page whose address is most alike is suggested", () => {
  expect(closestPath("/services/clouds")).toBe("/services/cloud");
  expect(closestPath("/about-us.html")).toBe("/about");
  expect(closestPath("/Services/CLOUD")).toBe("/services/cloud");
  expect(closestPath("/contact.php")).toBe("/contact");
  expect(closestPath("/faq.html")).toBe("/faq");
  expect(closestPath("/hurricane-season")).toBe("/blog/hurricane-season");
});

test("else the nearest page above it, and the home page for nothing", () => {
  expect(closestPath("/services/xyz/qqqq")).toBe("/services");
  expect(closestPath("/services/quantum-annealing/workloads")).toBe("/services");
  expect(closestPath("/wp-login.php")).toBeNull();
  expect(closestPath("/")).toBeNull();
});
