import type { Role } from "./rights.ts";

export type Member = { id: string; name: string; email: string; role: Role };

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** An e-mail address in the form in which it is stored and looked up. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();
