import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../deps.ts";
import type { Member } from "../member.ts";
import { type Actor, isRole } from "../rights.ts";

/** Who is signed in on a browser, in which session, and the cookies that prolong it. */
export type Presence = { member: Member; session: string; cookies: SetCookies };

/** Looks at what a browser shows; null for strangers. Role and state are those of this moment. */
export const whoIs = async (deps: Pick<Platform, "auth" | "database">, browser: Browser): Promise<Presence | null> => {
  const session = await deps.auth.sessionOf(browser);
  if (!session) return null;
  const row = await deps.database
    .selectFrom("staff")
    .select(["id", "name", "email", "role", "banned"])
    .where("id", "=", session.userId)
    .executeTakeFirst();
  if (!row || row.banned || !isRole(row.role)) return null;
  const member = { id: row.id, name: row.name, email: row.email, role: row.role };
  return { member, session: session.id, cookies: session.cookies };
};

/** Ends the session of a browser. Gives the cookies that make it forget. */
export const signOut = async (deps: StaffDeps, actor: Actor, browser: Browser): Promise<SetCookies> => {
  const cookies = await deps.auth.signOut(browser);
  await record(deps.database, deps.clock(), { actor: actor.id, action: "sign-out" });
  return cookies;
};

/** Network addresses of sign-ins are kept for so long: enough to look into a break-in. */
const ADDRESSES_MS = 180 * 86_400_000;

/** Forgets sessions and links that are over, and where old sign-ins came from. For a job that runs now and then. */
export const forgetEnded = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> => {
  const now = new Date(clock()).toISOString();
  await database.deleteFrom("staff_session").where("expires_at", "<", now).execute();
  await database.deleteFrom("staff_verification").where("expires_at", "<", now).execute();
  await database
    .updateTable("activity")
    .set({ detail: "" })
    .where("action", "in", ["sign-in", "sign-in-failed"])
    .where("at", "<", clock() - ADDRESSES_MS)
    .where("detail", "!=", "")
    .execute();
};
