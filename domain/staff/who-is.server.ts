import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { Platform } from "#platform/platform.ts";
import type { Member } from "./member.ts";
import { isRole } from "./rights.ts";

/** Who is signed in on a browser, in which session, and the cookies that prolong it. */
export type Presence = { member: Member; session: string; cookies: SetCookies };

/** Looks at what a browser shows; null for strangers. Role and state are those of this moment. */
export const whoIs = async (
  ground: Pick<Platform, "auth" | "database">,
  browser: Browser,
): Promise<Presence | null> => {
  const session = await ground.auth.sessionOf(browser);
  if (!session) return null;
  const row = await ground.database
    .selectFrom("staff")
    .select(["id", "name", "email", "role", "banned"])
    .where("id", "=", session.userId)
    .executeTakeFirst();
  if (!row || row.banned || !isRole(row.role)) return null;
  const member = { id: row.id, name: row.name, email: row.email, role: row.role };
  return { member, session: session.id, cookies: session.cookies };
};
