import type { Platform } from "#platform/platform.ts";
import { oneLine } from "../formats/one-line.ts";
import type { Role } from "./rights.ts";

export type StaffDeps = Pick<
  Platform,
  "database" | "commit" | "auth" | "mail" | "clock" | "log" | "settings" | "keyedHash"
>;

export type Member = { id: string; name: string; email: string; role: Role };

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** An email address in the form in which it is stored and looked up. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();

const LONGEST_NAME = 60;

/** A name as somebody typed it, of a person or a passkey, in one line; null for one that is empty or too long. */
export const typedName = (typed: string): string | null => {
  const name = oneLine(typed);
  return name === "" || name.length > LONGEST_NAME ? null : name;
};
