import { textOf } from "../../json.ts";
import { nameOfGone } from "../evolution/evolve.ts";
import { richTextNode } from "../fields/rich-text/rich-text-node.ts";
import type { BlockForm, Data, Form, NamedForm } from "../fields/structure.ts";

/** The form of a block whose kind the site no longer has, guessed from what it holds, so that its text can be read and compared. */
export const formOfGone = (block: unknown): BlockForm => {
  const { type, id: _, hidden: __, ...rest } = (block ?? {}) as Data;
  const label = nameOfGone(textOf(type)) ?? (nameInWords(textOf(type)) || "Block");
  return { control: "group", type: textOf(type), label, gone: true, fields: guessEach(rest) };
};

const guessEach = (held: object): NamedForm[] =>
  Object.entries(held).flatMap(([name, value]) => {
    const form = guess(nameInWords(name), value);
    return form ? [{ name, form }] : [];
  });

const guess = (label: string, value: unknown): Form | null => {
  if (typeof value === "string") return { control: "text", label, max: value.length, required: false };
  if (value === null || typeof value !== "object") return null;
  if (richTextNode.safeParse(value).success) return { control: "rich-text", label };
  return { control: "group", label, fields: guessEach(value) };
};

/** A name as words: "buttonText" and "fun-facts" give "Button text" and "Fun facts"; the number of an item counts from 1. */
export const nameInWords = (name: string): string => {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const words = name
    .replace(/-/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
