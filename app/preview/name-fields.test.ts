import { expect, test } from "vitest";
import { fieldsIn } from "#domain/content/form/fields-in.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { type Preview, preview } from "#domain/content/preview/preview.server.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { kindsBelow } from "../cms/editor/preview/shown-page.ts";
import { pageOf, previewPage } from "./page-of.server.tsx";

type Deps = Awaited<ReturnType<typeof openSeeded>>;

const show = async (deps: Deps, id: string, data?: object): Promise<Preview> => {
  const shown = await preview(deps, id, data && { data: { ...data } });
  if (!shown) throw new Error(`no preview of ${id}`);
  return { ...shown, view: { ...shown.view, still: true } };
};

const mainFor = (deps: Deps, shown: Preview, audience: "editor" | "staff") =>
  previewPage({ ...deps } as never, shown, audience).html.main;

/** Without what only the editor gets, and what no frame reads. */
const plain = (html: string) => html.replace(/<!--.*?-->/gs, "").replace(/ data-(field|link|part|props)="[^"]*"/g, "");

const attributes = (html: string, name: string) =>
  new Set([...html.matchAll(new RegExp(` data-${name}="([^"]*)"`, "g"))].map(([, value]) => value));

/** Said in the head, in lists of other pages, or in attributes only. */
const ELSEWHERE = /^(search|card)\.|\.(mark|altText)$/;
const INVISIBLE = /[\u200b-\u200d\u2060-\u2064\ufeff]/;

const ids = ["page-home", "page-about", "page-careers", "page-contact", "page-terms", "page-services"];
const others = ["service-cloud", "project-retail", "post-hipaa"];

test("in the editor each text and picture names its field, and otherwise the page is the same", async () => {
  const deps = await openSeeded("SQLite");
  for (const id of [...ids, ...others]) {
    const shown = await show(deps, id);
    const [html, staff] = [mainFor(deps, shown, "editor"), mainFor(deps, shown, "staff")];
    expect(plain(html), id).toBe(plain(staff));
    expect(html, id).not.toMatch(INVISIBLE);
    expect(html, id).not.toMatch(/ data-field="[^"]*"[^>]* data-field=/);
    expect(staff, id).not.toMatch(/ data-(field|link|part)=/);
    const { type, data } = shown.document;
    const fields = fieldsIn(type, data).filter(({ form, value, hidden, path }) => {
      const isShown = !hidden && !ELSEWHERE.test(path) && (type !== "page" || path.startsWith("blocks"));
      return isShown && ["line", "text", "rich-text", "picture"].includes(form.control) && value !== "";
    });
    const named = attributes(html, "field");
    expect(fields.map(({ place }) => placeKey(place)).filter((key) => !named.has(key))).toEqual([]);
  }
});

test("a link names its field beside the words on it, and its address stays", async () => {
  const deps = await openSeeded("SQLite");
  const html = mainFor(deps, await show(deps, "page-home"), "editor");
  const [button] = /<a [^>]*data-link="blocks\.[\w-]+\.slides\.0\.buttonLink"[^>]*>/.exec(html) ?? [""];
  expect(button).toMatch(/ href="\/preview\/at\/[a-z-]+"/);
  expect(button).toMatch(/ data-field="blocks\.[\w-]+\.slides\.0\.buttonText"/);
});

test("paragraphs, and parts of a rich text, are counted", async () => {
  const deps = await openSeeded("SQLite");
  const words = (text: string) => ({ type: "paragraph", content: [{ type: "text", text, marks: [{ type: "bold" }] }] });
  const item = { type: "listItem", content: [words("three")] };
  const body = {
    type: "doc",
    content: [words("one"), { type: "paragraph" }, { type: "bulletList", content: [item] }],
  };
  const { data } = (await show(deps, "page-terms")).document as { data: object };
  const blocks = [
    { type: "rich-text", id: "r", hidden: false, body },
    { type: "intro", id: "i", hidden: false, eyebrow: "", heading: "H", text: "a\n \nb\nc\n\nd 3", picture: "" },
  ];
  const html = mainFor(deps, await show(deps, "page-terms", { ...data, blocks }), "editor").replace(/<!--.*?-->/g, "");
  expect(html).toContain('<p data-field="blocks.r.body"><strong>one</strong></p>');
  expect(html).toContain('<li><p data-part="2" data-field="blocks.r.body"><strong>three</strong></p></li>');
  expect(html).toContain('<p data-field="blocks.i.text">a</p>');
  expect(html).toContain('<p style="white-space:pre-line" data-part="1" data-field="blocks.i.text">b\nc</p>');
  expect(html).toContain('<p data-part="2" data-field="blocks.i.text">d 3</p>');
});

test("what still says the example of its field is marked, so that the editor shows it as one", async () => {
  const deps = await openSeeded("SQLite");
  const { data } = (await show(deps, "page-terms")).document as { data: object };
  const marked = async (heading: string) => {
    const blocks = [{ type: "why-choose", id: "w", hidden: false, heading, cards: [] }];
    const html = mainFor(deps, await show(deps, "page-terms", { ...data, blocks }), "editor");
    return /<h2[^>]*>/.exec(html)?.[0];
  };
  expect(await marked("Say why clients choose you")).toBe('<h2 data-example="" data-field="blocks.w.heading">');
  expect(await marked("Why clients stay")).toBe('<h2 data-field="blocks.w.heading">');
});

test("of a member, the page that shows the team names the fields of this member alone", async () => {
  const deps = await openSeeded("SQLite");
  const html = mainFor(deps, await show(deps, "member-1"), "editor");
  expect(attributes(html, "field")).toEqual(new Set(["photo", "name", "role", "description"]));
  expect(html.match(/ data-field="name"/g)).toHaveLength(1);
});

test("a block alone is rendered as among the others, so that the editor asks for those alone that changed", async () => {
  const deps = await openSeeded("SQLite");
  const partsOf = async (id: string, data: object, below?: Record<string, string>) =>
    pageOf({ ...deps } as never, await show(deps, id, data), "editor", below).html.parts;
  for (const id of ["page-home", "page-about", "page-careers", "page-contact", "page-services"]) {
    const { data } = (await show(deps, id)).document as { data: { blocks: object[] } };
    const alone = data.blocks.map((block) => partsOf(id, { ...data, blocks: [block] }, kindsBelow(data)));
    expect((await Promise.all(alone)).flat(), id).toEqual(await partsOf(id, data));
  }
});
