import type { Mail, MailExamination, MailMessage, MailResult } from "../../platform/mail/mail.ts";

/** Mail for tests that goes nowhere: collects what it sends in `sent`; a test may replace `answer` at any time. */
export type StandInMail = Mail & {
  sent: MailMessage[];
  answer: (message: MailMessage) => MailResult;
  examination: MailExamination;
};

const healthy: MailExamination = {
  quota: { answered: true, perDay: 50_000, perSecond: 14, lastDay: 12 },
  sending: { answered: true, enabled: true },
  identities: { answered: true, states: { "info@example.com": "verified", "example.com": "unknown" } },
};

/** A stand-in that accepts every mail until `answer` is replaced. */
export const standInMail = (settings: Partial<Pick<Mail, "missing" | "fingerprint">> = {}): StandInMail => {
  const mail: StandInMail = {
    missing: [],
    fingerprint: "stand-in",
    from: "info@example.com",
    fromAddress: "info@example.com",
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
