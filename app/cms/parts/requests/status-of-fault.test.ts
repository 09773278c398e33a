import { expect, test } from "vitest";
import { statusOfFault } from "./status-of-fault.ts";

test("a fault has the status of its answer, or 503 without one; a redirect is none, and is thrown on", () => {
  expect(statusOfFault({ status: 401, statusText: "", internal: true, data: null })).toBe(401);
  expect(statusOfFault(new TypeError("no network"))).toBe(503);
  const login = Response.redirect("https://site.example/cmslogin");
  expect(() => statusOfFault(login)).toThrow(expect.toSatisfy((thrown) => thrown === login));
});
