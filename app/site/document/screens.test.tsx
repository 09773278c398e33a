import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formOf } from "#domain/content/form/document-form.ts";
import type { DocumentView } from "#domain/content/published/page/page-view.server.ts";
import { filledFields, filledView } from "../../../tests/filled-fields.ts";
import { told } from "../../../tests/http/told.ts";
import { DocumentScreen } from "./document-screen.tsx";

test("a block that is hidden is not on its page", () => {
  const block = (id: string, hidden: boolean) => ({ type: "call-to-action", id, hidden, heading: `Heading ${id}` });
  const data = { blocks: [block("a", false), block("b", true)] };
  const document = { id: "page", type: "page", path: "/page", publishedAt: 0, data };
  const shown = { document, view: filledView(true) } as unknown as DocumentView;
  const html = renderToStaticMarkup(<DocumentScreen {...shown} islands={{}} />);
  expect([html.includes("Heading a"), html.includes("Heading b")]).toEqual([true, false]);
});

test("a case offers no way to itself, however few there are", () => {
  const data = { ...filledFields(formOf("project"), "", true), path: "/project/a", related: ["a"] };
  const document = { id: "a", type: "project", path: "/project/a", changedAt: null, data };
  const shown = { document, view: filledView(true) } as unknown as DocumentView;
  const html = renderToStaticMarkup(<DocumentScreen {...shown} islands={{}} />);
  expect([html.includes('href="/project/b"'), html.includes('href="/project/a"')]).toEqual([true, false]);
});

test.each([
  ["Miami, FL (Hybrid)", "hybrid", "Miami, FL (Hybrid)"],
  ["Miami, FL (On-site)", "on site", "Miami, FL (On-site)"],
  ["Miami, FL", "hybrid", "Miami, FL, hybrid"],
  ["Miami, FL", "on site", "Miami, FL, on site"],
  ["Remote", "remote", "Remote"],
])("a position says once how much of it is done on site: %s, %s", (location, workplace, said) => {
  const data = { ...filledFields(formOf("position"), "", true), location, workplace };
  const document = { id: "a", type: "position", path: "/position/a", changedAt: null, data };
  const shown = { document, view: filledView(true) } as unknown as DocumentView;
  expect(renderToStaticMarkup(<DocumentScreen {...shown} islands={{}} />)).toContain(`<dd>${said}</dd>`);
});

test.each(["service", "project", "post", "position"] as const)(
  "a %s shows all that is filled in, and no gap",
  (type) => {
    for (const isFull of [true, false]) {
      const data = filledFields(formOf(type), "", isFull);
      const member = filledFields(formOf("member"), "member-", true);
      const tags = isFull ? [{ name: "Backups", path: "/blog/tag/backups" }] : [];
      const post = {
        author: { name: "Ana R.", member: isFull ? { id: "a", ...member } : null },
        tags,
        minutes: 3,
        updatedAt: isFull ? Date.parse("2026-11-20T12:00Z") : null,
      };
      const document = { id: `${type}-a`, type, path: `/${type}/a`, changedAt: null, data };
      const shown = { document, view: { ...filledView(isFull), post } } as unknown as DocumentView;
      const html = renderToStaticMarkup(<DocumentScreen {...shown} islands={{}} />);
      expect(told(html)).toMatchSnapshot(isFull ? "full" : "bare");
    }
  },
);
