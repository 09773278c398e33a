import { expect, test } from "vitest";
import { currentOf } from "./main-menu.tsx";

test("the link of the page itself is current", () => {
  expect(currentOf("/about", { path: "/about" }, "/")).toBe("page");
  expect(currentOf("/about/", { path: "/about" }, "/")).toBe("page");
  expect(currentOf("/", { path: "/" }, "/")).toBe("page");
});

test("a parent is current for the pages below it, listed in its submenu or not", () => {
  expect(currentOf("/services/data", { path: "/services", submenu: [] }, "/")).toBe("true");
  expect(currentOf("/team", { path: "/about", submenu: [{ path: "/team" }] }, "/")).toBe("true");
});

test("home is no parent, and a shared beginning is no kinship", () => {
  expect(currentOf("/about", { path: "/" }, "/")).toBeUndefined();
  expect(currentOf("/es/nosotros", { path: "/es" }, "/es")).toBeUndefined();
  expect(currentOf("/aboutus", { path: "/about" }, "/")).toBeUndefined();
  expect(currentOf("/about", { path: "/about#team" }, "/")).toBeUndefined();
});
