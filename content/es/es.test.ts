import { expect, test } from "vitest";
import { documentTypes } from "#domain/content/document-types.ts";
import type { SeedDocument } from "../writing/seed-of.ts";

type Module = Record<string, unknown>;

const spanish = {
  ...import.meta.glob<Module>(["./**/*.ts", "!./seed.ts", "!./**/*.test.ts", "!./writing/**"], { eager: true }),
  ...import.meta.glob<Module>("./**/*.json", { eager: true, import: "default" }),
};
const english = {
  ...import.meta.glob<Module>(["../**/*.ts", "!../seed*.ts", "!../**/*.test.ts", "!../es/**"], { eager: true }),
  ...import.meta.glob<Module>(["../**/*.json", "!../es/**"], { eager: true, import: "default" }),
};
const files = Object.keys(spanish);
const englishOf = (file: string): Module => english[file.replace("./", "../")] ?? {};

const isDocument = (value: unknown): value is SeedDocument =>
  typeof value === "object" && value !== null && "id" in value && "data" in value;
const documentsOf = (module: Module) => Object.values(module).flat().filter(isDocument);

const written = files.flatMap((file) => documentsOf(spanish[file] ?? {}));
const originals = new Map(Object.values(english).flatMap((module) => documentsOf(module).map((one) => [one.id, one])));

/** The Spanish address of each English one. */
const addresses = new Map(
  written.flatMap(({ group = "", data }) => {
    const original = originals.get(group)?.data;
    return original && "path" in original && "path" in data ? [[original.path, data.path] as const] : [];
  }),
);

const translated = (address: string): string => {
  const [path = "", rest = ""] = address.split(/(?=[?#])/);
  return (addresses.get(path) ?? `/es${path}`) + rest;
};

/** Drawings with words, which have theirs. */
const drawn = Object.keys(import.meta.glob("./pictures/*.svg")).map((file) => file.replace(/^.*\/|\.svg$/g, ""));

/** What no language says in its own way. */
const KEPT = new Set(
  `type picture photo icon mark claim figure word service services projects posts related writtenBy trade
  workplace employment per postedOn publishedOn network url email phone embedUrl accent action years clients retention
  support priceFrom priceTo size`.split(/\s+/),
);

const isPlain = (value: unknown) =>
  typeof value === "object" && value !== null && "type" in value && value.type === "text" && !("marks" in value);

/** A value without its words: types and ids, lengths of lists, pictures, references and where its links lead. */
const skeleton = (value: unknown, link = (address: string) => address, field = ""): unknown => {
  if (typeof value === "string") return KEPT.has(field) ? value : /^\/\S*$/.test(value) ? link(value) : "…";
  if (Array.isArray(value)) return value.filter((item) => !isPlain(item)).map((item) => skeleton(item, link, field));
  if (typeof value !== "object" || value === null) return value;
  const { id, ...rest } = value as { id?: string };
  const bones = Object.entries(rest).map(([key, item]) => [key, skeleton(item, link, key)]);
  return { ...Object.fromEntries(bones), id };
};

/** The English one as it has to be marked in Spanish. Services are called by the names of their pictures. */
const marked = (value: unknown, field = ""): unknown => {
  if (typeof value === "string") return field === "picture" && drawn.includes(value) ? `${value}-es` : value;
  if (Array.isArray(value)) return value.map((item) => marked(item));
  if (typeof value !== "object" || value === null) return value;
  const all = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, key)]));
  return isDocument(value) ? { ...all, id: `${value.id}-es`, language: "es", group: value.id } : all;
};

const namesIn = (value: unknown) =>
  JSON.stringify(value)
    .match(/\{\w+\}/g)
    ?.sort() ?? [];

test("each English text has its Spanish", () => {
  const holdsWords = (file: string) => file.endsWith(".json") || documentsOf(english[file] ?? {}).length > 0;
  const open = Object.keys(english).filter((file) => holdsWords(file) && !files.includes(file.replace("../", "./")));
  expect(open).toEqual([]);
});

test.each(files)("%s has what stands in the English file, in its order", (file) => {
  const [there, here] = [englishOf(file), spanish[file] ?? {}];
  const names = (module: Module) => Object.keys(module).filter((name) => typeof module[name] !== "function");
  expect(names(here).sort()).toEqual(names(there).sort());
  for (const name of names(here)) {
    expect(skeleton(here[name]), name).toEqual(skeleton(marked(there[name]), translated));
    expect(namesIn(here[name]), name).toEqual(namesIn(there[name]));
  }
});

test.each(written.map((document) => [document.id, document] as const))("%s can be published", (_, document) => {
  const { type, group = "", data } = document;
  const original = originals.get(group)?.data ?? {};
  if ("category" in data) expect(original).toHaveProperty("category", data.category);
  expect(documentTypes[type].safeParse(data).error?.issues ?? []).toEqual([]);
  // A choice of a project, while the case of a page says its own in words.
  if (type === "project") expect(original).toMatchObject({ category: data.category });
  if ("path" in data) expect(data.path).toMatch(/^\/es(\/[a-z0-9]+(-[a-z0-9]+)*)*$/);
});

test.each(files.filter((file) => file.endsWith(".json")))("%s says each text in Spanish", (file) => {
  const there = englishOf(file);
  const same = Object.entries(spanish[file] ?? {}).filter(([key, text]) => text === there[key] || !text);
  expect(same).toEqual([]);
});
