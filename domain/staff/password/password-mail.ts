import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";

type Words = Pick<MailMessage, "subject" | "html" | "text">;

export const resetMail = (name: string, link: string): Words =>
  words(
    "Reset your password",
    `Hello ${name},`,
    "Somebody asked to reset the password of your account in the staff area.",
    {
      label: "Set a new password",
      link,
      after: "The link works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.",
    },
  );

export const inviteMail = (name: string, by: string, link: string): Words =>
  words(
    "You are invited to the staff area",
    `Hello ${name},`,
    `${by} has made an account for you in the staff area of the website.`,
    {
      label: "Choose a password",
      link,
      after: "The link works once, for three days. After that, ask for a new one.",
    },
  );

const words = (
  subject: string,
  greeting: string,
  first: string,
  { label, link, after }: { label: string; link: string; after: string },
): Words => ({
  subject,
  text: [greeting, "", first, "", `${label}: ${link}`, "", after, ""].join("\n"),
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px 8px;background:#f1ede2;color:#0b1f24;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fbfaf6;border-top:4px solid #0f5c4d">
<tr><td style="padding:24px"><p style="margin:0 0 12px">${escapeMarkup(greeting)}</p><p style="margin:0 0 20px">${escapeMarkup(first)}</p>
<p style="margin:0 0 20px"><a href="${escapeMarkup(link)}" style="display:inline-block;background:#ff6a4d;color:#0b1f24;font-weight:bold;text-decoration:none;padding:12px 20px;border-radius:4px">${escapeMarkup(label)}</a></p>
<p style="margin:0;color:#3c5056;font-size:14px">${escapeMarkup(after)}</p></td></tr></table></td></tr></table></body></html>
`,
});
