import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { speak } from "./kit/label.ts";
import { spanish } from "./words/es.ts";

const MODULES = fileURLToPath(new URL("./pictures/", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../content/pictures/", import.meta.url));
const SPANISH = fileURLToPath(new URL("../content/es/pictures/", import.meta.url));
const LIMIT = 40_000;

/** A picture module exports one function that returns the whole SVG. */
async function drawOne(name: string): Promise<string> {
  const module: Record<string, unknown> = await import(pathToFileURL(`${MODULES}${name}.ts`).href);
  const drawings = Object.values(module).filter((value) => typeof value === "function");
  const [draw] = drawings;
  if (drawings.length !== 1 || !draw) throw new Error(`${name}.ts has to export one function`);
  const svg: unknown = draw();
  if (typeof svg !== "string" || !svg.startsWith("<svg")) throw new Error(`${name}.ts has to return an SVG`);
  return svg;
}

function allNames(): string[] {
  const files = readdirSync(MODULES).filter((file) => file.endsWith(".ts"));
  return files.map((file) => file.slice(0, -3)).toSorted();
}

async function write(folder: string, name: string): Promise<void> {
  const svg = await drawOne(name);
  if (svg.length > LIMIT) throw new Error(`${name}.svg has ${svg.length} characters, at most ${LIMIT} are allowed`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.svg`, svg);
  process.stdout.write(`${name}.svg ${(svg.length / 1000).toFixed(1)} kB\n`);
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : allNames()) {
  speak();
  await write(OUTPUT, name);
  if (!spanish[name]) continue;
  speak(spanish[name]);
  await write(SPANISH, name);
}
