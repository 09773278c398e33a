import { isIP } from "node:net";
import type { Browser, PasskeyRequest, SetCookies } from "#platform/auth/auth.ts";
import { countOne, type RateRule } from "../../rate-limit.server.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { countTry, forgive } from "../sign-in-waits.server.ts";
import { deviceCookie } from "./device.server.ts";
import { from, logRefused } from "./sign-in.server.ts";
import { emailOf } from "./sign-in-code.server.ts";

/** The domain that passkeys of this installation belong to; null where it is reached by an IP address, which can't have any. */
export const passkeyHost = ({ settings }: Pick<StaffDeps, "settings">): string | null => {
  const { hostname } = new URL(settings.PUBLIC_URL);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : hostname;
};

/** Each leaves a row for five minutes, and anybody can ask. */
const askRule: RateRule = { purpose: "passkey-ask", limit: 60, windowMs: 15 * 60_000 };

/** What a browser needs to ask for a passkey of this site, whoever's it is. */
export const askForPasskey = async (
  deps: StaffDeps,
  browser: Browser,
): Promise<({ outcome: "asked" } & PasskeyRequest) | { outcome: "wait"; waitMs: number }> => {
  const { limited, resetMs } = await countOne(deps, askRule, browser.address);
  if (limited) return { outcome: "wait", waitMs: resetMs };
  return { outcome: "asked", ...(await deps.auth.passkeys.startSignIn(browser)) };
};

export type PasskeyOutcome =
  | { outcome: "signed-in"; cookies: SetCookies }
  | { outcome: "refused" }
  | { outcome: "wait"; waitMs: number };

/**
 * Signs in by a passkey, which stands for password and second step: its holder has the device and was asked for a PIN,
 * finger or face. Of an account that is switched off it is refused like one that nobody knows.
 */
export const signInWithPasskey = async (
  deps: StaffDeps,
  browser: Browser,
  answer: Record<string, unknown>,
): Promise<PasskeyOutcome> => {
  const tries = { account: "passkey", address: browser.address, device: browser.address };
  const waitMs = await countTry(deps, tries);
  if (waitMs > 0) {
    logRefused(deps, browser, tries.account, "wait");
    return { outcome: "wait", waitMs };
  }
  const result = await deps.auth.passkeys.signIn(browser, answer);
  const detail = `with a passkey, ${from(browser)}`;
  if (result.outcome !== "signed-in") {
    const owner = await ownerOf(deps, answer.id);
    await record(deps.database, deps.clock(), { actor: owner, action: "sign-in-failed", detail });
    logRefused(deps, browser, tries.account, "refused");
    return { outcome: "refused" };
  }
  await forgive(deps, tries);
  await deps.database
    .updateTable("staff_passkey")
    .set({ last_used_at: new Date(deps.clock()).toISOString() })
    .where("credential_id", "=", String(answer.id))
    .execute();
  await record(deps.database, deps.clock(), { actor: result.userId, action: "sign-in", detail });
  return {
    outcome: "signed-in",
    cookies: [...result.cookies, ...deviceCookie(deps, await emailOf(deps, result.userId))],
  };
};

const ownerOf = async ({ database }: StaffDeps, credential: unknown): Promise<string | null> => {
  if (typeof credential !== "string") return null;
  const rows = database.selectFrom("staff_passkey").select("user_id").where("credential_id", "=", credential);
  return (await rows.executeTakeFirst())?.user_id ?? null;
};
