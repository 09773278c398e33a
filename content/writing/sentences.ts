import type { Language } from "#domain/languages.ts";
import type { SeedDocument } from "./seed-of.ts";

/** What is written in one language. */
export const writtenIn = (documents: SeedDocument[], language: Language) =>
  documents.filter((document) => (document.language ?? "en") === language);

const isNode = (value: object): value is { content: unknown[] } => "content" in value && Array.isArray(value.content);
const isText = (value: unknown): value is { text: string } =>
  typeof value === "object" && value !== null && "type" in value && value.type === "text" && "text" in value;

/** Every text of a value, a paragraph of a rich text in one piece with its bold words and links. */
export function* paragraphs(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* paragraphs(item);
  else if (value && typeof value === "object") {
    if (isNode(value) && value.content.length > 0 && value.content.every(isText))
      yield value.content.map(({ text }) => text).join("");
    else yield* paragraphs(Object.values(value));
  }
}

export const sentencesOf = (value: unknown) =>
  [...paragraphs(value)].flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter((sentence) => / /.test(sentence));

const inWords = new Map(
  Object.entries({
    1: "one un uno una",
    2: "two dos",
    3: "three tres",
    4: "four cuatro",
    5: "five cinco",
    6: "six seis",
    7: "seven siete",
    8: "eight ocho",
    9: "nine nueve",
    10: "ten diez",
    12: "twelve doce",
    14: "fourteen catorce",
    30: "thirty treinta",
  }).flatMap(([figure, said]) => said.split(" ").map((word) => [word, Number(figure)] as const)),
);

/** A number in figures or in words of any language here. */
export const numberOf = (said = ""): number =>
  inWords.get(said.toLowerCase()) ?? Number(said.replace(/[,$+%]/g, "") || Number.NaN);
