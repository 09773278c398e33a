import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seedDocuments } from "./seed.ts";

const folder = join(import.meta.dirname, "pictures");
const spanish = join(import.meta.dirname, "es", "pictures");

/** What fills an empty database: all documents, and every drawn picture with its alternative texts. */
export const readSeed = () => {
  const [english, others] = [textsIn(folder), textsIn(spanish)];
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => name.replace(/\.svg$/, ""))
    .map((id) => ({
      id,
      bytes: readFileSync(join(folder, `${id}.svg`)),
      alt: english[id] ?? "",
      alts: { es: others[id] ?? "" },
    }));
  return { documents: seedDocuments, pictures };
};

/** The alternative texts of pictures, by their ids. */
const textsIn = (folder: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
