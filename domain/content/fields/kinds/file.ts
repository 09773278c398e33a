import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind, oneIn, saidByName } from "./kind.ts";

export type FileForm = FieldBase & { control: "file"; required: boolean };

/** A file of the library that visitors download, by its id. */
export const file = (label: string, help?: string) => {
  const form: FileForm = { control: "file", label, help, required: true };
  return field(z.string().min(1, "Choose a file").max(80), form);
};

export const fileKind: Kind<FileForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  ...saidByName("File"),
  files: oneIn,
};
