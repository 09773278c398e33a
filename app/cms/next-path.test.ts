import { expect, test } from "vitest";
import { loginFor, nextPath } from "./next-path.ts";

test.each([
  ["/cms/enquiries?state=new", "/cms/enquiries?state=new"],
  ["/", "/"],
  ["/services/cloud#top", "/services/cloud#top"],
])("after signing in, %s is gone to", (wanted, to) => {
  expect(nextPath(wanted)).toBe(to);
});

test.each([
  null,
  "",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%0a\n/evil.example",
  "javascript:alert(1)",
  "/..//evil.example/%2e%2e",
  "/cmslogin?next=/cmslogin",
])("after signing in, %j leads to the dashboard or stays on this site", (wanted) => {
  const to = nextPath(wanted);
  expect(new URL(to, "http://site.test").origin).toBe("http://site.test");
  expect(to.startsWith("/cmslogin")).toBe(false);
});

test("the login remembers where somebody wanted to go", () => {
  expect(loginFor("http://site.test/cms/enquiries/7?x=1")).toBe("/cmslogin?next=%2Fcms%2Fenquiries%2F7%3Fx%3D1");
  expect(loginFor("http://site.test/cms/dashboard")).toBe("/cmslogin");
});

test("what is too long for the head of an answer is forgotten: encoded once more, browsers and proxies refuse it", () => {
  expect(loginFor(`http://site.test/cms/media?search=${"%CC%81".repeat(250)}`)).toBe("/cmslogin");
  expect(nextPath(`/cms/media?search=${"a".repeat(2_000)}`)).toBe("/cms/dashboard");
});
