import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Data } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { EditingContext } from "../state/editing.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const action = { type: "call-to-action", id: "a", hidden: false, heading: "Call", text: "" };
const text = { type: "rich-text", id: "t", hidden: false, body: { type: "doc", content: [] } };
const quotes = { type: "testimonials", id: "q", hidden: false, heading: "Voices", testimonials: [] };
const page = (title: string, ...blocks: Data[]): Data => ({ title, path: "/about", blocks });

const sides = (base: Data, mine: Data, theirs: Data) => {
  const html = renderToStaticMarkup(
    <EditingContext
      value={{ form: formOf("page"), targets: {}, pictures: { roots: { alt: "Roots in green" } } } as never}
    >
      <VersionsDialog
        title="Two"
        base={base}
        mine={{ name: "Yours", at: 0, data: mine }}
        theirs={{ name: "Ada", at: 0, data: theirs }}
        take={() => {}}
      />
    </EditingContext>,
  );
  const intro = /versions-intro">([^<]*)/.exec(html)?.[1];
  const rows = html.split("<fieldset>").slice(1);
  return {
    intro,
    rows: rows.map((row) => ({
      texts: [...row.matchAll(/version-text">([^<]*)/g)].map(([, words]) => words),
      marked: [...row.matchAll(/<input type="radio"([^>]*)>/g)].findIndex(([, input]) => input?.includes("checked")),
    })),
  };
};

test("an order is told by the names of all blocks, those that only one of the two has too", () => {
  const { rows } = sides(page("About", action, text), page("About", text, action), page("About", quotes, action, text));
  const order = rows.find(({ texts }) => texts[0]?.startsWith("1. "));
  expect(order?.texts).toEqual(["1. Rich text\n2. Call to action", "1. Testimonials\n2. Call to action\n3. Rich text"]);
});

test("how many fields both changed is counted, and what only one changed is marked as theirs or mine", () => {
  const base = page("About", action);
  const mine = page("About us", { ...action, text: "Mine" });
  const theirs = page("About", { ...action, heading: "Theirs", text: "Theirs" });
  expect(sides(base, mine, theirs)).toEqual({
    intro: "One field was changed by both. Choose for each what stays.",
    rows: [
      { texts: ["About us", "About"], marked: 0 },
      { texts: ["Call", "Theirs"], marked: 1 },
      { texts: ["Mine", "Theirs"], marked: 0 },
    ],
  });
  expect(sides(base, mine, page("About", { ...action, heading: "Theirs" })).intro).toContain("nothing gets lost");
});

test("a picture is told by its text, or else by its name", () => {
  const pictured = (picture: string) =>
    page("About", { type: "intro", id: "i", hidden: false, heading: "Hello", picture });
  expect(sides(pictured(""), pictured("roots"), pictured("coast")).rows).toEqual([
    { texts: ["Roots in green", "coast"], marked: 0 },
  ]);
});
