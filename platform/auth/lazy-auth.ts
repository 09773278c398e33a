import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Auth } from "./auth.ts";
import type { AuthSettings } from "./auth-options.ts";

/** The contract of `auth.ts`, opened when staff first need it: 24 MB that a process which only shows pages never takes. */
export const lazyAuth = (database: Database, secret: string, settings: AuthSettings, log: Log): Auth => {
  let opening: Promise<Auth> | undefined;
  const open = () => {
    opening ??= import("./better-auth.ts").then(({ betterAuthOn }) => betterAuthOn(database, secret, settings, log));
    return opening;
  };
  return {
    signIn: async (...given) => (await open()).signIn(...given),
    signInWithCode: async (...given) => (await open()).signInWithCode(...given),
    sessionOf: async (...given) => (await open()).sessionOf(...given),
    ownerOfStep: async (...given) => (await open()).ownerOfStep(...given),
    signOut: async (...given) => (await open()).signOut(...given),
    changePassword: async (...given) => (await open()).changePassword(...given),
    hashPassword: async (...given) => (await open()).hashPassword(...given),
    makeKey: async (...given) => (await open()).makeKey(...given),
    ownerOfKey: async (...given) => (await open()).ownerOfKey(...given),
    setPassword: async (...given) => (await open()).setPassword(...given),
    secondFactor: {
      start: async (...given) => (await open()).secondFactor.start(...given),
      confirm: async (...given) => (await open()).secondFactor.confirm(...given),
      remove: async (...given) => (await open()).secondFactor.remove(...given),
      codes: async (...given) => (await open()).secondFactor.codes(...given),
      newCodes: async (...given) => (await open()).secondFactor.newCodes(...given),
    },
  };
};
