import fc from "fast-check";
import { expect, test } from "vitest";
import { oneSpelling } from "./one-spelling.ts";

const asAsked = (path: string) => new URL(`http://site.invalid${path}`).pathname;

test.each([
  ["/about", "/about"],
  ["/%61bo%75t/", "/about"],
  ["/blog/my%2Dpost%5f%7E", "/blog/my-post_~"],
  ["//a///b//", "/a/b"],
  ["/compa%c3%b1%C3%ADa", "/compa%C3%B1%C3%ADa"],
  ["/compañía", "/compa%C3%B1%C3%ADa"],
  ["/a%2fb%2F", "/a%2Fb%2F"],
  ["/a%40b@c", "/a%40b@c"],
  ["/%ff%fe", "/%FF%FE"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/%zz%", "/%zz%"],
  ["/%2561", "/%2561"],
])("%s is spelled %s", (asked, spelled) => {
  expect(oneSpelling(asAsked(asked))).toBe(spelled);
});

const parts = fc.constantFrom(
  "/",
  "%",
  "2",
  "6",
  "1",
  "f",
  "F",
  "%2f",
  "%61",
  "%c3%b1",
  "ñ",
  ".",
  "%2e",
  "a",
  "-",
  "@",
);

test("whatever is asked for: who is led on arrives, on the same site", () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (asked) => {
      let path = asAsked(`/${asked.join("")}`);
      for (let ways = 0; oneSpelling(path) !== path; ways += 1) {
        expect(ways).toBeLessThan(asked.length + 2);
        const location = oneSpelling(path);
        expect(location).toMatch(/^\/(?!\/)/);
        path = new URL(location, "http://site.invalid").pathname;
      }
    }),
    { numRuns: 2_000 },
  );
});
