import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { originWords, storedOrigin } from "./origin.ts";
import { submitEnquiry } from "./submit/submit-enquiry.server.ts";

test("an origin is told in one line", () => {
  const pages = ["/services/security", "/contact"];
  expect(originWords({ source: "Google", campaign: "", pages })).toBe(
    "from a search engine to /services/security, 2 pages read",
  );
  expect(originWords({ source: "newsletter", campaign: "spring audit", pages: ["/"] })).toBe(
    "from newsletter by the campaign “spring audit” to /, 1 page read",
  );
  expect(originWords({ source: "", campaign: "", pages })).toMatch(/^directly to /);
  expect(originWords({ source: "Bing", campaign: "", pages: [] })).toBe("from a search engine");
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("what the tab tells is kept as far as it can be true, and never refuses an enquiry", async () => {
    const deps = await openSeeded(kind);
    const trail = { referrer: "https://www.google.com/", source: "", campaign: "", pages: ["/services", "/contact"] };
    const told: [sent: unknown, kept: unknown][] = [
      [trail, { source: "Google", campaign: "", pages: ["/services", "/contact"] }],
      [
        { ...trail, source: "newsletter", campaign: " spring  audit " },
        { source: "newsletter", campaign: "spring audit", pages: trail.pages },
      ],
      [
        {
          referrer: "https://mangrove.example/x",
          pages: ["/", "/no-such-page", "//evil.example", "/", "/es", "/search"],
        },
        { source: "", campaign: "", pages: ["/", "/es", "/search"] },
      ],
      [
        { ...trail, source: "ada@example.org", campaign: "call 3055550142", pages: Array(31).fill("/") },
        { source: "Google", campaign: "", pages: [] },
      ],
      [{ referrer: 7, source: ["x"], pages: [{}, "/"] }, null],
      [{ referrer: "x".repeat(501), pages: "/" }, null],
      ["/services", null],
      [[], null],
      [undefined, null],
      [{ pages: ["/blog/page/2", "/blog", "/blog/tag/no-such-tag"] }, { source: "", campaign: "", pages: ["/blog"] }],
    ];
    for (const [origin, kept] of told) {
      const form = filledForm({ origin });
      expect((await submitEnquiry(deps, form, `::${told.length}`)).outcome).toBe("received");
      const row = await deps.database
        .selectFrom("enquiry")
        .select("origin")
        .where("form_id", "=", String(form.formId))
        .executeTakeFirstOrThrow();
      expect(storedOrigin(row.origin), JSON.stringify(origin)).toEqual(kept);
    }
  });

  test("nothing of it is kept where visits are not counted", async () => {
    const deps = await openSeeded(kind);
    Object.assign(deps.settings, { VISITS: false });
    await submitEnquiry(deps, filledForm({ origin: { referrer: "https://www.bing.com/", pages: ["/"] } }), "::1");
    expect(await deps.database.selectFrom("enquiry").select("origin").execute()).toEqual([{ origin: null }]);
  });
});
