import { createContext, useContext } from "react";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { FormStore } from "../../fields/state/form-store.ts";
import type { Autosave } from "./autosave.ts";

/** Everything that the parts of an editor share. Each part watches only what it shows. */
export type Editing = FormStore & {
  id: string;
  form: FormOf<"group">;
  saving: Autosave;
  /** Small pictures by id, of those that the draft names. */
  pictures: Record<string, { src: string; alt: string }>;
};

export const EditingContext = createContext<Editing | null>(null);

/** The editor around this part. */
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("outside an editor");
  return editing;
};
