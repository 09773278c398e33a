import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Action } from "../activity/actions.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { type Actor, demand, isRole } from "../rights.ts";

/** `last-admin`: nothing was changed, since no admin would be left to undo it. */
export type ChangeMemberOutcome =
  | { outcome: "changed"; name: string }
  | { outcome: "missing" | "last-admin" | "invalid" };

type Deps = Pick<StaffDeps, "database" | "clock">;

type Change = {
  action: Action;
  detail?: string;
  apply: (transaction: DatabaseTransaction, id: string) => Promise<unknown>;
};

export const changeRole = async (deps: Deps, actor: Actor, id: string, role: string): Promise<ChangeMemberOutcome> => {
  demand(actor, "staff");
  if (!isRole(role)) return { outcome: "invalid" };
  return change(deps, actor, id, {
    action: "staff-role",
    detail: `to ${role}`,
    apply: (transaction) => transaction.updateTable("staff").set({ role }).where("id", "=", id).execute(),
  });
};

/** Disables an account; ends its sessions and voids its links, those to drafts that it gave away too. */
export const disableMember = (deps: Deps, actor: Actor, id: string): Promise<ChangeMemberOutcome> =>
  change(deps, actor, id, {
    action: "staff-disable",
    apply: async (transaction) => {
      await transaction.updateTable("staff").set({ banned: 1 }).where("id", "=", id).execute();
      await transaction.deleteFrom("staff_session").where("user_id", "=", id).execute();
      await transaction.deleteFrom("staff_verification").where("value", "=", id).execute();
      await transaction.deleteFrom("preview_link").where("created_by", "=", id).execute();
    },
  });

export const enableMember = (deps: Deps, actor: Actor, id: string): Promise<ChangeMemberOutcome> =>
  change(deps, actor, id, {
    action: "staff-enable",
    apply: (transaction) => transaction.updateTable("staff").set({ banned: 0 }).where("id", "=", id).execute(),
  });

/** Removes somebody's second factor, for a lost phone, and ends their sessions. */
export const resetSecondFactor = (deps: Deps, actor: Actor, id: string): Promise<ChangeMemberOutcome> =>
  change(deps, actor, id, {
    action: "staff-second-factor",
    apply: (transaction) => dropSecondFactor(transaction, id),
  });

/** Removes somebody's passkeys, for a lost device, and ends their sessions. */
export const removePasskeys = (deps: Deps, actor: Actor, id: string): Promise<ChangeMemberOutcome> =>
  change(deps, actor, id, {
    action: "staff-passkeys",
    apply: async (transaction) => {
      await transaction.deleteFrom("staff_passkey").where("user_id", "=", id).execute();
      await transaction.deleteFrom("staff_session").where("user_id", "=", id).execute();
    },
  });

/** As `resetSecondFactor`, in the transaction of the caller, who has checked the rights and logs it. */
export const dropSecondFactor = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom("staff_second_factor").where("user_id", "=", id).execute();
  await transaction.updateTable("staff").set({ two_factor_enabled: 0 }).where("id", "=", id).execute();
  await transaction.deleteFrom("staff_session").where("user_id", "=", id).execute();
};

class LastAdmin extends Error {}

/** Applies and logs in one transaction; undone when no admin is left who can sign in. Locks all admins first: two could remove each other. */
const change = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { action, detail, apply }: Change,
): Promise<ChangeMemberOutcome> => {
  demand(actor, "staff");
  try {
    return await deps.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("staff")
        .set((e) => ({ role: e.ref("role") }))
        .where("role", "=", "admin")
        .execute();
      const member = await transaction.selectFrom("staff").select("name").where("id", "=", id).executeTakeFirst();
      if (!member) return { outcome: "missing" };
      await apply(transaction, id);
      if (!(await hasAdmin(transaction))) throw new LastAdmin();
      await record(transaction, deps.clock(), { actor: actor.id, action, subject: id, detail });
      return { outcome: "changed", name: member.name };
    });
  } catch (error) {
    if (error instanceof LastAdmin) return { outcome: "last-admin" };
    throw error;
  }
};

const hasAdmin = async (transaction: DatabaseTransaction): Promise<boolean> => {
  const admin = await transaction
    .selectFrom("staff")
    .innerJoin("staff_account", "staff_account.user_id", "staff.id")
    .select("staff.id")
    .where("role", "=", "admin")
    .where("banned", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
};
