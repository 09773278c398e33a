import { randomInt, randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { isAccountAddress } from "../account-address.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { tidyEmail } from "../member.ts";
import type { Role } from "../rights.ts";

type NewMember = { name: string; email: string; role: Role; passwordHash: string | null };

/** Inserts an account. Returns its id; null when the address is taken. Without a hash nobody can sign in yet. */
export const createMember = async (
  database: Database,
  { name, email, role, passwordHash }: NewMember,
  now: number,
): Promise<string | null> => {
  const id = randomUUID();
  const stamp = new Date(now).toISOString();
  const stamps = { created_at: stamp, updated_at: stamp };
  const result = await database
    .insertInto("staff")
    .values({ id, name, email, role, email_verified: 1, banned: 0, two_factor_enabled: 0, ...stamps })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return null;
  if (passwordHash === null) return id;
  await database
    .insertInto("staff_account")
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password: passwordHash,
      ...stamps,
    })
    .execute();
  return id;
};

type FirstDeps = Pick<StaffDeps, "database" | "auth" | "clock" | "settings"> & { mail: Pick<StaffDeps["mail"], "to"> };

/** `password` is null when the operator chose it. */
export type FirstAdmin = { email: string; password: string | null };

/** Creates the first admin, by ADMIN_EMAIL and ADMIN_PASSWORD or with a random password that only this returns; null when there is staff. */
export const makeFirstAdmin = async (deps: FirstDeps): Promise<FirstAdmin | null> => {
  const { database, auth, clock, settings } = deps;
  if (await database.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return null;
  const email = firstAddress(deps);
  const password = settings.ADMIN_PASSWORD || randomPassword();
  const passwordHash = await auth.hashPassword(password);
  const now = clock();
  const id = await database.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return null;
    const admin = await createMember(transaction, { name: "Admin", email, role: "admin", passwordHash }, now);
    if (admin) await record(transaction, now, { actor: admin, action: "staff-first" });
    return admin;
  });
  return id ? { email, password: settings.ADMIN_PASSWORD ? null : password } : null;
};

const firstAddress = ({ settings, mail }: FirstDeps): string => {
  const address = [settings.ADMIN_EMAIL, mail.to].map(tidyEmail).find(isAccountAddress);
  return address && address !== "info@example.com" ? address : "admin@example.com";
};

/** Without look-alikes (i, l, o, 0, 1): 20 characters of 31 are 99 bits. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const randomPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")).join(
    "-",
  );
