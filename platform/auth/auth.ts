/** Who asks, as the browser tells: its cookies as one header, its name for itself, and the network address. */
export type Browser = { cookies: string; agent: string; address: string };

/** Cookies for the browser to keep, each a whole `Set-Cookie` header. */
export type SetCookies = string[];

/** How an attempt to sign in with a password ended. `refused`: wrong, unknown, or without a password yet. */
export type SignInResult =
  | { outcome: "signed-in" | "second-factor"; cookies: SetCookies }
  | { outcome: "refused" | "disabled" };

/**
 * How a code was taken. `over`: too many tries or too late, the password is needed again. `locked`: too many wrong codes
 * in a row for this account, none is taken for a quarter of an hour.
 */
export type CodeResult =
  | { outcome: "signed-in"; userId: string; cookies: SetCookies }
  | { outcome: "refused" | "over" | "locked" | "disabled" };

/** A sign-in that waits for its code: `id` is the same on every request of it and can't be made up. */
export type SecondStep = { id: string; userId: string };

/** The session of a browser: whose it is, and cookies that prolong it. */
export type Session = { id: string; userId: string; cookies: SetCookies };

/**
 * Accounts, passwords and sessions: what an authentication library does. It knows nothing of roles and rights; rows of
 * the staff tables may be read and written beside it. Expected failures are values; faults of the database are thrown.
 */
export type Auth = {
  signIn: (browser: Browser, email: string, password: string) => Promise<SignInResult>;
  /** The half-way sign-in of a browser, between password and code, while it is good. */
  secondStepOf: (browser: Browser) => Promise<SecondStep | null>;
  /** The second step: six digits of the code app, or a recovery code, which is used up by it. */
  signInWithCode: (browser: Browser, code: string) => Promise<CodeResult>;
  /** Null for a stranger and for a session that is over. Whether the account may still act is the caller's to ask. */
  sessionOf: (browser: Browser) => Promise<Session | null>;
  signOut: (browser: Browser) => Promise<SetCookies>;
  /** Changes the password of who is signed in and ends their other sessions; null when `current` is wrong. */
  changePassword: (browser: Browser, current: string, next: string) => Promise<SetCookies | null>;
  /** A password as it may be stored: scrypt with a salt. */
  hashPassword: (password: string) => Promise<string>;
  /** A secret that lets its holder set a password once, within `lifetimeMs`. */
  makeKey: (userId: string, lifetimeMs: number) => Promise<string>;
  /** Whose password a key opens, while it is good. */
  ownerOfKey: (key: string) => Promise<string | null>;
  /** Uses a key up, sets the password and ends all sessions; null when the key is not good any more. */
  setPassword: (key: string, password: string) => Promise<string | null>;
  secondFactor: {
    /** A new secret, not in force before `confirm`: as `otpauth:` address for the code app. Null: wrong password. */
    start: (browser: Browser, password: string) => Promise<{ uri: string } | null>;
    /** Puts the new secret in force; null when the code is wrong. */
    confirm: (browser: Browser, code: string) => Promise<SetCookies | null>;
    /** Null: wrong password. */
    remove: (browser: Browser, password: string) => Promise<SetCookies | null>;
    /** The recovery codes that are left. */
    codes: (userId: string) => Promise<string[]>;
    /** New recovery codes in place of the old; null: wrong password. */
    newCodes: (browser: Browser, password: string) => Promise<string[] | null>;
  };
};
