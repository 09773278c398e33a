import { createHash } from "node:crypto";

/** The settings of the e-mail service, named as in the environment. */
export type MailSettings = {
  AWS_REGION: string;
  AWS_ACCESS_KEY_ID: string;
  AWS_SECRET_ACCESS_KEY: string;
  EMAIL_FROM: string;
  EMAIL_TO: string;
  /** Where the service answers; empty: Amazon's own address for the region. */
  SES_ENDPOINT: string;
};

const needed = ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "EMAIL_FROM", "EMAIL_TO"] as const;

/** The names of the needed settings that are empty. */
export const missingSettings = (settings: MailSettings): string[] => needed.filter((name) => !settings[name].trim());

/** A short mark that changes with any of the settings and does not give them away. */
export const settingsFingerprint = (settings: MailSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([...needed, "SES_ENDPOINT" as const].map((name) => settings[name])))
    .digest("hex")
    .slice(0, 16);

/** The settings that lead to the local mailbox at `endpoint`; addresses that are given stay. */
export const localMailSettings = (settings: MailSettings, endpoint: string): MailSettings => ({
  AWS_REGION: settings.AWS_REGION || "us-east-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  EMAIL_FROM: settings.EMAIL_FROM || "info@example.com",
  EMAIL_TO: settings.EMAIL_TO || "info@example.com",
  SES_ENDPOINT: endpoint,
});
