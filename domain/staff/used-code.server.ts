import type { StaffGround } from "./ground.ts";

/** A code of the app is taken in its half minute, the one before and the one after. */
const GOOD_FOR_MS = 90_000;

type Ground = Pick<StaffGround, "database" | "clock" | "keyedHash">;

/** True when this code has let somebody in already. */
export const isUsedCode = async (ground: Ground, member: string, code: string): Promise<boolean> => {
  const row = await ground.database
    .selectFrom("used_token")
    .select("used_at")
    .where("token_hash", "=", hashOf(ground, member, code))
    .where("good_until", ">", ground.clock())
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses a code up, so that whoever looked over the shoulder can't type it again. False when it was used up already. */
export const spendCode = async (ground: Ground, member: string, code: string): Promise<boolean> => {
  const now = ground.clock();
  const row = { verified_at: now, used_at: now, good_until: now + GOOD_FOR_MS };
  const kept = await ground.database
    .insertInto("used_token")
    .values({ token_hash: hashOf(ground, member, code), ...row })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(row).where("used_token.good_until", "<=", now))
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
};

const hashOf = ({ keyedHash }: Ground, member: string, code: string) =>
  keyedHash("used-code", `${member} ${code.replace(/\s/g, "")}`);
