import fc from "fast-check";
import { expect, test } from "vitest";
import { planImport } from "./import-redirects.server.ts";
import { pathOf, planRedirect, type Surroundings } from "./plan-redirect.ts";

const live = new Set(["/", "/about", "/services", "/contact"]);

const deps = (redirects: Record<string, string> = {}): Surroundings => ({
  redirects: new Map(Object.entries(redirects)),
  isLive: (path) => live.has(path),
  publicUrl: "https://mangrove.example",
});

const messageOf = (from: string, to: string, redirects = {}) => {
  const plan = planRedirect(deps(redirects), { from, to });
  return plan.outcome === "invalid" ? plan.issues.map((issue) => `${issue.field}: ${issue.message}`).join("; ") : null;
};

test("a redirect is written as the front door sees it, whatever was typed", () => {
  const plan = planRedirect(deps(), { from: " https://mangrove.example/Alte Seite/ ", to: "/about#team" });
  expect(plan).toMatchObject({ outcome: "fits", from: "/Alte%20Seite", to: "/about#team", nothingThere: false });
  const coded = planRedirect(deps(), { from: "/compa%c3%b1%c3%ada%2Dvieja", to: "/%61bout#%c3" });
  expect(coded).toMatchObject({ from: "/compa%C3%B1%C3%ADa-vieja", to: "/about#%c3", nothingThere: false });
  expect(messageOf("/%61bout", "/contact")).toContain("Visitors can open /about");
  for (const home of ["https://mangrove.example", "https://mangrove.example/", "/"])
    expect(planRedirect(deps(), { from: "/old", to: home }), home).toMatchObject({ to: "/" });
});

test("a page that visitors can open is not redirected away", () => {
  expect(messageOf("/about", "/contact")).toContain("from: Visitors can open /about");
  expect(messageOf("/about/", "/contact")).toContain("Visitors can open /about");
});

test("addresses of the site itself are refused", () => {
  for (const from of [
    "/cms",
    "/cms/pages",
    "/api/contact",
    "/robots.txt",
    "/sitemap.xml",
    "/blog/page/2",
    "/media/x.png",
  ])
    expect(messageOf(from, "/about")).toBe("from: This address is used by the site itself");
});

test("what is no address is refused, at the field where it stands", () => {
  for (const from of ["", "old", "//host/x", "/a\\b", "/old?x=1", "/old#x", "=cmd()", "javascript:alert(1)"])
    expect(messageOf(from, "/about")).toMatch(/^from: /);
  for (const to of [
    "",
    "about",
    "//evil.example",
    "javascript:alert(1)",
    "ftp://x.example",
    "/a\nb",
    "https://x.example/\tb",
  ])
    expect(messageOf("/old", to)).toMatch(/^to: Start with/);
});

test("loops are refused and said", () => {
  expect(messageOf("/old", "/old")).toBe("to: A page can't redirect to itself");
  expect(messageOf("/old", "/old#top")).toBe("to: A page can't redirect to itself");
  expect(messageOf("/old", "/old", { "/old": "/about" })).toBe("to: A page can't redirect to itself");
  expect(messageOf("/b", "/a", { "/a": "/b" })).toBe("to: This would be a loop: /a leads to /b");
});

test("a chain is resolved in both directions, keeping the place within the page", () => {
  const forward = planRedirect(deps({ "/b": "/about" }), { from: "/a", to: "/b#team" });
  expect(forward).toMatchObject({ to: "/about#team", through: "/b#team" });
  const backward = planRedirect(deps({ "/a": "/b#x", "/z": "/b" }), { from: "/b", to: "/about" });
  expect(backward).toMatchObject({
    to: "/about",
    repointed: [
      { from: "/a", to: "/about#x" },
      { from: "/z", to: "/about" },
    ],
  });
});

test("a target where nothing is, is taken and said", () => {
  expect(planRedirect(deps(), { from: "/a", to: "/nowhere" })).toMatchObject({ nothingThere: true });
  expect(planRedirect(deps(), { from: "/a", to: "https://other.example/x" })).toMatchObject({ nothingThere: false });
  expect(planRedirect(deps(), { from: "/a", to: "/blog/rss.xml" })).toMatchObject({ nothingThere: false });
});

const paths = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/about", "/contact", "/");
const targets = fc.oneof(paths, fc.constantFrom("/a#x", "/b?q=1", "/about#team", "https://other.example/"));

test("whatever is redirected in whatever order: no chain, no loop, no live page", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, targets), { maxLength: 40 }), (steps) => {
      const redirects = new Map<string, string>();
      for (const [from, to] of steps) {
        const plan = planRedirect({ ...deps(), redirects }, { from, to });
        if (plan.outcome === "invalid") continue;
        for (const other of plan.repointed) redirects.set(other.from, other.to);
        redirects.set(plan.from, plan.to);
        expect(plan.from).toBe(from);
        expect([...redirects.values()].some((target) => redirects.has(pathOf(target) ?? ""))).toBe(false);
        expect([...redirects].some(([source, target]) => pathOf(target) === source)).toBe(false);
        expect([...redirects.keys()].some((source) => live.has(source))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test("an import is checked line by line, each against the lines before it", () => {
  const rows = [
    { line: 2, cells: ["/a", "/b"] },
    { line: 3, cells: ["/b", "/about"] },
    { line: 4, cells: ["/about", "/a"] },
    { line: 5, cells: ["/a", "/contact"] },
    { line: 6, cells: ["=HYPERLINK()", "/a"] },
    { line: 7, cells: ["/only-one"] },
  ];
  const plan = planImport(deps(), rows);
  expect(plan.issues.map(({ line }) => line)).toEqual([4, 5, 6, 7]);
  expect(plan.issues[1]?.message).toBe("from: /a stands on line 2 already");
  expect(plan.redirects.at(-1)).toMatchObject({ from: "/b", to: "/about", repointed: [{ from: "/a", to: "/about" }] });
});

test("a line of an import that leads to what a line before it repointed leads to the end at once", () => {
  const rows = [
    { line: 1, cells: ["/b", "/about"] },
    { line: 2, cells: ["/c", "/a"] },
  ];
  const { redirects } = planImport(deps({ "/a": "/b" }), rows);
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(["/b /about", "/c /about"]);
});
