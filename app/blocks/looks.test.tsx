import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tradeDrawings } from "#app/ui/drawings/trade-drawings.ts";
import type { Block } from "#domain/content/blocks/block.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { filledFields, filledView } from "../../tests/filled-fields.ts";
import { told } from "../../tests/http/told.ts";
import { BlockSwitch } from "./blocks.tsx";
import { MailLink } from "./parts/contact-links.tsx";

const kinds = formOf("page").fields.flatMap(({ form }) => (form.control === "blocks" ? form.kinds : []));

test.each(kinds.map((kind) => [kind.type, kind] as const))(
  "%s shows all that is filled in, and no gap",
  (type, kind) => {
    for (const isFull of [true, false]) {
      const block = { type, id: "b1", hidden: false, ...filledFields(kind, "", isFull) } as unknown as Block;
      const html = renderToStaticMarkup(<BlockSwitch block={block} view={filledView(isFull)} />);
      expect(told(html)).toMatchSnapshot(isFull ? "full" : "bare");
    }
  },
);

test("beside a quote stands its picture, or the icon of its trade, and no letters", () => {
  const block = { type: "testimonials", id: "b1", hidden: false, heading: "Voices", testimonials: ["a", "b"] };
  const quote = { name: "Operations director", position: "Hotel", content: "Good.", rating: 5 };
  const testimonials = [
    { ...quote, id: "a", picture: "", trade: "hotel or restaurant" },
    { ...quote, id: "b", picture: "face", trade: "clinic" },
  ];
  const view = { ...filledView(true), testimonials } as ReturnType<typeof filledView>;
  const html = renderToStaticMarkup(<BlockSwitch block={block as unknown as Block} view={view} />);
  expect(html.match(/class="icon"/g)).toHaveLength(1);
  expect(html).toContain(tradeDrawings.hotel[0]);
  expect(html).toContain('alt="alt of face"');
  expect(html).not.toContain(">OD<");
});

test("a grid without a choice of its own shows the services that are listed; one that is chosen shows even so", () => {
  const full = filledView(true);
  const services = full.services.map((one, at) => ({ ...one, id: `s${at}`, title: `Service ${at}`, listed: at === 0 }));
  const titles = (chosen: string[]) => {
    const block = { type: "service-grid", id: "b1", hidden: false, heading: "All", services: chosen };
    const view = { ...full, services } as ReturnType<typeof filledView>;
    const html = renderToStaticMarkup(<BlockSwitch block={block as unknown as Block} view={view} />);
    return [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
  };
  expect([titles([]), titles(["s1"])]).toEqual([["Service 0"], ["Service 1"]]);
});

test.each(["testimonials", "project-grid", "team", "latest-posts"])(
  "a list whose documents have all left the site shows nothing, not a heading over nothing: %s",
  (type) => {
    const kind = kinds.find((one) => one.type === type) ?? expect.fail(type);
    const named = { testimonials: ["gone"], projects: ["gone"], posts: ["gone"], paged: false };
    const block = { type, id: "b1", hidden: false, ...filledFields(kind, "", true), ...named } as unknown as Block;
    const view = { ...filledView(true), testimonials: [], projects: [], members: [], posts: [] };
    expect(renderToStaticMarkup(<BlockSwitch block={block} view={view} />)).toBe("");
  },
);

test("that no position is open is said where it is so; where others are, positions that are named and closed show nothing", () => {
  const kind = kinds.find((one) => one.type === "open-positions") ?? expect.fail();
  const block = { type: "open-positions", id: "b1", hidden: false, ...filledFields(kind, "", true) };
  const shown = (positions: ReturnType<typeof filledView>["positions"]) => {
    const named = { ...block, positions: ["closed"] } as unknown as Block;
    return renderToStaticMarkup(<BlockSwitch block={named} view={{ ...filledView(true), positions }} />);
  };
  const { positions } = filledView(true);
  expect(positions.length).toBeGreaterThan(0);
  expect(shown(positions)).toBe("");
  expect(shown([])).toContain("No position is open");
});

test("an address that harvesters don't find is joined by the loader as user, then host", () => {
  const html = renderToStaticMarkup(<MailLink mailbox={{ user: "info", host: "example.org" }} page="/contact" />);
  expect(html).toBe('<a href="/contact" data-mailbox="info example.org">info[at]example.org</a>');
});

test("a figure of a case has its caption right below it", () => {
  const study = { figure: "0", title: "A", category: "Security", picture: "p", description: "B", link: "/portfolio" };
  const studies = [{ ...study, caption: "findings open, down from 61" }];
  const block = { type: "case-studies", id: "b1", hidden: false, heading: "Cases", studies };
  const html = renderToStaticMarkup(<BlockSwitch block={block as unknown as Block} view={filledView(true)} />);
  expect(html).toMatch(/<p [^>]*>0<\/p><p [^>]*>findings open, down from 61<\/p>/);
});

test("a list of posts that fits one page has no numbers of pages", () => {
  const kind = kinds.find((one) => one.type === "latest-posts") ?? expect.fail();
  const block = { type: "latest-posts", id: "b1", hidden: false, ...filledFields(kind, "", true), paged: true };
  const pagesOf = (count: number) => {
    const view = { ...filledView(true), postsPage: { number: 1, count, path: "/blog" } };
    const html = renderToStaticMarkup(<BlockSwitch block={block as unknown as Block} view={view} />);
    return html.match(/<a href="[^"]*"[^>]*aria-label="Page/g)?.length;
  };
  expect([pagesOf(0), pagesOf(1), pagesOf(2)]).toEqual([undefined, undefined, 2]);
});

test("a file that is gone from the library is no longer offered", () => {
  const files = ["there", "gone"].map((file) => ({ file, title: `Sheet ${file}`, note: "" }));
  const block = { type: "downloads", id: "b1", hidden: false, heading: "Sheets", files };
  const full = filledView(true);
  const view = { ...full, files: { there: full.files.there } } as ReturnType<typeof filledView>;
  const html = renderToStaticMarkup(<BlockSwitch block={block as unknown as Block} view={view} />);
  expect(html).toContain("Sheet there");
  expect(html).not.toContain("Sheet gone");
});

test("words of a link without an address, and an address without words, make no link", () => {
  for (const link of [
    { linkText: "More", linkPath: "" },
    { linkText: "", linkPath: "/more" },
  ])
    for (const type of ["about-points", "picture-with-text"]) {
      const kind = kinds.find((one) => one.type === type) ?? expect.fail(type);
      const block = { type, id: "b1", hidden: false, ...filledFields(kind, "", true), ...link } as unknown as Block;
      expect(renderToStaticMarkup(<BlockSwitch block={block} view={filledView(true)} />)).not.toContain("<a");
    }
});

test.each([
  ["rich-text", "tone-paper"],
  ["questions", "tone-white"],
  ["about-points", "tone-white"],
  ["picture-with-text", "tone-white"],
])("a text stands on the background that is chosen for it: %s", (type, first) => {
  const kind = kinds.find((one) => one.type === type) ?? expect.fail(type);
  const form = kind.fields.find(({ name }) => name === "background")?.form;
  if (form?.control !== "choice") return expect.fail("no choice");
  expect(`tone-${form.options[0]}`, "as before there was a choice").toBe(first);
  for (const background of form.options) {
    const block = { type, id: "b1", hidden: false, ...filledFields(kind, "", true), background } as unknown as Block;
    expect(renderToStaticMarkup(<BlockSwitch block={block} view={filledView(true)} />)).toContain(`tone-${background}`);
  }
});
