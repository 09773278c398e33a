import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { admin, twoFactor } from "better-auth/plugins";
import { CamelCasePlugin, PostgresAdapter } from "kysely";
import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";

export type AuthSettings = { PUBLIC_URL: string };

const HOUR_S = 3_600;
/** A session ends after so long without a request. */
const IDLE_S = 12 * HOUR_S;
/** A request prolongs its session in the database at most this often. */
const PROLONG_S = 60;
const LONGEST_PASSWORD = 128;

/** Better Auth on our tables, without routes: only the calls made here reach it. */
export const openBetterAuth = (database: Database, secret: string, settings: AuthSettings, log: Log) => {
  const options = {
    appName: "Staff area",
    baseURL: settings.PUBLIC_URL,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: { db: database.withPlugin(new CamelCasePlugin()), type: kindOf(database) },
    logger: { level: "error", log: (level, message) => log[level]({ from: "better-auth" }, message) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1, // domain/staff/password.ts says which passwords are good
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
    },
    user: { modelName: "staff" },
    account: { modelName: "staffAccount" },
    session: { modelName: "staffSession", expiresIn: IDLE_S, updateAge: PROLONG_S, freshAge: 0 },
    verification: { modelName: "staffVerification", storeIdentifier: "hashed" },
    advanced: {
      cookiePrefix: "cms",
      useSecureCookies: settings.PUBLIC_URL.startsWith("https:"),
      ipAddress: { ipAddressHeaders: ["x-client-address"], ipv6Subnet: 128 },
    },
    plugins: [
      admin({ defaultRole: "editor" }),
      twoFactor({
        issuer: new URL(settings.PUBLIC_URL).host,
        schema: { twoFactor: { modelName: "staffSecondFactor" } },
      }),
      secondStep,
    ],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
};

/**
 * A plugin reads the cookie between password and code as Better Auth itself does. Without a path it is never served.
 */
const secondStep = {
  id: "second-step",
  endpoints: {
    secondStepOf: createAuthEndpoint({ method: "GET" }, async ({ context, getSignedCookie }) => {
      const key = await getSignedCookie(context.createAuthCookie("two_factor").name, context.secret);
      const row = key ? await context.internalAdapter.findVerificationValue(key) : null;
      return key && row && new Date(row.expiresAt) > new Date() ? { id: key, userId: row.value } : null;
    }),
  },
} satisfies BetterAuthPlugin;

export type BetterAuth = ReturnType<typeof openBetterAuth>;

export type Open = () => Promise<BetterAuth>;

const kindOf = (database: Database) =>
  database.getExecutor().adapter instanceof PostgresAdapter ? ("postgres" as const) : ("sqlite" as const);
