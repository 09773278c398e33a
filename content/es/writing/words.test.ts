import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saidWrong, texts } from "../../writing/said-wrong.ts";
import { words } from "./words.ts";

test("every Spanish text keeps to the list of words", async () => {
  const folder = join(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: folder, exclude: ["writing/**", "**/*.test.ts"] });
  const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  const said = new Set(modules.flatMap((module) => [...texts(Object.values(module))].map(({ text }) => text)));
  expect(said.size).toBeGreaterThan(100);
  expect(saidWrong(words, [...said])).toEqual([]);
});

test.each([
  "Puedes llamarnos",
  "¿Y tú?",
  "Tendrás un plan",
  "Reiniciáis el ordenador",
  "Aplicar para el puesto",
  "Soporte de IT",
  "Su email",
  "¿Hay alguien ahí! Nadie",
  "Cuánto cuesta?",
  "El 40 %",
  "Protegiendo su negocio",
])("the list tells “%s”", (text) => {
  expect(saidWrong(words, [text])).not.toEqual([]);
});

test.each([
  "Cuando llueve, el agua está detrás. Además, las averías y las baterías",
  "Amazon Simple Email Service, según la sección 501.171, a fin de mes",
  "/es/contacto?service=cloud",
  "¿Cuánto cuesta? De 1,000 a 2,000",
])("the list lets “%s” be", (text) => {
  expect(saidWrong(words, [text])).toEqual([]);
});
