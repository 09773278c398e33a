import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { admin, twoFactor } from "better-auth/plugins";
import { CamelCasePlugin } from "kysely";
import type { Database } from "../database/database.ts";
import { isPostgres } from "../database/is-postgres.ts";
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
    database: { db: database.withPlugin(new CamelCasePlugin()), type: isPostgres(database) ? "postgres" : "sqlite" },
    logger: { level: "error", log: (level, message, ...causes) => tell(log, level, message, causes) },
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
      passkeys(settings),
    ],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
};

/** Anybody can send an answer that fails: no fault of the product, but it may hide one of the database. */
const tell = (log: Log, level: "debug" | "info" | "warn" | "error", message: string, causes: unknown[]): void => {
  const isAnswer = /^Failed to verify (registration|authentication)$/.test(message);
  const [cause] = causes;
  const why = isAnswer && cause instanceof Error ? { why: cause.message } : {};
  log[isAnswer ? "info" : level]({ from: "better-auth", ...why }, message);
};

/**
 * Passkeys for the host of PUBLIC_URL alone. The plugin itself takes those whose holder was not asked for a PIN, finger
 * or face; a passkey stands for two factors here, so that is refused.
 */
const passkeys = ({ PUBLIC_URL }: AuthSettings) =>
  passkey({
    rpID: new URL(PUBLIC_URL).hostname,
    rpName: new URL(PUBLIC_URL).host,
    origin: new URL(PUBLIC_URL).origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) => demandHolder(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => demandHolder(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: "passkey" },
    // Kysely writes credentialId as credential_id, and can't find the way back to credentialID.
    schema: { passkey: { modelName: "staffPasskey", fields: { credentialID: "credentialId" } } },
  });

const demandHolder = (isVerified: boolean | undefined): void => {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "HOLDER_NOT_VERIFIED", message: "Holder not verified" });
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
