import type { System } from "./system.ts";

/** What a member of staff may be, in the words of the screens; the strongest role first. */
export const roles = {
  admin: { name: "Admin", choice: "Admin: everything, staff and settings too", rule: "Admins do everything." },
  editor: {
    name: "Editor",
    choice: "Editor: content, media and enquiries",
    rule: "Editors work on content, media and enquiries.",
  },
} as const;

export type Role = keyof typeof roles;

/** The role that is offered first, and that a row with an unknown one is shown with. */
export const weakestRole: Role = "editor";

/** Which roles have which right. Every verb for staff demands one, whatever the menu shows. */
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

/** Who uses a verb. */
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
export const isRole = (text: string): text is Role => Object.hasOwn(roles, text);
