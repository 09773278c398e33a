import { createHash } from "node:crypto";

export type MailSettings = {
  AWS_REGION: string;
  AWS_ACCESS_KEY_ID: string;
  AWS_SECRET_ACCESS_KEY: string;
  EMAIL_FROM: string;
  EMAIL_TO: string;
  SES_ENDPOINT: string;
};

const required = ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "EMAIL_FROM", "EMAIL_TO"] as const;

export const missingSettings = (settings: MailSettings): string[] => required.filter((name) => !settings[name].trim());

/** The bare address of a sender: `Company <office@example.com>`, or the address alone. */
export const addressOfSender = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

/** 16 hex digits that change with any setting and give none away. */
export const settingsFingerprint = (settings: MailSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([...required, "SES_ENDPOINT" as const].map((name) => settings[name])))
    .digest("hex")
    .slice(0, 16);

/** Region and addresses stay where they are set. */
export const localMailSettings = (settings: MailSettings, endpoint: string): MailSettings => ({
  AWS_REGION: settings.AWS_REGION || "us-east-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  EMAIL_FROM: settings.EMAIL_FROM || "info@example.com",
  EMAIL_TO: settings.EMAIL_TO || "info@example.com",
  SES_ENDPOINT: endpoint,
});
