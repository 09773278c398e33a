import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Role } from "../rights.ts";

export type NewMember = { name: string; email: string; role: Role; passwordHash: string | null };

/** Writes a new member of staff; null, and nothing written, when the address is taken. Without a hash, nobody can sign in yet. */
export const createMember = async (database: Database, member: NewMember, now: number): Promise<string | null> => {
  const id = randomUUID();
  const stamp = new Date(now).toISOString();
  const stamps = { created_at: stamp, updated_at: stamp };
  const made = await database
    .insertInto("staff")
    .values({
      id,
      name: member.name,
      email: member.email,
      email_verified: 1,
      role: member.role,
      banned: 0,
      two_factor_enabled: 0,
      ...stamps,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return null;
  if (member.passwordHash === null) return id;
  await database
    .insertInto("staff_account")
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password: member.passwordHash,
      ...stamps,
    })
    .execute();
  return id;
};
