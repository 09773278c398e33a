import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { keyedHash } from "#platform/auth/secret.ts";
import { altchaCheck } from "#platform/human-check/altcha-check.ts";

/** Does the work of a task as the widget would, and answers its token. */
export const solve = async (task: unknown): Promise<string> => {
  const challenge = task as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters, signature } = challenge;
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
};

/** A good token for an installation whose AUTH_SECRET is `secret` and whose clock is `clock`, at the smallest cost. */
export const cheapToken = async (secret: string, clock = Date.now): Promise<string> => {
  const check = altchaCheck(keyedHash(secret, "human-check", "altcha"), clock, { cost: 1, least: 1, most: 9 });
  return solve(await check.challenge?.());
};
