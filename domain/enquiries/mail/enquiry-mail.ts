import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { FIRST_LANGUAGE, languages } from "../../languages.ts";
import { INK_SOFT, LINE } from "../../look/colors.ts";
import { linkColor, type MailLook, mailButton, mailPage } from "../../look/mail-page.ts";
import { type Enquiry, languageOfForm } from "../enquiry.ts";
import { originWords, storedOrigin } from "../origin.ts";

/** As it is stored. */
type Mailed = Enquiry & { service_name: string; language: string; origin: string | null };

export type MailFrame = { from: string; to: string; reference: string; link: string; replyTo: boolean; look: MailLook };

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

const lines = (enquiry: Mailed): [label: string, value: string][] => {
  const language = languageOfForm(enquiry);
  const origin = storedOrigin(enquiry.origin);
  return [
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone],
    ["Company", enquiry.company],
    ["Service", enquiry.service_name || enquiry.service],
    ...(language === FIRST_LANGUAGE ? [] : [["Language", languages[language].name] as [string, string]]),
    ...(origin ? [["Came", originWords(origin)] as [string, string]] : []),
  ];
};

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

const linked = (look: MailLook, [label, value]: [string, string]): string => {
  const shown = escapeMarkup(value || NOT_PROVIDED);
  const style = `style="color:${linkColor(look)};font-weight:600"`;
  if (label === "Email") return `<a href="mailto:${escapeMarkup(encodeURI(value))}" ${style}>${shown}</a>`;
  if (label === "Phone" && value) return `<a href="tel:${value.replace(/[^\d]/g, "")}" ${style}>${shown}</a>`;
  return value ? shown : `<span style="color:${INK_SOFT}">${shown}</span>`;
};

const row = (look: MailLook, line: [string, string]) =>
  `<tr><td style="padding:10px 0;border-bottom:1px solid ${LINE};overflow-wrap:anywhere"><strong>${line[0]}:</strong> ${linked(look, line)}</td></tr>`;

const htmlPart = (enquiry: Mailed, { look, link, reference }: MailFrame): string =>
  mailPage(look, {
    title: HEADING,
    heading: HEADING,
    rows: `<tr><td style="padding:14px 24px 4px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${lines(enquiry)
  .map((line) => row(look, line))
  .join("\n")}
<tr><td style="padding:10px 0;overflow-wrap:anywhere"><strong>Message:</strong><br>${escapeMarkup(enquiry.message).replaceAll("\n", "<br>\n")}</td></tr>
</table></td></tr>
<tr><td style="padding:12px 24px 24px">${mailButton(look, "Open in the CMS", link)}</td></tr>
<tr><td style="padding:14px 24px;border-top:1px solid ${LINE};color:${INK_SOFT};font-size:14px">Reference ${escapeMarkup(reference)}</td></tr>`,
  });
