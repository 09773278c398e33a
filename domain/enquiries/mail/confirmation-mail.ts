import type { Tables } from "#platform/database/tables.ts";
import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import type { Language } from "../../languages.ts";
import { SAND } from "../../look/colors.ts";
import { type MailLook, mailPage } from "../../look/mail-page.ts";
import { fill } from "../../words/fill.ts";
import type { Words } from "../../words/words.ts";
import type { Enquiry } from "../enquiry.ts";
import { isAscii } from "./enquiry-mail.ts";

/** What the company says of itself and of its answer. `next`: the steps that the form promises. */
export type Promised = { company: string; host: string; phone: string; hours: string[]; next: string[] };

type Confirmed = Pick<Enquiry, "name" | "message"> & { reference: string };

/** The subject and the words of a confirmation: nothing of the visitor's in the subject, and in the text only what can't advertise. */
export const confirmationText = (
  { name, message, reference }: Confirmed,
  { company, host, phone, hours, next }: Promised,
  { mail, contact }: Words,
): { subject: string; text: string } => {
  const heading = (words: string, lines: string[]) => (lines.length > 0 ? [`${words}\n${lines.join("\n")}`] : []);
  const quoted = message.split("\n").map((line) => `> ${line}`);
  const paragraphs = [
    isPlainName(name) ? fill(mail.hello, { name }) : mail.helloAll,
    fill(mail.arrived, { company, reference }),
    ...heading(
      contact.next,
      next.map((step) => `- ${step}`),
    ),
    ...(isPlain(message) ? heading(mail.youWrote, quoted) : [mail.notRepeated]),
    ...heading(contact.hours, hours),
    `${contact.wait} ${fill(contact.callWith, { phone })}.`,
    fill(mail.whyYou, { host }),
  ];
  return { subject: fill(mail.confirmed, { reference }), text: `${paragraphs.join("\n\n")}\n` };
};

const LONGEST_NAME = 40;
const MOST_NAMES = 4;

const isPlainName = (name: string) =>
  name.length <= LONGEST_NAME &&
  name.split(" ").length <= MOST_NAMES &&
  /^[\p{L}\p{M} .'’-]+$/u.test(name) &&
  isPlain(name);

/**
 * Nothing that leads anywhere, and that mail programs make a link: an address, a domain, a number to call. Whoever writes
 * somebody else's address into the form could have us carry it there.
 */
export const isPlain = (text: string): boolean =>
  !/:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}{2}|\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/u.test(
    text.normalize("NFKC").replace(/[\u200c\u200d]/g, ""),
  );

type Row = Pick<Tables["enquiry_reply"], "mail_to" | "answer_to" | "subject" | "text">;

type Frame = { from: string; replyTo: boolean; look: MailLook; language: Language };

/** The mail that confirms a message, without a link, marked so that no machine answers it (RFC 3834). */
export const confirmationMail = (row: Row, { from, replyTo, look, language }: Frame): MailMessage => ({
  from,
  to: row.mail_to,
  ...(replyTo && isAscii(row.answer_to) ? { replyTo: row.answer_to } : {}),
  subject: row.subject,
  headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  text: row.text,
  html: mailPage(look, {
    language,
    title: row.subject,
    rows: `<tr><td style="padding:20px 24px 8px;overflow-wrap:anywhere">${row.text.trim().split("\n\n").map(paragraph).join("\n")}</td></tr>`,
  }),
});

/** One line is a sentence; of several the first is a heading, with a list, a quote or lines below it. */
const paragraph = (text: string) => {
  const [first = "", ...rest] = text.split("\n");
  if (rest.length === 0) return `<p style="margin:0 0 16px">${inOnePiece(first)}</p>`;
  return `<p style="margin:0 0 4px"><strong>${escapeMarkup(first)}</strong></p>${below(rest)}`;
};

const below = (lines: string[]) => {
  const isAll = (mark: string) => lines.every((line) => line.startsWith(mark));
  const words = (mark: string) => lines.map((line) => escapeMarkup(line.slice(mark.length)));
  if (isAll("- "))
    return `<ul style="margin:0 0 16px;padding:0 20px">${words("- ")
      .map((line) => `<li>${line}</li>`)
      .join("")}</ul>`;
  if (isAll("> "))
    return `<blockquote style="margin:0 0 16px;padding:10px 14px;background:${SAND}">${words("> ").join("<br>\n")}</blockquote>`;
  return `<p style="margin:0 0 16px">${words("").join("<br>\n")}</p>`;
};

/** A reference or a number to call that breaks over two lines is read wrong. */
const inOnePiece = (text: string) =>
  escapeMarkup(text).replace(/M-\w{6}|\(\d{3}\) \d{3}-\d{4}/g, '<span style="white-space:nowrap">$&</span>');
