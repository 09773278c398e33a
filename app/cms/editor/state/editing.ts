import { createContext, useContext } from "react";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { FormStore } from "../../fields/state/form-store.ts";
import type { Autosave } from "./autosave.ts";

/** The state of an editor. Each part subscribes only to the signals that it shows. */
export type Editing = FormStore & {
  id: string;
  form: FormOf<"group">;
  saving: Autosave;
  /** Previews of the pictures in the draft, by id. */
  pictures: Record<string, { src: string; alt: string }>;
};

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("outside an editor");
  return editing;
};
