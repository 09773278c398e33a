/** What the widget in the browser needs to know. */
export type HumanCheckView =
  | { provider: "altcha"; challengeUrl: string }
  | { provider: "recaptcha"; siteKey: string; scriptUrl: string };

/**
 * What a token is worth. `tokenId` is the same for the same token in whatever disguise; `goodUntil` (milliseconds
 * since 1970) is when it can no longer be used. `reason` is for the log and holds nothing of the visitor.
 */
export type HumanVerdict = { human: true; tokenId: string; goodUntil: number } | { human: false; reason: string };

/** Tells people from machines. It does not remember tokens: that a token counts once is the caller's to keep. */
export type HumanCheck = {
  view: () => HumanCheckView;
  /** A new task to solve, for providers whose tasks this server sets itself; JSON. */
  challenge?: () => Promise<unknown>;
  /** The id under which a token is remembered, known without asking anyone. */
  tokenId: (token: string) => string;
  /** Judges a token. What can't be asked or understood counts as not human. `address` is the client's, if known. */
  verify: (token: string, address: string | undefined) => Promise<HumanVerdict>;
};
