import type { System } from "./system.ts";

export const roles = {
  admin: { name: "Admin", choice: "Admin: everything, staff and settings too", rule: "Admins do everything." },
  marketing: {
    name: "Marketing",
    choice: "Marketing: as editors, and settings, search engines and redirects",
    rule: "Marketing also changes settings, search-engine texts and redirects.",
  },
  editor: {
    name: "Editor",
    choice: "Editor: content, media and enquiries",
    rule: "Editors work on content, media and enquiries.",
  },
} as const;

export type Role = keyof typeof roles;

/** The default of an invitation, and what an unknown role in the database counts as in the list. */
export const weakestRole: Role = "editor";

/** Which roles have which right. Every exported function for staff calls `demand`, whatever the menu shows. */
const rights = {
  content: ["admin", "marketing", "editor"],
  media: ["admin", "marketing", "editor"],
  enquiries: ["admin", "marketing", "editor"],
  visits: ["admin", "marketing", "editor"],
  settings: ["admin", "marketing"],
  seo: ["admin", "marketing"],
  redirects: ["admin", "marketing"],
  staff: ["admin"],
  activity: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

export type Actor = { id: string; role: Role };

/** Thrown by `demand`. An error rather than an outcome, since the screens never offer what an actor may not do. */
export class NotAllowed extends Error {
  constructor(right: Right) {
    super(`This needs the right to ${right}`);
    this.name = "NotAllowed";
  }
}

export const may = ({ role }: Pick<Actor | System, "role">, right: Right): boolean =>
  role === "system" || (rights[right] as readonly Role[]).includes(role);

export const demand = (actor: Actor | System, right: Right): void => {
  if (!may(actor, right)) throw new NotAllowed(right);
};

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text);
