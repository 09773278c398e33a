export type HumanCheckView =
  | { provider: "altcha"; challengeUrl: `/api/${string}` }
  | { provider: "recaptcha"; siteKey: string; scriptUrl: string };

/** `tokenId` is one for all encodings of a token, `goodUntil` ms since 1970; `reason` holds nothing of a visitor. */
export type HumanVerdict = { human: true; tokenId: string; goodUntil: number } | { human: false; reason: string };

/** It does not remember tokens: that each is used once is up to the caller. */
export type HumanCheck = {
  view: () => HumanCheckView;
  challenge?: () => Promise<unknown>;
  /** The id under which a token is remembered, without asking the provider. */
  tokenId: (token: string) => string;
  /** One that can't be read, or no answer from the provider, is not human. `address` is the client's, if known. */
  verify: (token: string, address: string | undefined) => Promise<HumanVerdict>;
};
