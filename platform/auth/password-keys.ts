import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Database, DatabaseTransaction } from "../database/database.ts";
import type { Auth } from "./auth.ts";

type Keys = Pick<Auth, "makeKey" | "ownerOfKey" | "setPassword">;

/** Keys to set a password, stored by their hash in the table in which Better Auth keeps its own. */
export const passwordKeys = (database: Database, hashPassword: Auth["hashPassword"]): Keys => ({
  makeKey: async (userId, lifetimeMs) => {
    const key = randomBytes(24).toString("base64url");
    const now = Date.now();
    const stamp = iso(now);
    await database
      .insertInto("staff_verification")
      .values({
        id: randomUUID(),
        identifier: identifierOf(key),
        value: userId,
        expires_at: iso(now + lifetimeMs),
        created_at: stamp,
        updated_at: stamp,
      })
      .execute();
    return key;
  },
  ownerOfKey: async (key) => {
    const row = await database
      .selectFrom("staff_verification")
      .select("value")
      .where("identifier", "=", identifierOf(key))
      .where("expires_at", ">", iso(Date.now()))
      .executeTakeFirst();
    return row?.value ?? null;
  },
  setPassword: async (key, password) => {
    const hash = await hashPassword(password);
    return database.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom("staff_verification")
        .where("identifier", "=", identifierOf(key))
        .where("expires_at", ">", iso(Date.now()))
        .returning("value")
        .executeTakeFirst();
      if (!used) return null;
      await storePassword(transaction, used.value, hash);
      await transaction.deleteFrom("staff_session").where("user_id", "=", used.value).execute();
      return used.value;
    });
  },
});

const storePassword = async (transaction: DatabaseTransaction, userId: string, password: string): Promise<void> => {
  const updated_at = iso(Date.now());
  const changed = await transaction
    .updateTable("staff_account")
    .set({ password, updated_at })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const account = { id: randomUUID(), account_id: userId, provider_id: "credential", user_id: userId, password };
  await transaction
    .insertInto("staff_account")
    .values({ ...account, created_at: updated_at, updated_at })
    .execute();
};

const identifierOf = (key: string) => `password-key:${createHash("sha256").update(key).digest("hex")}`;

const iso = (ms: number) => new Date(ms).toISOString();
