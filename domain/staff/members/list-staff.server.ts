import type { Platform } from "#platform/platform.ts";
import { type Actor, demand, isRole, type Role, weakestRole } from "../rights.ts";

/** `invited`: has no password yet. `lastSeen`: the last sign-in in milliseconds since 1970; null when there was none. */
export type StaffEntry = {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: "active" | "invited" | "off";
  secondFactor: boolean;
  passkeys: number;
  lastSeen: number | null;
};

export const listStaff = async ({ database }: Pick<Platform, "database">, actor: Actor): Promise<StaffEntry[]> => {
  demand(actor, "staff");
  const rows = await database
    .selectFrom("staff")
    .leftJoin("staff_account", "staff_account.user_id", "staff.id")
    .select(["staff.id", "name", "email", "role", "banned", "two_factor_enabled", "staff_account.id as account"])
    .orderBy("name")
    .execute();
  const seen = await database
    .selectFrom("activity")
    .select((e) => ["actor", e.fn.max("at").as("at")])
    .where("action", "=", "sign-in")
    .groupBy("actor")
    .execute();
  const passkeys = await database
    .selectFrom("staff_passkey")
    .select((e) => ["user_id", e.fn.countAll().as("count")])
    .groupBy("user_id")
    .execute();
  const countOf = new Map(passkeys.map(({ user_id, count }) => [user_id, Number(count)]));
  const lastSeen = new Map(seen.map(({ actor: who, at }) => [who, Number(at)]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: isRole(row.role) ? row.role : weakestRole,
    state: row.banned ? "off" : row.account === null ? "invited" : "active",
    secondFactor: Boolean(row.two_factor_enabled),
    passkeys: countOf.get(row.id) ?? 0,
    lastSeen: lastSeen.get(row.id) ?? null,
  }));
};
