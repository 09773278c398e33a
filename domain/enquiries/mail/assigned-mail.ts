import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";

type Assigned = { name: string; company: string; reference: string; by: string; link: string };

/** Tells a member of staff that an enquiry is theirs now. What the visitor wrote stays in the CMS. */
export const assignedMail = ({ name, company, reference, by, link }: Assigned): Omit<MailMessage, "from" | "to"> => {
  const who = company ? `${name} (${company})` : name;
  const said = `${by} handed you the enquiry of ${who}, reference ${reference}.`;
  return {
    subject: `Yours now: the enquiry of ${name.replace(/\s+/g, " ")}`,
    text: `${said}\n\nRead and answer it: ${link}\n`,
    html: `<p>${escapeMarkup(said)}</p><p><a href="${escapeMarkup(link)}">Read and answer it</a></p>`,
  };
};
