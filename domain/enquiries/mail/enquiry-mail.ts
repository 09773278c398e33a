import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import type { Enquiry } from "../enquiry.ts";

/** As it is stored. */
type Mailed = Enquiry & { service_name: string };

export type MailFrame = { from: string; to: string; reference: string; link: string; replyTo: boolean };

const HEADING = "New Contact Form Submission";
const NOT_PROVIDED = "Not provided";

/** The mail to the office (texts of SPEC §9). Reply-To is the visitor where their address is ASCII: SES refuses any other. */
export const enquiryMail = (enquiry: Mailed, frame: MailFrame): MailMessage => ({
  from: frame.from,
  to: frame.to,
  ...(frame.replyTo && isAscii(enquiry.email) ? { replyTo: enquiry.email } : {}),
  subject: `${HEADING} from ${enquiry.name.replace(/\s+/g, " ")}`,
  html: htmlPart(enquiry, frame),
  text: textPart(enquiry, frame),
});

const lines = (enquiry: Mailed): [label: string, value: string][] => [
  ["Name", enquiry.name],
  ["Email", enquiry.email],
  ["Phone", enquiry.phone],
  ["Company", enquiry.company],
  ["Service", enquiry.service_name || enquiry.service],
];

/** What SES takes as Reply-To. */
export const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

const textPart = (enquiry: Mailed, frame: MailFrame): string =>
  [
    HEADING,
    "",
    ...lines(enquiry).map(([label, value]) => `${label}: ${value || NOT_PROVIDED}`),
    "",
    "Message:",
    enquiry.message,
    "",
    `Reference: ${frame.reference}`,
    `Open in the CMS: ${frame.link}`,
    "",
  ].join("\n");

const linked = (label: string, value: string): string => {
  const shown = escapeMarkup(value || NOT_PROVIDED);
  const style = 'style="color:#0f5c4d;font-weight:600"';
  if (label === "Email") return `<a href="mailto:${escapeMarkup(encodeURI(value))}" ${style}>${shown}</a>`;
  if (label === "Phone" && value) return `<a href="tel:${value.replace(/[^\d]/g, "")}" ${style}>${shown}</a>`;
  return value ? shown : `<span style="color:#3c5056">${shown}</span>`;
};

const row = ([label, value]: [string, string]) =>
  `<tr><td style="padding:10px 0;border-bottom:1px solid #d9d5c8;overflow-wrap:anywhere"><strong>${label}:</strong> ${linked(label, value)}</td></tr>`;

const htmlPart = (enquiry: Mailed, frame: MailFrame): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${HEADING}</title></head>
<body style="margin:0;padding:0;background:#f1ede2;color:#0b1f24;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1ede2"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fbfaf6">
<tr><td style="background:#0f5c4d;border-bottom:4px solid #ff6a4d;color:#ffffff;padding:20px 24px"><h1 style="margin:0;font-size:22px;line-height:1.25">${HEADING}</h1></td></tr>
<tr><td style="padding:14px 24px 4px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${lines(enquiry).map(row).join("\n")}
<tr><td style="padding:10px 0;overflow-wrap:anywhere"><strong>Message:</strong><br>${escapeMarkup(enquiry.message).replaceAll("\n", "<br>\n")}</td></tr>
</table></td></tr>
<tr><td style="padding:12px 24px 24px"><a href="${escapeMarkup(frame.link)}" style="display:inline-block;background:#ff6a4d;color:#0b1f24;font-weight:bold;text-decoration:none;padding:14px 22px;border-radius:4px">Open in the CMS</a></td></tr>
<tr><td style="padding:14px 24px;border-top:1px solid #d9d5c8;color:#3c5056;font-size:14px">Reference ${escapeMarkup(frame.reference)}</td></tr>
</table></td></tr></table>
</body></html>
`;
