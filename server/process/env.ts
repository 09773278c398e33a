import * as z from "zod";

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z
  .enum(["", "0", "1"])
  .default("")
  .transform((value) => value === "1");
const optional = z.string().trim().default("");
const address = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default("");

const shape = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    PORT: whole(0, 65_535).default(3000),
    PUBLIC_URL: address,
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: optional,
    ADMIN_EMAIL: optional,
    ADMIN_PASSWORD: optional,
    AUTH_SECRET: optional,
    AWS_REGION: z.string().default("us-east-1"),
    AWS_ACCESS_KEY_ID: optional,
    AWS_SECRET_ACCESS_KEY: optional,
    EMAIL_FROM: optional,
    EMAIL_TO: optional,
    SES_ENDPOINT: address,
    S3_BUCKET: optional,
    S3_ENDPOINT: address,
    S3_REGION: optional,
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    LOCAL_MAILBOX: flag,
    LOCAL_MAILBOX_PORT: whole(0, 65_535).default(8005),
    RECAPTCHA_SITE_KEY: optional,
    RECAPTCHA_SECRET_KEY: optional,
    RECAPTCHA_VERIFY_URL: address.transform((url) => url || "https://www.google.com/recaptcha/api/siteverify"),
    RECAPTCHA_SCRIPT_URL: address.transform((url) => url || "https://www.google.com/recaptcha/api.js"),
    CONTACT_LIMIT: whole(1, 1_000_000).default(15),
    CONTACT_WINDOW_MS: whole(1_000, 86_400_000).default(3_600_000),
    TRUST_PROXY: whole(0, 10).default(0),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  })
  .superRefine((env, context) => {
    const [missing, given] = env.S3_ACCESS_KEY_ID
      ? (["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID"] as const)
      : (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const);
    if (env[given] && !env[missing])
      context.addIssue({ code: "custom", path: [missing], message: `needed, because ${given} is set` });
  });

/** Every setting, parsed. */
export type Env = z.infer<typeof shape> & { production: boolean };

/** The settings that are wrong, one line each: the name and what is expected. */
export class EnvError extends Error {}

/** Checks all settings at once. Throws an EnvError that lists every fault. */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new EnvError(parsed.error.issues.map(describe).join("\n"));
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  return { ...env, PUBLIC_URL: publicUrl, production: env.NODE_ENV === "production" };
};

/** The settings of this process. React and others look at NODE_ENV on their own, so the default is written back. */
export const readEnv = (): Env => {
  const env = parseEnv(process.env);
  process.env.NODE_ENV = env.NODE_ENV;
  return env;
};

const describe = (issue: { path: PropertyKey[]; message: string }) => `${issue.path.join(".")}: ${issue.message}`;
