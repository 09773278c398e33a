/** `cookies` is the whole Cookie header, `agent` the User-Agent, `address` the network address. */
export type Browser = { cookies: string; agent: string; address: string };

/** Whole `Set-Cookie` headers. */
export type SetCookies = string[];

/** `refused`: wrong, unknown, or without a password yet. */
export type SignInResult =
  | { outcome: "signed-in" | "second-factor"; cookies: SetCookies }
  | { outcome: "refused" | "disabled" };

/** `over`: the password is needed again. `locked`: too many wrong codes, none is taken for a quarter of an hour. */
export type CodeResult =
  | { outcome: "signed-in"; userId: string; cookies: SetCookies }
  | { outcome: "refused" | "over" | "locked" | "disabled" };

/** `refused`: unknown, for another site, too late, or without the PIN, finger or face of its holder. */
export type PasskeyResult =
  | { outcome: "signed-in"; userId: string; cookies: SetCookies }
  | { outcome: "refused" | "disabled" };

/** What a browser needs to make or to ask for a passkey, as JSON of WebAuthn; good for five minutes, in that browser. */
export type PasskeyRequest = { options: object; cookies: SetCookies };

/** `id` is the same on every request of one sign-in and can't be made up. */
export type SecondStep = { id: string; userId: string };

/** `cookies` prolong it. */
export type Session = { id: string; userId: string; cookies: SetCookies };

/**
 * Accounts, passwords and sessions, not roles and rights. Rows of the staff tables may be read and written beside it.
 * Expected failures are values; faults of the database are thrown.
 */
export type Auth = {
  signIn: (browser: Browser, email: string, password: string) => Promise<SignInResult>;
  /** Between password and code, while that is good. */
  secondStepOf: (browser: Browser) => Promise<SecondStep | null>;
  /** Six digits of the code app, or a recovery code, which is used up by it. */
  signInWithCode: (browser: Browser, code: string) => Promise<CodeResult>;
  /** Null for a stranger and for a session that is over; whether the account may still act is not asked. */
  sessionOf: (browser: Browser) => Promise<Session | null>;
  signOut: (browser: Browser) => Promise<SetCookies>;
  /** Ends their other sessions; null when `current` is wrong. */
  changePassword: (browser: Browser, current: string, next: string) => Promise<SetCookies | null>;
  /** Scrypt with a salt. */
  hashPassword: (password: string) => Promise<string>;
  /** A secret that lets its holder set a password once, within `lifetimeMs`. */
  makeKey: (userId: string, lifetimeMs: number) => Promise<string>;
  /** The id of the member, while the key is good. */
  ownerOfKey: (key: string) => Promise<string | null>;
  /** Uses the key up and ends all sessions. The id of the member; null when the key is not good any more. */
  setPassword: (key: string, password: string) => Promise<string | null>;
  secondFactor: {
    /** A new secret, not in force before `confirm`, as `otpauth:` address. Null: wrong password. */
    start: (browser: Browser, password: string) => Promise<{ uri: string } | null>;
    /** Null: wrong code. */
    confirm: (browser: Browser, code: string) => Promise<SetCookies | null>;
    /** Null: wrong password. */
    remove: (browser: Browser, password: string) => Promise<SetCookies | null>;
    codes: (userId: string) => Promise<string[]>;
    /** Replaces the old ones; null: wrong password. */
    newCodes: (browser: Browser, password: string) => Promise<string[] | null>;
  };
  /** `answer` is what the browser made of the request, as JSON of WebAuthn; nothing of it is trusted. */
  passkeys: {
    /** `owner` is who the browser says it is for. Null: wrong password. */
    startAdding: (
      browser: Browser,
      password: string,
      owner: { id: string; name: string },
    ) => Promise<PasskeyRequest | null>;
    /** False: the answer was refused. */
    add: (browser: Browser, answer: Record<string, unknown>, name: string) => Promise<boolean>;
    startSignIn: (browser: Browser) => Promise<PasskeyRequest>;
    /** Without a password or a code: a passkey is both what one has and what one knows or is. */
    signIn: (browser: Browser, answer: Record<string, unknown>) => Promise<PasskeyResult>;
  };
};
