import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seedDocuments } from "./seed.ts";

const folder = join(import.meta.dirname, "pictures");

/** What fills an empty database: all documents, and every drawn picture with its alternative text. */
export const readSeed = () => ({
  documents: seedDocuments,
  pictures: readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => name.replace(/\.svg$/, ""))
    .map((id) => ({ id, bytes: readFileSync(join(folder, `${id}.svg`)), alt: alternativeTexts()[id] ?? "" })),
});

const alternativeTexts = (): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
