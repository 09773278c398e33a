import { describe, expect, test } from "vitest";
import type { DataOf } from "#domain/content/document-types.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { allLanguages } from "#domain/languages.ts";
import { seedDocuments } from "./seed.ts";
import type { SeedDocument } from "./writing/seed-of.ts";
import { numberOf, paragraphs, writtenIn } from "./writing/sentences.ts";

type Document<T> = Extract<SeedDocument, { type: T }>;

const figuresIn = (value: unknown) =>
  [...paragraphs(value)].flatMap((text) => text.match(/\d[\d,.:]*\d|\d/g) ?? []).sort();

test.each(seedDocuments.flatMap((document) => (document.group ? [[document.id, document] as const] : [])))(
  "%s has the figures of its original, and no others",
  (_, { group, data }) => {
    const original = seedDocuments.find(({ id }) => id === group);
    const { search: _there, ...there } = (original?.data ?? {}) as { search?: unknown };
    const { search: _here, ...here } = data as { search?: unknown };
    expect(figuresIn(here)).toEqual(figuresIn(there));
  },
);

describe.each(allLanguages)("in %s", (language) => {
  const documents = writtenIn(seedDocuments, language);
  const ofType = <T extends SeedDocument["type"]>(type: T) =>
    documents.filter((document): document is Document<T> => document.type === type);
  const about = (id: string) => documents.find((document) => (document.group ?? document.id) === id)?.data;
  const settings = about("settings") as DataOf<"settings">;

  test("a share that a case tells follows from the two numbers beside it", () => {
    const told = ofType("project").flatMap(({ data }) =>
      data.results.flatMap(({ figure, text }) => {
        const [, now, before] =
          /(?:^|[:,] )(?:about )?(\w+)[^:,]*(?: across [^:,]*)?, down from (\w+)/.exec(text) ?? [];
        const [, was, is] = /\bde (\w+) a (?:unas )?(\w+)/.exec(text) ?? [];
        const [from, to] = [numberOf(before ?? was), numberOf(now ?? is)];
        return Number.isNaN(from + to) ? [] : [{ text, figure, is: `${Math.round((1 - to / from) * 100)}%` }];
      }),
    );
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(told.filter(({ figure, is }) => figure !== is)).toEqual([]);
  });

  test("what the home page tells of a case, the case tells too", () => {
    const home = about("page-home") as DataOf<"page">;
    const studies = home.blocks.flatMap((block) => (block.type === "case-studies" ? block.studies : []));
    expect(studies.map(({ caption }) => Boolean(caption))).toEqual([true, true, true]);
    for (const { figure = "", caption = "", link } of studies) {
      const project = ofType("project").find(({ data }) => data.path === link);
      const known = [...paragraphs(project?.data)].join(" ");
      for (const number of `${figure === "0" ? "" : figure} ${caption}`.match(/\d+%?/g) ?? [])
        expect(known, link).toContain(number);
    }
  });

  test("a heading that counts has as many points below it", () => {
    const lists = documents.flatMap(({ data }) =>
      "body" in data ? (((data.body as RichTextNode).content ?? []) as RichTextNode[]) : [],
    );
    const counted = lists.flatMap((node, at) => {
      const heading = node.type === "heading" ? [...paragraphs(node)].join("") : "";
      const is = numberOf(heading.split(" ")[0]);
      const below = lists.slice(at + 1).find(({ type }) => /List$/.test(type));
      return Number.isNaN(is) ? [] : [{ heading, is, has: below?.content?.length }];
    });
    expect(counted.map(({ is }) => is).sort()).toEqual([12, 2, 3]);
    expect(counted.filter(({ is, has }) => is !== has)).toEqual([]);
    const halfDays = lists.filter((node) => /^(Half day|Media jornada) \d/.test([...paragraphs(node)].join("")));
    expect(JSON.stringify(about("post-hipaa"))).toMatch(/in four half days|en cuatro medias jornadas/);
    expect(halfDays).toHaveLength(4);
  });

  test("the services page counts the services that it lists, and the page of clinics its cases", () => {
    const text = [...paragraphs(about("page-services"))].join(" ");
    const [, all] = /(?:all|los) (eight|ocho)\./.exec(text) ?? [];
    expect(numberOf(all)).toBe(ofType("service").filter(({ data }) => data.card.listed !== false).length);
    const clinics = about("page-industry-healthcare") as DataOf<"page">;
    const [, cases] = /(\w+) (?:cases with figures|casos con cifras)/.exec([...paragraphs(clinics)].join(" ")) ?? [];
    const shown = clinics.blocks.find((block) => block.type === "project-grid");
    expect(numberOf(cases)).toBe(shown?.projects?.length);
  });

  test("the worked example of a flat fee adds up", () => {
    const [offers = "", extras = ""] = [...paragraphs(about("post-flat-fee"))].filter((text) =>
      /\$39,600|\$22,080/.test(text),
    );
    const people = Number(/\b(\d+) (people|personas)/.exec(offers)?.[1]);
    const dollars = (text: string) => text.match(/\$[\d,]*\d/g)?.map(numberOf) ?? [];
    const [low = 0, high = 0, ...years] = dollars(offers);
    expect(years).toEqual([low * people * 12, high * people * 12]);
    const [backup = 0, backups, each = 0, detection, visit = 0, visits, hire = 0, hires, call = 0, calls, sum, whole] =
      dollars(extras);
    const parts = [backup * 12, each * people * 12, visit * 4 * 12, hire * 12, call * 2 * 12];
    expect([backups, detection, visits, hires, calls]).toEqual(parts);
    expect(sum).toBe(parts.reduce((total, part) => total + part));
    expect(whole).toBe(low * people * 12 + (sum ?? 0));
  });

  test("devices and restores are what so many clients have and one engineer can do", () => {
    const text = [...paragraphs(about("position-devops-engineer"))].join(" ");
    const clients = numberOf(settings.claims.clients);
    const devices = numberOf(/([\d,]+) (?:devices|equipos)/.exec(text)?.[1]);
    expect(devices / clients).toBeGreaterThanOrEqual(10);
    expect(devices / clients).toBeLessThanOrEqual(400);
    const minutes = numberOf(/(\w+) (?:minutes per client|minutos por cliente)/.exec(text)?.[1]);
    expect((minutes * clients) / 60).toBeLessThanOrEqual(160);
  });

  test("hours in short are those of the table, and the price is said by Settings alone", () => {
    const [open, close] = settings.hours[0]?.hours.match(/\d+(?=:00)/g) ?? [];
    expect(settings.contact.hoursInShort).toMatch(
      new RegExp(`\\b${open} (to|a) ${close}\\b.*${settings.claims.support}`),
    );
    const elsewhere = documents.filter(({ type, id }) => type !== "settings" && !id.startsWith("post-flat-fee"));
    const prices = [settings.claims.priceFrom, settings.claims.priceTo].map((price) => `${price}`);
    const said = [...paragraphs(elsewhere.map(({ data }) => data))];
    expect(said.filter((text) => prices.some((price) => text.split(/[^$\d,]/).includes(price)))).toEqual([]);
  });
});
