import type { Platform } from "#platform/platform.ts";
import type { Role } from "./rights.ts";

export type StaffDeps = Pick<
  Platform,
  "database" | "commit" | "auth" | "mail" | "clock" | "log" | "settings" | "keyedHash"
>;

export type Member = { id: string; name: string; email: string; role: Role };

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** An email address in the form in which it is stored and looked up. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();
