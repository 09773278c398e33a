import type { Mail, MailExamination, MailMessage, MailResult } from "./mail.ts";

/** Mail that goes nowhere: keeps what it was given and answers with `answer`, which a test may change at any time. */
export type StandInMail = Mail & {
  sent: MailMessage[];
  answer: (message: MailMessage) => MailResult;
  examination: MailExamination;
};

/** An account in good order. */
const healthy: MailExamination = {
  quota: { told: true, perDay: 50_000, perSecond: 14, lastDay: 12 },
  sending: { told: true, enabled: true },
  identities: { told: true, states: { "info@example.com": "verified", "example.com": "unknown" } },
};

/** A stand-in that takes every mail until told otherwise. */
export const standInMail = (settings: Partial<Pick<Mail, "missing" | "fingerprint">> = {}): StandInMail => {
  const mail: StandInMail = {
    missing: [],
    fingerprint: "stand-in",
    from: "info@example.com",
    to: "info@example.com",
    ...settings,
    sent: [],
    answer: () => ({ sent: true, messageId: `stand-in-${mail.sent.length + 1}` }),
    send: async (message) => {
      const answer = mail.answer(message);
      if (answer.sent) mail.sent.push(message);
      return answer;
    },
    examination: healthy,
    examine: async () => mail.examination,
  };
  return mail;
};
