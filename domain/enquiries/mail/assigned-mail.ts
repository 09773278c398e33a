import type { MailMessage } from "#platform/mail/mail.ts";
import { escapeMarkup } from "../../formats/escape-markup.ts";
import { type MailLook, mailButton, mailPage } from "../../look/mail-page.ts";

type Assigned = { name: string; company: string; reference: string; by: string; link: string; look: MailLook };

/** Tells a member of staff that an enquiry is theirs now. What the visitor wrote stays in the CMS. */
export const assignedMail = ({
  look,
  name,
  company,
  reference,
  by,
  link,
}: Assigned): Omit<MailMessage, "from" | "to"> => {
  const who = company ? `${name} (${company})` : name;
  const said = `${by} handed you the enquiry of ${who}, reference ${reference}.`;
  const subject = `Yours now: the enquiry of ${name.replace(/\s+/g, " ")}`;
  const rows = `<tr><td style="padding:20px 24px 24px"><p style="margin:0 0 20px">${escapeMarkup(said)}</p>${mailButton(look, "Read and answer it", link)}</td></tr>`;
  return {
    subject,
    text: `${said}\n\nRead and answer it: ${link}\n`,
    html: mailPage(look, { title: subject, rows }),
  };
};
