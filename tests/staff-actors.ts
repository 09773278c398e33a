import type { Actor } from "#domain/staff/rights.ts";

/** Whoever does something in tests of the domain. */
export const admin: Actor = { id: "admin-1", role: "admin" };
export const editor: Actor = { id: "editor-1", role: "editor" };
