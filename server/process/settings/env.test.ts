import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { envExample } from "../../../scripts/env-example.ts";
import { EnvError, parseEnv, readEnv } from "./env.ts";

test("an empty environment gives a working production site", () => {
  const env = parseEnv({});
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: "http://localhost:3000", DATA_DIR: "./data", production: true });
  expect(env).toMatchObject({ CONTACT_LIMIT: 15, CONTACT_WINDOW_MS: 3_600_000, AWS_REGION: "us-east-1" });
});

test("libraries that read NODE_ENV by themselves learn its default", () => {
  vi.stubEnv("NODE_ENV", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  readEnv();
  // biome-ignore lint/style/noProcessEnv: what is written there is what this is about.
  expect(process.env.NODE_ENV).toBe("production");
});

test("every fault is listed at once, with the name of the setting", () => {
  const faulty = { PORT: "many", CONTACT_LIMIT: "0", LOG_LEVEL: "loud", SES_ENDPOINT: "not a url" };
  expect(() => parseEnv(faulty)).toThrow(EnvError);
  expect(() => parseEnv(faulty)).toThrow(/PORT: [\s\S]*SES_ENDPOINT: [\s\S]*CONTACT_LIMIT: [\s\S]*LOG_LEVEL: /);
});

test("what one setting needs of another is listed beside faults of the values", () => {
  const words = faultOf({
    PORT: "many",
    S3_ACCESS_KEY_ID: "key",
    S3_ENDPOINT: "http://minio:9000",
    ADMIN_PASSWORD: "x",
  });
  for (const name of ["PORT", "S3_SECRET_ACCESS_KEY", "S3_BUCKET", "ADMIN_EMAIL", "ADMIN_PASSWORD"])
    expect(words).toContain(`${name}: `);
});

test.each(["HTTPS://WWW.Example.com", "https://www.example.com:443"])(
  "%s is the public address as browsers write it",
  (given) => expect(parseEnv({ PUBLIC_URL: given }).PUBLIC_URL).toBe("https://www.example.com"),
);

test("half of the keys to the bucket is a fault that names the other half", () => {
  expect(() => parseEnv({ S3_ACCESS_KEY_ID: "key" })).toThrow("S3_SECRET_ACCESS_KEY: needed");
  expect(() => parseEnv({ S3_SECRET_ACCESS_KEY: "secret" })).toThrow("S3_ACCESS_KEY_ID: needed");
  expect(parseEnv({ S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "s" })).toMatchObject({ S3_ACCESS_KEY_ID: "key" });
});

test("a setting that is there but empty counts as absent", () => {
  expect(parseEnv({ PORT: "", DATA_DIR: "" })).toMatchObject({ PORT: 3000, DATA_DIR: "./data" });
});

test("the public address loses its slash at the end", () => {
  expect(parseEnv({ PUBLIC_URL: "https://www.example.com/" }).PUBLIC_URL).toBe("https://www.example.com");
});

const faultOf = (settings: Record<string, string>): string => {
  try {
    parseEnv(settings);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test.each([
  [{ PORT: "many" }, "PORT: expects a whole number from 0 to 65535"],
  [{ DATABASE_URL: "postgre://x@h/d" }, "DATABASE_URL: starts with postgre:, did you mean postgres://?"],
  [
    { DATABASE_URL: "mysql://x" },
    "DATABASE_URL: starts with mysql:, but only postgres://… and SQLite files can be used",
  ],
  [{ PUBLIC_URL: "https://example.com/site" }, "PUBLIC_URL: expects scheme, host and port alone"],
  [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL: expects a web address"],
  [{ ADMIN_EMAIL: "notmail" }, "ADMIN_EMAIL: expects an email address"],
  [{ ADMIN_EMAIL: "r&d@example.org" }, "ADMIN_EMAIL: expects letters from a to z, digits and ' + - . _ before the @"],
  [{ ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "x" }, "ADMIN_PASSWORD: Use at least 12 characters"],
  [{ ADMIN_PASSWORD: "roots hold the coast" }, "ADMIN_EMAIL: needed, because ADMIN_PASSWORD is set"],
  [{ AUTH_SECRET: "x".repeat(31) }, "AUTH_SECRET: expects at least 32 characters"],
  [{ RECAPTCHA_SITE_KEY: "key" }, "RECAPTCHA_SECRET_KEY: needed, because RECAPTCHA_SITE_KEY is set"],
  [{ EMAIL_FROM: "nomail" }, "EMAIL_FROM: expects an email address"],
  [{ LOCAL_MAILBOX: "yes" }, "LOCAL_MAILBOX: expects 1 or 0"],
  [{ AWS_REGION: "us east" }, "AWS_REGION: expects a region such as us-east-1"],
  [{ S3_REGION: "eu_central_1", S3_BUCKET: "b" }, "S3_REGION: expects a region such as us-east-1"],
  [{ DATABSE_URL: "postgres://x@h/d" }, "DATABSE_URL: is no setting, did you mean DATABASE_URL?"],
  [{ S3_ENDPOINT: "http://minio:9000" }, "S3_BUCKET: needed, because S3_ENDPOINT is set"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN: expects at least 16"],
  [{ ALERT_WEBHOOK_URL: "hooks.slack.com/x" }, "ALERT_WEBHOOK_URL: expects a web address"],
  [{ TRUSTPROXY: "1" }, "TRUSTPROXY: is no setting, did you mean TRUST_PROXY?"],
] as [Record<string, string>, string][])("%j is refused in words", (settings, words) => {
  expect(faultOf(settings)).toContain(words);
});

test.each([
  { DATABASE_URL: ":memory:" },
  { DATABASE_URL: "./data/other.sqlite" },
  { DATABASE_URL: "file:///srv/site.sqlite" },
  { DATABASE_URL: "postgresql://user:secret@host:5432/site?sslmode=require" },
  { EMAIL_FROM: "Mangrove IT <info@example.com>" },
  { AUTH_SECRET: "x".repeat(32), METRICS_TOKEN: "x".repeat(16) },
  { HOSTNAME: "web-1", DATABASE: "other", AWS_DEFAULT_REGION: "us-east-2", AWS_SECRET_ACCESS_KEY: "alone" },
] as Record<string, string>[])("%j is taken", (settings) => {
  expect(faultOf(settings)).toBe("");
});

test("behind a proxy the site listens on this machine alone, unless HOST says otherwise", () => {
  expect(parseEnv({}).HOST).toBe("");
  expect(parseEnv({ TRUST_PROXY: "1" }).HOST).toBe("127.0.0.1");
  expect(parseEnv({ TRUST_PROXY: "1", HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0");
});

test("the example of the settings is what `npm run format` writes", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});
