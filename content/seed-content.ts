import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seedDocuments } from "./seed.ts";

const folder = join(import.meta.dirname, "pictures");
const spanish = join(import.meta.dirname, "es", "pictures");

/** What fills an empty database: all documents, and every drawn picture with its alternative texts. A drawing whose words are Spanish is named after the English one. */
export const readSeed = () => {
  const [english, others] = [textsIn(folder), textsIn(spanish)];
  const drawnIn = (place: string, ending: string) =>
    drawings(place).map((name) => ({
      id: name + ending,
      bytes: readFileSync(join(place, `${name}.svg`)),
      alt: english[name] ?? "",
      alts: { es: others[name] ?? "" },
    }));
  return { documents: seedDocuments, pictures: [...drawnIn(folder, ""), ...drawnIn(spanish, "-es")] };
};

const drawings = (place: string): string[] =>
  readdirSync(place).flatMap((name) => (name.endsWith(".svg") ? name.replace(/\.svg$/, "") : []));

/** The alternative texts of pictures, by their ids. */
const textsIn = (folder: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
