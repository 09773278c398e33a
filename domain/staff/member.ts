import type { Role } from "./rights.ts";

/** A member of staff. */
export type Member = { id: string; name: string; email: string; role: Role };

/** The name by which somebody is greeted. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** An address as it is stored and looked up. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();
