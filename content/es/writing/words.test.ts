import { expect, test } from "vitest";
import { wordingOf } from "#domain/words/catalogues.ts";
import { saidWrong, texts } from "../../writing/said-wrong.ts";
import { words } from "./words.ts";

const modules = import.meta.glob(["../**/*.{ts,json}", "!../**/*.test.ts", "!./**"], { eager: true });

test("every Spanish text keeps to the list of words", () => {
  const said = new Set([...texts([modules, wordingOf("es").words])].map(({ text }) => text));
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
  "Cuando se cae la línea",
  "Una segunda línea celular",
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
