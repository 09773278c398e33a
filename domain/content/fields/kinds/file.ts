import * as z from "zod";
import { type FieldBase, field, type Kind, textOf, withName } from "./kind.ts";

export type FileForm = FieldBase & { control: "file"; required: boolean };

/** A file of the library that visitors download, by its id. */
export const file = (label: string, help?: string) => {
  const form: FileForm = { control: "file", label, help, required: true };
  return field(z.string().min(1, "Choose a file").max(80), form);
};

const idsIn = (value: unknown): string[] => (textOf(value) === "" ? [] : [textOf(value)]);

export const fileKind: Kind<FileForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: (value, nameOf) => (textOf(value) === "" ? "" : nameOf(textOf(value))),
  shows: (value, nameOf) => (textOf(value) === "" ? "" : withName("File", nameOf(textOf(value)))),
  files: idsIn,
};
