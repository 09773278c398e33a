import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { StaffDeps } from "../member.ts";

/** A browser in which an account is not used for so long is a stranger again. */
const LIFE_MS = 365 * 86_400_000;

type Deps = Pick<StaffDeps, "keyedHash" | "clock" | "settings">;

/**
 * The cookie that a browser gets with each sign-in: it opens nothing, it only tells later that this account was signed in
 * from here before ("device cookie" at OWASP). Signed, and good for this account alone; the name tells nobody which.
 */
export const deviceCookie = ({ keyedHash, clock, settings }: Deps, email: string): SetCookies => {
  const claim = `${clock() + LIFE_MS}.${randomUUID()}`;
  const value = `${claim}.${signed({ keyedHash }, email, claim)}`;
  const secure = settings.PUBLIC_URL.startsWith("https:") ? "; Secure" : "";
  const name = nameFor({ keyedHash }, email);
  return [`${name}=${value}; Max-Age=${LIFE_MS / 1000}; Path=/cmslogin; HttpOnly; SameSite=Lax${secure}`];
};

/** The id of a browser in which the account was signed in before; null for any other. */
export const deviceOf = (deps: Deps, { cookies }: Pick<Browser, "cookies">, email: string): string | null => {
  const name = `${nameFor(deps, email)}=`;
  const value = cookies.split("; ").find((cookie) => cookie.startsWith(name));
  const [until = "", id = "", signature = ""] = value?.slice(name.length).split(".") ?? [];
  if (!(Number(until) > deps.clock())) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(deps, email, `${until}.${id}`))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
};

type Keyed = Pick<Deps, "keyedHash">;

const nameFor = ({ keyedHash }: Keyed, email: string) => `cms-device-${keyedHash("device-name", email).slice(0, 8)}`;

const signed = ({ keyedHash }: Keyed, email: string, claim: string) => keyedHash("device", `${email} ${claim}`);
