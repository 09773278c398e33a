import type { HumanCheck } from "../../platform/human-check/human-check.ts";

/** A human check for tests: every token that starts with "human" is one, for two minutes. Counts what it was asked. */
export const standInCheck = (clock: () => number): HumanCheck & { asked: number } => {
  const check = {
    asked: 0,
    view: () => ({ provider: "altcha" as const, challengeUrl: "/api/challenge" as const }),
    tokenId: (token: string) => token,
    verify: async (token: string) => {
      check.asked += 1;
      return token.startsWith("human")
        ? { human: true as const, tokenId: token, goodUntil: clock() + 120_000 }
        : { human: false as const, reason: "stand-in" };
    },
  };
  return check;
};
