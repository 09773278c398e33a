import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { type Member, tidyEmail } from "../member.ts";
import { type Actor, isRole } from "../rights.ts";
import { countTry, forgive } from "../sign-in-waits.server.ts";
import { deviceCookie, deviceOf } from "./device.server.ts";

export type SignInOutcome =
  | { outcome: "signed-in" | "second-step"; cookies: SetCookies }
  | { outcome: "refused" }
  | { outcome: "wait"; waitMs: number };

const LONGEST = { email: 100, password: 200 };

/** Five failures of an account from one network, twenty of a network, or fifty of an account bring growing waits; to a browser that knows it, only five of its own. Unknown, disabled and wrong get the same answer; each is logged. */
export const signIn = async (
  deps: StaffDeps,
  browser: Browser,
  typed: { email: string; password: string },
): Promise<SignInOutcome> => {
  const email = tidyEmail(typed.email).slice(0, LONGEST.email);
  const tries = { account: email, address: browser.address, known: deviceOf(deps, browser, email) };
  const waitMs = await countTry(deps, tries);
  if (waitMs > 0) {
    logRefused(deps, browser, email, "wait");
    return { outcome: "wait", waitMs };
  }
  const result =
    typed.password.length > LONGEST.password
      ? { outcome: "refused" as const }
      : await deps.auth.signIn(browser, email, typed.password);
  const member = await findByEmail(deps, email);
  if (!("cookies" in result)) return refused(deps, browser, email, member);
  await forgive(deps, tries);
  if (result.outcome === "second-factor") return { outcome: "second-step", cookies: result.cookies };
  await record(deps.database, deps.clock(), { actor: member, action: "sign-in", detail: from(browser) });
  return { outcome: "signed-in", cookies: [...result.cookies, ...deviceCookie(deps, email)] };
};

const refused = async (
  deps: StaffDeps,
  browser: Browser,
  email: string,
  member: string | null,
): Promise<SignInOutcome> => {
  const detail = member ? from(browser) : `unknown account, ${from(browser)}`;
  await record(deps.database, deps.clock(), { actor: member, action: "sign-in-failed", detail });
  logRefused(deps, browser, email, "refused");
  return { outcome: "refused" };
};

/**
 * The line by which fail2ban (deploy/fail2ban/) shuts out a network address. The account is a hash: the same for the same
 * one, and of no use without this installation's secret, since people type their password there too.
 */
export const logRefused = (
  { log, keyedHash }: StaffDeps,
  { address }: Browser,
  account: string,
  outcome: "refused" | "wait" | "used" | "over",
): void => {
  log.warn({ address, account: keyedHash("log", account).slice(0, 12), outcome }, "staff: sign-in refused");
};

export const from = ({ address }: Browser): string => `from ${address}`;

const findByEmail = async ({ database }: StaffDeps, email: string): Promise<string | null> =>
  (await database.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst())?.id ?? null;

/** `session` is an id; `cookies` prolong the session. */
export type Presence = { member: Member; session: string; cookies: SetCookies };

/** The session of a browser; null without one. Role and state are read from the database each time. */
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

/** Ends the session of a browser. Returns the cookies that clear it there. */
export const signOut = async (deps: StaffDeps, actor: Actor, browser: Browser): Promise<SetCookies> => {
  const cookies = await deps.auth.signOut(browser);
  await record(deps.database, deps.clock(), { actor: actor.id, action: "sign-out" });
  return cookies;
};

/** Retention of network addresses of sign-ins: long enough to investigate a break-in. */
const ADDRESSES_MS = 180 * 86_400_000;

/** Deletes expired sessions and links, and the network addresses of old sign-ins. Run by a job. */
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
