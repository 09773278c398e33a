import * as z from "zod";
import { isEmailAddress } from "#domain/formats/email-address.ts";
import { ACCOUNT_ADDRESS, isAccountAddress } from "#domain/staff/account-address.ts";
import { databaseUrlFault } from "#platform/database/place.ts";
import { addressOfSender } from "#platform/mail/mail-settings.ts";

type Fault = (value: string) => string | null;

/** `fault` returns what is wrong with a text that was set, or null. */
const text = (about: string, fault: Fault = () => null, initial = "") =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = value === "" ? null : fault(value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .default(initial)
    .meta({ about, initial });

const integer = (about: string, initial: number, min: number, max: number) =>
  z.coerce
    .number({ error: `expects a whole number from ${min} to ${max}` })
    .int(`expects a whole number from ${min} to ${max}`)
    .min(min, `expects at least ${min}`)
    .max(max, `expects at most ${max}`)
    .default(initial)
    .meta({ about, initial: String(initial) });

const flag = (about: string, initial = false) =>
  z
    .enum(["0", "1"], "expects 1 or 0")
    .transform((value) => value === "1")
    .default(initial)
    .meta({ about, ...(initial && { initial: "1" }) });

const oneOf = <const T extends [string, ...string[]]>(about: string, initial: T[number], values: T) =>
  z
    .enum(values, `expects ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`)
    .default(initial)
    .meta({ about, initial });

const webAddress = (value: string): string | null =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? null
    : "expects a web address such as https://www.example.com";

const origin = (value: string): string | null =>
  webAddress(value) ??
  (new URL(value.replace(/(?<!\/)\/+$/, "")).href === `${new URL(value).origin}/`
    ? null
    : "expects scheme, host and port alone, such as https://www.example.com: the site can't stand below a path");

const emailAddress = (value: string): string | null =>
  isEmailAddress(value) ? null : "expects an email address such as info@example.com";

const accountAddress = (value: string): string | null =>
  emailAddress(value) ??
  (isAccountAddress(value) ? null : `expects ${ACCOUNT_ADDRESS}: nobody can sign in by another one`);

const sender = (value: string): string | null => emailAddress(addressOfSender(value));

/** The clients of Amazon put it into the name of a host. */
const region = (value: string): string | null =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(value) ? null : "expects a region such as us-east-1";

const secret = (value: string): string | null =>
  value.length >= 32 ? null : "expects at least 32 characters: openssl rand -hex 32 makes some";

const token = (value: string): string | null =>
  /^[\w.~+/=-]{16,}$/.test(value) ? null : "expects at least 16 letters, digits and - . _ ~ + / =";

export const settings = {
  NODE_ENV: oneOf("What the process runs as.", "production", ["production", "development", "test"]),
  PORT: integer("Where the site answers.", 3000, 0, 65_535),
  HOST: text("The network address to listen on. Empty: 127.0.0.1 when TRUST_PROXY is over 0, else all."),
  PUBLIC_URL: text("The address that visitors use; empty: http://localhost and the port.", origin),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .meta({ about: "Database file, uploads and secret.", initial: "./data" }),
  BACKUP_DIR: z.string().min(1).default("./backups").meta({
    about: "Where `npm run backup` puts its archives, and sweeps those that are too old.",
    initial: "./backups",
  }),
  DATABASE_URL: text(
    "postgres://user:password@host:5432/database; empty: a SQLite file in DATA_DIR.",
    databaseUrlFault,
  ),
  ADMIN_EMAIL: text("The first administrator; empty: made at the first start.", accountAddress),
  ADMIN_PASSWORD: text("Empty: made at the first start, and printed once."),
  AUTH_SECRET: text("Signs sessions and human checks; the same on all machines. Empty: kept in DATA_DIR.", secret),
  AWS_REGION: text("The region of Amazon SES.", region, "us-east-1"),
  AWS_ACCESS_KEY_ID: text("Without these keys and the two addresses, enquiries are stored, not mailed."),
  AWS_SECRET_ACCESS_KEY: text("The secret of AWS_ACCESS_KEY_ID."),
  EMAIL_FROM: text("The verified sender of all mail.", sender),
  EMAIL_TO: text("Where enquiries go.", emailAddress),
  SES_ENDPOINT: text("Another SES endpoint, for tests.", webAddress),
  S3_BUCKET: text("A bucket for pictures; empty: a folder in DATA_DIR."),
  S3_ENDPOINT: text("Another service that speaks S3, such as http://minio:9000.", webAddress),
  S3_REGION: text("Empty: AWS_REGION.", region),
  S3_ACCESS_KEY_ID: text("Empty: AWS_ACCESS_KEY_ID, or the identity of the machine."),
  S3_SECRET_ACCESS_KEY: text("The secret of S3_ACCESS_KEY_ID."),
  LOCAL_MAILBOX: flag("1: start a local mailbox that speaks SES, and use it."),
  LOCAL_MAILBOX_PORT: integer("Where the mailbox answers.", 8005, 0, 65_535),
  RECAPTCHA_SITE_KEY: text("reCAPTCHA v2. Without both keys: proof of work, and no other host is asked."),
  RECAPTCHA_SECRET_KEY: text("The secret of RECAPTCHA_SITE_KEY."),
  RECAPTCHA_VERIFY_URL: text(
    "Where tokens are verified.",
    webAddress,
    "https://www.google.com/recaptcha/api/siteverify",
  ),
  RECAPTCHA_SCRIPT_URL: text("Where the widget comes from.", webAddress, "https://www.google.com/recaptcha/api.js"),
  CONTACT_LIMIT: integer(
    "How many enquiries one client may send in a window; the privacy policy and the terms say it in words.",
    15,
    1,
    1_000_000,
  ),
  CONTACT_WINDOW_MS: integer("The length of that window in milliseconds.", 3_600_000, 1_000, 86_400_000),
  NAME_RULE: oneOf("Which names the form takes: letters and spaces alone, or any, such as O'Brien.", "letters", [
    "letters",
    "any",
  ]),
  TRUST_PROXY: integer("How many proxies in front may be believed about the client's address.", 0, 0, 10),
  VISITS: flag("0: visits are not counted, and pages tell nothing of their readers.", true),
  LINK_CHECK: flag("1: other sites are asked: whether links to them work, and for pictures in pasted texts.", true),
  ALERT_EMAIL: text("Who is told by email when something needs a person; empty: nobody.", emailAddress),
  ALERT_WEBHOOK_URL: text("Told the same by a POST of JSON that Slack and Teams read; empty: nobody.", webAddress),
  METRICS_TOKEN: text("Whoever sends it as a bearer token may read /metrics. Empty: there are none.", token),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(
    "An OpenTelemetry collector for traces, such as http://localhost:4318; empty: none are made.",
    webAddress,
  ),
  LOG_LEVEL: oneOf("How much is logged.", "info", ["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
};

export const pairs: [keyof typeof settings, keyof typeof settings][] = [
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
];
