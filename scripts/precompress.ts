import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Puts a .br and a .gz beside each built text file, at the highest level: it runs once per build. */
for (const file of globSync("build/client/**/*.{js,css,svg,ico,json,txt,webmanifest}")) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
