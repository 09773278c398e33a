import type { Tables } from "#platform/database/tables.ts";
import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { type Language, languages } from "../../languages.ts";
import { INK, INK_SOFT, LINE } from "../../look/colors.ts";
import { isAscii } from "./enquiry-mail.ts";

type Reply = Pick<Tables["enquiry_reply"], "mail_to" | "answer_to" | "subject" | "text" | "thread">;

/** The mail to a visitor, in the language of their enquiry, from the company's address. What they answer goes to whoever is in charge. */
export const replyMail = (
  reply: Reply,
  frame: { from: string; replyTo: boolean; language: Language },
): MailMessage => ({
  from: frame.from,
  to: reply.mail_to,
  ...(frame.replyTo && isAscii(reply.answer_to) ? { replyTo: reply.answer_to } : {}),
  subject: reply.subject,
  text: `${reply.text}\n\n${reply.thread}\n`,
  html: htmlPart(reply, frame.language),
});

const inLines = (text: string) => escapeMarkup(text).replaceAll("\n", "<br>\n");

const htmlPart = ({ subject, text, thread }: Reply, language: Language): string => {
  const [introduction = "", ...lines] = thread.split("\n");
  const quoted = lines.filter((line) => line.startsWith(">")).map((line) => line.slice(2));
  const rest = lines.filter((line) => !line.startsWith(">"));
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:16px;color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;overflow-wrap:anywhere">${inLines(text)}</div>
<div style="max-width:600px;margin-top:24px;color:${INK_SOFT};overflow-wrap:anywhere">${inLines(introduction)}
<blockquote style="margin:8px 0;padding-left:12px;border-left:3px solid ${LINE}">${inLines(quoted.join("\n"))}</blockquote>${inLines(rest.join("\n").trim())}</div>
</body></html>
`;
};
