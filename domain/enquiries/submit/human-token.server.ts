import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { HumanVerdict } from "#platform/human-check/human-check.ts";
import type { Platform } from "#platform/platform.ts";
import type { RateRule } from "../../rate-limit.server.ts";

type Deps = Pick<Platform, "database" | "clock" | "humanCheck" | "keyedHash">;

/** The limit of challenges and of verifications per address, wide enough for an office behind one address. */
export const humanCheckRule = (
  purpose: "challenge" | "verify",
  { settings }: Pick<Platform, "settings">,
): RateRule => ({
  purpose,
  limit: Math.max(300, settings.CONTACT_LIMIT * 20),
  windowMs: settings.CONTACT_WINDOW_MS,
});

/** Verifies a token and remembers it, so that the submission that follows can spend it; one that was seen before is refused. */
export const verifyToken = async (deps: Deps, token: string, address: string): Promise<HumanVerdict> => {
  const verdict = await deps.humanCheck.verify(token, address);
  if (!verdict.human) return verdict;
  const inserted = await deps.database
    .insertInto("used_token")
    .values({ ...tokenRow(deps, verdict), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? verdict : { human: false, reason: "seen before" };
};

/** Good when verified before and not spent, else as the provider says now; `spendToken` spends it in the transaction that stores the enquiry. */
export const judgeToken = async (deps: Deps, token: string, address: string): Promise<HumanVerdict> => {
  const tokenId = deps.humanCheck.tokenId(token);
  const remembered = await deps.database
    .selectFrom("used_token")
    .select(["used_at", "good_until"])
    .where("token_hash", "=", hashToken(deps, tokenId))
    .executeTakeFirst();
  if (!remembered) return deps.humanCheck.verify(token, address);
  if (remembered.used_at !== null) return { human: false, reason: "used before" };
  if (remembered.good_until <= deps.clock()) return { human: false, reason: "expired" };
  return { human: true, tokenId, goodUntil: remembered.good_until };
};

/** Spends a judged token. False when another submission was faster; then nothing may be stored. */
export const spendToken = async (
  transaction: DatabaseTransaction,
  deps: Pick<Deps, "clock" | "keyedHash">,
  verdict: HumanVerdict & { human: true },
): Promise<boolean> => {
  const row = tokenRow(deps, verdict);
  const used = await transaction
    .insertInto("used_token")
    .values({ ...row, used_at: row.verified_at })
    .onConflict((conflict) =>
      conflict.column("token_hash").doUpdateSet({ used_at: row.verified_at }).where("used_token.used_at", "is", null),
    )
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
};

const tokenRow = (deps: Pick<Deps, "clock" | "keyedHash">, verdict: HumanVerdict & { human: true }) => ({
  token_hash: hashToken(deps, verdict.tokenId),
  verified_at: deps.clock(),
  good_until: verdict.goodUntil,
});

const hashToken = (deps: Pick<Deps, "keyedHash">, tokenId: string) => deps.keyedHash("human-token", tokenId);
