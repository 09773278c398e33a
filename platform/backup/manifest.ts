import { createReadStream } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Row, TableSum } from "../database/transfer/rows.ts";
import type { TableShape } from "../database/transfer/shape.ts";

export type Manifest = { madeAt: string; migration: string; tables: (TableShape & TableSum)[] };

const FILE = "manifest.json";
const BATCH = 200;

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);

/** Throws where there is none. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, FILE), "utf8")) as Manifest;

const linesOf = (folder: string, table: string) => join(folder, "database", `${table}.jsonl`);

/** One line of JSON for each row. */
export const writeLines = async (
  folder: string,
  table: string,
  batches: AsyncIterable<Row[]>,
  each: (row: Row) => void,
): Promise<void> => {
  const handle = await open(linesOf(folder, table), "w");
  try {
    for await (const rows of batches) {
      rows.forEach(each);
      await handle.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    }
  } finally {
    await handle.close();
  }
};

export async function* readLines(folder: string, table: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const line of linesIn(linesOf(folder, table))) {
    rows.push(JSON.parse(line) as Row);
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** `node:readline` also ends a line at U+2028 and U+2029, which JSON leaves in a text as they are. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let begun = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = `${begun}${chunk}`.split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (begun) yield begun;
}
