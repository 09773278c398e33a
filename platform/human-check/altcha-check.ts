import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import type { HumanCheck, HumanVerdict } from "./human-check.ts";

const PURPOSE = "contact";
const LIFE_MS = 20 * 60_000;
/** Rounds per step, and the least and most steps: about a second of work on a phone (measured). */
const WORK = { cost: 1_000, least: 1_500, most: 4_000 };
const LONGEST_TOKEN = 4_000;

/** Proof of work. `key` signs the challenges: all processes of a site must hold the same one. */
export const altchaCheck = (key: string, clock: () => number, work = WORK): HumanCheck => {
  const keys = { hmacSignatureSecret: `${key}/task`, hmacKeySignatureSecret: `${key}/answer` };
  return {
    view: () => ({ provider: "altcha", challengeUrl: "/api/challenge" }),
    challenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.cost,
        counter: randomInt(work.most, work.least),
        data: { purpose: PURPOSE },
        expiresAt: new Date(clock() + LIFE_MS),
        deriveKey,
        ...keys,
      }),
    tokenId: (token) => read(token)?.challenge.parameters.nonce ?? token,
    verify: async (token) => {
      const payload = read(token);
      if (!payload) return refuse("malformed");
      const { challenge, solution } = payload;
      const goodUntil = (challenge.parameters.expiresAt ?? 0) * 1000;
      if (goodUntil <= clock()) return refuse("expired");
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(notVerified);
      if (!verified) return refuse("wrong");
      if (challenge.parameters.data?.purpose !== PURPOSE) return refuse("made for something else");
      return { human: true, tokenId: challenge.parameters.nonce, goodUntil };
    },
  };
};

const refuse = (reason: string): HumanVerdict => ({ human: false, reason });

const notVerified = () => ({ verified: false });

const read = (token: string): (Payload & { challenge: Challenge }) | null => {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const payload = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    const known = typeof payload.challenge.parameters.nonce === "string" && typeof payload.solution === "object";
    return known ? payload : null;
  } catch {
    return null;
  }
};
