import type { System } from "./system.ts";

/** What a member of staff may be. */
export const roles = ["admin", "editor"] as const;

export type Role = (typeof roles)[number];

/** Who may do what: one line per right. Every verb for staff asks here, whatever the menu shows. */
const rights = {
  content: ["admin", "editor"],
  media: ["admin", "editor"],
  enquiries: ["admin", "editor"],
  settings: ["admin"],
  seo: ["admin"],
  redirects: ["admin"],
  staff: ["admin"],
  activity: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** Whoever does something: a member of staff as far as rights go. */
export type Actor = { id: string; role: Role };

/** Thrown by a verb that its actor may not use. The screens never offer such a verb, so it is a fault, not an outcome. */
export class NotAllowed extends Error {
  constructor(right: Right) {
    super(`This needs the right to ${right}`);
    this.name = "NotAllowed";
  }
}

/** True when the actor has the right. */
export const may = ({ role }: Pick<Actor | System, "role">, right: Right): boolean =>
  role === "system" || (rights[right] as readonly Role[]).includes(role);

/** Throws NotAllowed when the actor lacks the right. */
export const demand = (actor: Actor | System, right: Right): void => {
  if (!may(actor, right)) throw new NotAllowed(right);
};

/** True for a text that names a role. */
export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
