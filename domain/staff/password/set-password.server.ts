import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../deps.ts";
import { forgiveAccount } from "../sign-in-waits.server.ts";
import { passwordFault } from "./password.ts";

/** Whose password a link sets, and whether it is their first; null when the link is not good any more. */
export type KeyOwner = { name: string; email: string; invited: boolean };

/** Looks at a link without using it. */
export const ownerOfKey = async (deps: StaffDeps, key: string): Promise<KeyOwner | null> => {
  const id = await deps.auth.ownerOfKey(key.slice(0, 100));
  if (!id) return null;
  const row = await deps.database
    .selectFrom("staff")
    .leftJoin("staff_account", "staff_account.user_id", "staff.id")
    .select(["staff.name", "staff.email", "staff.banned", "staff_account.id as account"])
    .where("staff.id", "=", id)
    .executeTakeFirst();
  return row && !row.banned ? { name: row.name, email: row.email, invited: row.account === null } : null;
};

export type SetPasswordOutcome =
  | { outcome: "set"; email: string }
  | { outcome: "weak"; fault: string }
  | { outcome: "over" };

/** Sets a password by a link and uses the link up, and every other link of that account; all its sessions end, and the waits after wrong passwords. */
export const setPassword = async (deps: StaffDeps, key: string, password: string): Promise<SetPasswordOutcome> => {
  const owner = await ownerOfKey(deps, key);
  if (!owner) return { outcome: "over" };
  const fault = passwordFault(password, [owner.name, owner.email]);
  if (fault) return { outcome: "weak", fault };
  const id = await deps.auth.setPassword(key, password);
  if (!id) return { outcome: "over" };
  await deps.database.deleteFrom("staff_verification").where("value", "=", id).execute();
  await forgiveAccount(deps, owner.email);
  await record(deps.database, deps.clock(), { actor: id, action: "password-set" });
  return { outcome: "set", email: owner.email };
};
