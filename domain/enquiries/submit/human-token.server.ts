import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { HumanVerdict } from "#platform/human-check/human-check.ts";
import type { Platform } from "#platform/platform.ts";

type Ground = Pick<Platform, "database" | "clock" | "humanCheck" | "keyedHash">;

/**
 * Verifies a token for POST /api/verify-recaptcha and remembers that, so that the send that follows can use it once.
 * A token that was seen before is refused, whether it was used or not.
 */
export const verifyToken = async (ground: Ground, token: string, address: string): Promise<HumanVerdict> => {
  const verdict = await ground.humanCheck.verify(token, address);
  if (!verdict.human) return verdict;
  const kept = await ground.database
    .insertInto("used_token")
    .values({ ...tokenRow(ground, verdict), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n ? verdict : { human: false, reason: "seen before" };
};

/**
 * Judges a token for a send: good when it was verified before and is not used, or else when the provider says so now.
 * Does not use it up; `spendToken` does, inside the transaction that stores the enquiry.
 */
export const judgeToken = async (ground: Ground, token: string, address: string): Promise<HumanVerdict> => {
  const tokenId = ground.humanCheck.tokenId(token);
  const known = await ground.database
    .selectFrom("used_token")
    .select(["used_at", "good_until"])
    .where("token_hash", "=", hashToken(ground, tokenId))
    .executeTakeFirst();
  if (!known) return ground.humanCheck.verify(token, address);
  if (known.used_at !== null) return { human: false, reason: "used before" };
  if (known.good_until <= ground.clock()) return { human: false, reason: "expired" };
  return { human: true, tokenId, goodUntil: known.good_until };
};

/** Uses a judged token up. False when another send was faster; then nothing may be stored. */
export const spendToken = async (
  transaction: DatabaseTransaction,
  ground: Pick<Ground, "clock" | "keyedHash">,
  verdict: HumanVerdict & { human: true },
): Promise<boolean> => {
  const row = tokenRow(ground, verdict);
  const used = await transaction
    .insertInto("used_token")
    .values({ ...row, used_at: row.verified_at })
    .onConflict((conflict) =>
      conflict.column("token_hash").doUpdateSet({ used_at: row.verified_at }).where("used_token.used_at", "is", null),
    )
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
};

const tokenRow = (ground: Pick<Ground, "clock" | "keyedHash">, verdict: HumanVerdict & { human: true }) => ({
  token_hash: hashToken(ground, verdict.tokenId),
  verified_at: ground.clock(),
  good_until: verdict.goodUntil,
});

const hashToken = (ground: Pick<Ground, "keyedHash">, tokenId: string) => ground.keyedHash("human-token", tokenId);
