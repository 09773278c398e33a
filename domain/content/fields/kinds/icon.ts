import * as z from "zod";
import { oneOfOptions } from "./choice.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type IconForm = FieldBase & { control: "icon"; options: readonly string[] };

export const icon = (label: string) => {
  const form: IconForm = { control: "icon", label, options: iconNames };
  return field(z.enum(iconNames, "Choose one of the list"), form);
};

export const iconKind: Kind<IconForm> = oneOfOptions();

const iconNames = [
  "consulting",
  "managed",
  "cloud",
  "security",
  "network",
  "infrastructure",
  "help-desk",
  "software",
  "data",
  "people",
  "learning",
  "idea",
  "salary",
  "health",
  "clock",
  "calendar",
  "budget",
  "laptop",
  "party",
  "wellness",
  "check",
  "shield",
  "certificate",
  "industry",
  "office",
  "clinic",
  "flats",
  "hotel",
  "scales",
  "truck",
  "shop",
  "bank",
] as const;
