import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { type DataOf, documentTypes } from "#domain/content/document-types.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { allTypes, kinds } from "#domain/content/kinds.ts";
import { configuredNames, fillNames, namedValues } from "#domain/content/names.ts";
import { payOf } from "#domain/content/published/offers/pay.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import altOfWork from "./pictures/alt-work.json" with { type: "json" };
import { englishDocuments, seedDocuments } from "./seed.ts";
import { readSeed } from "./seed-content.ts";
import { settings } from "./settings.ts";
import { saidWrong, texts } from "./writing/said-wrong.ts";
import type { SeedDocument } from "./writing/seed-of.ts";
import { words } from "./writing/words.ts";

const ofType = <T extends SeedDocument["type"]>(type: T) =>
  englishDocuments.filter((document): document is Extract<SeedDocument, { type: T }> => document.type === type);

const parsed = documentTypes.settings.parse(settings.data);
const altcha = { provider: "altcha", challengeUrl: "/api/challenge" } as const;
const names = { ...namedValues(parsed), ...configuredNames(parsed, altcha, wordingOf("en"), true) };
const filled = englishDocuments.map(
  (document) => ({ ...document, data: fillNames(document.data, names) }) as SeedDocument,
);
const withAddress = filled.filter((document) => "path" in document.data) as Extract<
  SeedDocument,
  { data: { path: string } }
>[];

const doubles = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const pictures =
  `hero-business hero-digital hero-security coast service-area-map page-about page-services page-portfolio
  page-careers page-contact page-blog page-privacy page-terms service-consulting service-managed service-cloud
  service-security service-software service-data service-network service-infrastructure service-help-desk
  project-healthcare project-cloud project-security project-retail project-network project-datacenter case-manufacturer
  post-hurricane post-hipaa post-flat-fee page-industries industry-healthcare industry-condominiums industry-logistics
  industry-hospitality industry-law-accounting area-miami area-fort-lauderdale area-west-palm-beach
  figure-consulting figure-managed figure-cloud figure-security figure-software figure-data figure-network
  figure-infrastructure figure-help-desk member-marisol member-desmond member-priya member-tomas member-yanick`.split(
    /\s+/,
  );

test.each(seedDocuments.map((document) => [document.id, document] as const))(
  "%s parses with its schema",
  (_, document) => {
    const result = documentTypes[document.type].safeParse(document.data);
    expect(result.error?.issues ?? []).toEqual([]);
  },
);

test("ids and addresses are unique, and singletons are named by their type", () => {
  expect(doubles(seedDocuments.map(({ id }) => id))).toEqual([]);
  expect(doubles(withAddress.map(({ data }) => data.path))).toEqual([]);
  for (const type of allTypes.filter((name) => kinds[name].single))
    expect(ofType(type).map(({ id }) => id)).toEqual([type]);
});

test("the site has the documents that are specified", () => {
  const count = (type: SeedDocument["type"]) => ofType(type).length;
  expect([count("page"), count("service"), count("project"), count("member"), count("testimonial")]).toEqual([
    18, 9, 6, 5, 4,
  ]);
  expect(ofType("service").filter(({ data }) => data.card.listed !== false)).toHaveLength(8);
  expect(ofType("testimonial").map(({ data }) => data.rating)).toEqual([5, 5, 5, 5]);
});

test("each service shows one drawn figure of its own, with a caption", () => {
  const drawn = ofType("service").map(({ data }) =>
    data.sections.flatMap(({ body }) => (body as RichTextNode).content ?? []).filter(({ type }) => type === "picture"),
  );
  expect(drawn.map((figures) => figures.length)).toEqual(drawn.map(() => 1));
  const attrs = drawn.map(([figure]) => figure?.attrs as { picture: string; caption: string });
  expect(new Set(attrs.map(({ picture }) => picture)).size).toBe(9);
  expect(attrs.every(({ caption }) => caption)).toBe(true);
});

test("the case of the five clinics says five of them in its words and in the text of its picture", () => {
  const data = ofType("project").find(({ id }) => id === "project-healthcare")?.data;
  const said = [...texts(data)].map(({ text }) => text);
  expect(said.join(" ")).not.toMatch(/\b(two|three|four|six) (family )?clinics/i);
  for (const text of [data?.client, data?.summary, altOfWork["project-healthcare"]]) expect(text).toMatch(/\bfive\b/i);
});

test("the services page leads to all nine services, by name or by what hurts", () => {
  const page = ofType("page").find(({ data }) => data.path === "/services");
  const all = ofType("service").map(({ data }) => data.path);
  const listed = ofType("service").filter(({ data }) => data.card.listed !== false);
  const led = new Set([
    ...listed.map(({ data }) => data.path),
    ...[...texts(page?.data.blocks)].map(({ text }) => text),
  ]);
  expect(all.filter((path) => !led.has(path))).toEqual([]);
  expect(page?.data.blocks).toContainEqual(expect.objectContaining({ heading: "Not sure? Start here" }));
});

test("every link inside the site leads to a seeded page", () => {
  const anchors = new Map([["/about", ["team"]]]);
  const known = new Set([...withAddress.map(({ data }) => data.path), "/blog/rss.xml", "/map"]);
  const broken = filled.flatMap(({ id, data }) =>
    [...texts(data)]
      .filter(({ text }) => /^[/#]\S*$/.test(text) && !/^#[0-9a-f]{6}$/i.test(text))
      .filter(({ text }) => {
        const [path = "", anchor] = text.replace(/\?[^#]*/, "").split("#");
        return !known.has(path) || (anchor !== undefined && !anchors.get(path)?.includes(anchor));
      })
      .map(({ text }) => `${id}: ${text}`),
  );
  expect(broken).toEqual([]);
});

test("a position is found by what it pays, and is paid by the hour or the year", () => {
  const wrong = ofType("position").filter(({ data: { pay, search } }) => {
    const unit = pay.per === "hour" ? pay.to < 500 : pay.from > 20_000;
    return !unit || !search?.description?.includes(payOf({ pay }, wordingOf("en")));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("links to other hosts are encrypted", () => {
  const hosts = filled.flatMap(({ data }) =>
    [...texts(data)].filter(({ field }) => field === "href" || field === "url"),
  );
  expect(hosts.filter(({ text }) => !/^(\/|https:\/\/|tel:)/.test(text))).toEqual([]);
});

test("references name seeded documents of the right type", () => {
  const ids = (type: SeedDocument["type"]): string[] => ofType(type).map(({ id }) => id);
  for (const { data } of ofType("page"))
    for (const block of data.blocks) {
      if (block.type === "service-grid") expect(ids("service")).toEqual(expect.arrayContaining(block.services ?? []));
      if (block.type === "project-grid") expect(ids("project")).toEqual(expect.arrayContaining(block.projects ?? []));
    }
});

test("blocks have unique ids within a page, and each page one main heading", () => {
  for (const { id, data } of ofType("page")) {
    expect(doubles(data.blocks.map((block) => block.id)), id).toEqual([]);
    const openings = data.blocks.filter(({ type }) => type === "intro" || type === "hero-slides");
    expect(openings, id).toEqual([data.blocks[0]]);
  }
});

test("every picture is drawn for this site, and no two addresses share one", () => {
  const used = filled.map(({ id, data }) => ({
    id,
    pictures: [...texts(data)]
      .filter(({ field, text }) => /^(picture|photo)$/.test(field) && text)
      .map(({ text }) => text),
  }));
  expect(used.flatMap((document) => document.pictures).filter((picture) => !pictures.includes(picture))).toEqual([]);
  const outsideHome = used.filter(({ id }) => id !== "page-home").flatMap((document) => document.pictures);
  expect(doubles(outsideHome)).toEqual([]);
  expect(pictures.filter((picture) => !used.some((document) => document.pictures.includes(picture)))).toEqual([]);
});

test("search titles and descriptions fit and are unique", () => {
  const found = withAddress.map(({ data }) => ({ path: data.path, ...data.search }));
  const titles = found.filter(({ path }) => path !== "/").map(({ title = "" }) => title);
  expect(titles.filter((title) => title === "" || title.length > 60)).toEqual([]);
  const wrong = found.filter(({ description = "" }) => description.length < 140 || description.length > 160);
  expect(wrong.map(({ path, description = "" }) => `${path}: ${description.length}`)).toEqual([]);
  expect(doubles(titles)).toEqual([]);
  expect(doubles(found.map(({ description = "" }) => description))).toEqual([]);
  const [seo] = ofType("seo");
  expect(seo?.data.description.length).toBeGreaterThanOrEqual(150);
  expect(seo?.data.description.length).toBeLessThanOrEqual(160);
});

test("claims, company and phone are used by name", () => {
  const literals = ["15+", "500+", "1000+", "24/7", "(305)", "Mangrove IT", "{retentionmonths}"];
  const named = Object.keys(names);
  for (const { id, type, data } of seedDocuments)
    for (const { text } of type === "settings" || type === "seo" ? [] : texts(data)) {
      for (const literal of literals) expect(text, id).not.toContain(literal);
      for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(named, id).toContain(name);
    }
});

test("partners carry marks that the site has", () => {
  const [home] = ofType("page");
  const block = home?.data.blocks.find(({ type }) => type === "partners") as Extract<
    DataOf<"page">["blocks"][number],
    { type: "partners" }
  >;
  expect(block.partners).toHaveLength(12);
  for (const { mark } of block.partners) expect(existsSync(`public/mark/${mark}.svg`), mark).toBe(true);
});

test("every text keeps to the list of words, but for the terms, which are a contract, and what is quoted", () => {
  const written = seedDocuments.flatMap(({ id, data }) => (id === "page-terms" ? [] : [...texts(data)]));
  const { paths: _paths, enquiry: _quoted, answers: _too, ...product } = wordingOf("en").words;
  const said = [
    ...[...written, ...texts(product)].map(({ text }) => text),
    ...readSeed().pictures.map(({ alt }) => alt),
  ];
  expect(saidWrong(words, said)).toEqual([]);
});
