import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { StaffGround } from "./ground.ts";
import { record } from "./record.server.ts";
import type { Actor } from "./rights.ts";

/** Ends the session of a browser. Gives the cookies that make it forget. */
export const signOut = async (ground: StaffGround, actor: Actor, browser: Browser): Promise<SetCookies> => {
  const cookies = await ground.auth.signOut(browser);
  await record(ground.database, ground.clock(), { actor: actor.id, action: "sign-out" });
  return cookies;
};
