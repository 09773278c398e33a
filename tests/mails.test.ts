import { expect, test } from "vitest";
import { alertMail } from "#domain/alerts/alert-words.ts";
import { assignedMail } from "#domain/enquiries/mail/assigned-mail.ts";
import { confirmationMail, confirmationText } from "#domain/enquiries/mail/confirmation-mail.ts";
import { enquiryMail } from "#domain/enquiries/mail/enquiry-mail.ts";
import { replyMail } from "#domain/enquiries/mail/reply-mail.ts";
import type { Language } from "#domain/languages.ts";
import { inviteMail, resetMail } from "#domain/staff/password/password-mail.ts";
import { weekMail } from "#domain/visits/weekly-mail/week-mail.ts";
import { wordingOf } from "#domain/words/catalogues.ts";

const look = { company: "Heron & Sons", accent: "#123a7a", action: "#ffb000", icon: "https://heron.example/icon.png" };
const link = "https://heron.example/cms/enquiries/7?a=1&b=2";
const [from, reference] = ["Heron & Sons <info@heron.example>", "M-7K3F9Q"];

const enquiry = {
  ...{ name: "Ada <Palmgrove>", email: "ada@example.org", phone: "(305) 555-0199", company: "O'Neill & <Sons>" },
  ...{
    service: "security",
    service_name: "Cybersecurity",
    message: "Line one\n<b>two</b>",
    language: "en",
    origin: null,
  },
};
const toOffice = { from, to: "office@heron.example", reference, link, replyTo: true, look };

const reply = {
  ...{ mail_to: "ada@example.org", answer_to: "erin@heron.example", subject: `Re: your message (${reference})` },
  text: "We call you at <three>.\n\nErin",
  thread: `On October 9, Ada wrote:\n> Two servers.\n> Can you & yours move them?\n\nReference: ${reference}`,
};

const confirmation = (language: Language, message: string) => {
  const promised = {
    ...{ company: "Heron & Sons", host: "heron.example", phone: "(305) 555-0100" },
    ...{ hours: ["Mon to Fri: 8 to 6"], next: ["We read it", "We call you"] },
  };
  const { words } = wordingOf(language);
  const { subject, text } = confirmationText({ name: "Ada", message, reference }, promised, words);
  const row = { mail_to: "ada@example.org", answer_to: "office@heron.example", subject, text };
  return confirmationMail(row, { from, replyTo: true, look, language });
};

const steps = { visits: 42, contact: 9, begun: 4, sent: 2 };
const week = {
  week: { from: "2026-11-16", to: "2026-11-22" },
  headline: {
    since: "2026-01-01",
    total: steps,
    before: { visits: 30, contact: 3, begun: 1, sent: 1 },
    best: { path: "/about", title: "About <us>", visits: 20, sent: 2 },
  },
  source: { ...steps, name: "Google", before: 1 },
  missing: { ...steps, name: "/old-<team>", before: 0 },
};

const alert = {
  title: "The mail service refuses mails",
  words: "It said <no>.",
  since: Date.parse("2026-11-16T15:00:00Z"),
};
const origin = JSON.stringify({ source: "Google", campaign: "spring", pages: ["/services/security", "/contact"] });

test.each<[string, object]>([
  ["the mail of an enquiry", enquiryMail(enquiry, toOffice)],
  [
    "that of one with nothing but what is needed, in Spanish",
    enquiryMail(
      { ...enquiry, phone: "", company: "", service: "", service_name: "", language: "es", origin },
      toOffice,
    ),
  ],
  ["a confirmation", confirmation("en", "Two servers.\nCan you move them?")],
  ["a confirmation in Spanish of what is not repeated", confirmation("es", "See https://elsewhere.example")],
  ["an answer", replyMail(reply, { from, replyTo: true, language: "en" })],
  ["an answer in Spanish", replyMail(reply, { from, replyTo: false, language: "es" })],
  [
    "what tells that an enquiry is yours",
    assignedMail({ look, link, reference, name: "Ada", company: "<Sons>", by: "Erin" }),
  ],
  ["a link to reset a password", resetMail(look, "Erin & <co>", link)],
  ["an invitation", inviteMail(look, "Erin & <co>", "Otto <o>", link)],
  ["an alert", alertMail({ ...alert, endedAt: null }, "https://heron.example")],
  ["the end of an alert", alertMail({ ...alert, endedAt: alert.since + 3_600_000 }, "https://heron.example")],
  ["the mail of a week", weekMail(look, week, "https://heron.example")],
])("%s stands word for word as before, in both of its parts", (_, mail) => expect(mail).toMatchSnapshot());
