import { type FieldErrors, tooManyText } from "#domain/enquiries/enquiry.ts";
import type { SubmitOutcome } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import type { Wording } from "#domain/words/words.ts";
import type { MailResult } from "#platform/mail/mail.ts";
import { retryAfter } from "./json-api.ts";

/**
 * The body of POST /api/contact. `reference` names what was received, to staff too; `note` is shown on a line of its own
 * below `error`; `saved`: the enquiry is stored.
 */
export type ContactAnswer = {
  success: boolean;
  reference?: string;
  error?: string;
  note?: string;
  fields?: FieldErrors;
  saved?: boolean;
  remaining?: number;
};

type Reply = { status: number; headers?: Record<string, string>; body: ContactAnswer };

/** The status and the text (SPEC §8) of an outcome. */
export const contactAnswer = (outcome: SubmitOutcome, wording: Wording): Reply => {
  const { answers, enquiry: messages } = wording.words;
  const saved = { saved: true, note: answers.saved };
  const refuse = (status: number, error: string, more: Partial<ContactAnswer> = {}, headers = {}): Reply => ({
    status,
    headers,
    body: { success: false, error, remaining: outcome.remaining, ...more },
  });
  switch (outcome.outcome) {
    case "received":
      return { status: 200, body: { success: true, reference: outcome.reference, remaining: outcome.remaining } };
    case "limited":
      return refuse(429, tooManyText(outcome.resetMs, wording), {}, retryAfter(outcome.resetMs));
    case "invalid":
      return refuse(400, answers.fields, { fields: outcome.fields });
    case "no-token":
      return refuse(400, messages.token, { fields: { recaptchaToken: messages.token } });
    case "not-human":
      return refuse(403, answers.notHuman);
    case "not-configured":
      return refuse(503, answers.notConfigured, saved);
    case "not-sent":
      return refuse(502, sendError(outcome.mail, wording), saved);
  }
};

/** The mail service says what it says in English. */
const sendError = (
  { code, message }: MailResult & { sent: false },
  { words: { answers }, language }: Wording,
): string => {
  const text = `${code} ${message}`;
  if (text.includes("InvalidClientTokenId")) return answers.credentials;
  if (text.includes("AccessDenied")) return answers.denied;
  return (language === "en" && message) || answers.notSent;
};
