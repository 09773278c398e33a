import { createContext, use } from "react";
import type { LinkablePage } from "#domain/content/linkable-pages.server.ts";

/** What every field of the settings needs: how to change a value by its path, what is wrong where, and what may be picked. */
export type FieldGround = {
  change: (path: string, value: unknown) => void;
  errors: Record<string, string>;
  pages: LinkablePage[];
};

export const FieldGroundContext = createContext<FieldGround | null>(null);

/** Only below the form of the settings. */
export const useFieldGround = (): FieldGround => {
  const ground = use(FieldGroundContext);
  if (!ground) throw new Error("a field outside of its form");
  return ground;
};
