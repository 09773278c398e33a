import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { INK_SOFT } from "../../look/colors.ts";
import { type MailLook, mailButton, mailPage } from "../../look/mail-page.ts";

type Words = Pick<MailMessage, "subject" | "html" | "text">;

export const resetMail = (look: MailLook, name: string, link: string): Words =>
  words(look, {
    subject: "Reset your password",
    greeting: `Hello ${name},`,
    first: "Somebody asked to reset the password of your account in the staff area.",
    label: "Set a new password",
    link,
    after: "The link works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.",
  });

export const inviteMail = (look: MailLook, name: string, by: string, link: string): Words =>
  words(look, {
    subject: "You are invited to the staff area",
    greeting: `Hello ${name},`,
    first: `${by} has made an account for you in the staff area of the website.`,
    label: "Choose a password",
    link,
    after: "The link works once, for three days. After that, ask for a new one.",
  });

/** `label` stands on the button that leads to `link`, `after` below it. */
type Parts = Record<"subject" | "greeting" | "first" | "label" | "link" | "after", string>;

const words = (look: MailLook, { subject, greeting, first, label, link, after }: Parts): Words => ({
  subject,
  text: [greeting, "", first, "", `${label}: ${link}`, "", after, ""].join("\n"),
  html: mailPage(look, {
    title: subject,
    rows: `<tr><td style="padding:24px"><p style="margin:0 0 12px">${escapeMarkup(greeting)}</p><p style="margin:0 0 20px">${escapeMarkup(first)}</p>
<p style="margin:0 0 20px">${mailButton(look, label, link)}</p>
<p style="margin:0;color:${INK_SOFT};font-size:14px">${escapeMarkup(after)}</p></td></tr>`,
  }),
});
