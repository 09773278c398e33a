import { firstWords } from "../fields/first-words.ts";

const SHOWN = 160;

/** A value as a person would say it: texts as they are, lists by what their items are called; "" for nothing. */
export const inWords = (value: unknown): string => {
  const words = Array.isArray(value) ? value.map(sayOne).join(", ") : sayOne(value);
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
};

const sayOne = (value: unknown): string =>
  typeof value === "object" ? firstWords(value) : value === undefined ? "" : String(value);
