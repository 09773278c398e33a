import { type FieldErrors, messages } from "#domain/enquiries/enquiry.ts";
import type { SubmitOutcome } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import type { MailResult } from "#platform/mail/mail.ts";
import { retryAfter, tooManyText } from "./json-api.ts";

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

const SAVED = { saved: true, note: "Your message is saved. There is no need to send it again." };

type Reply = { status: number; headers?: Record<string, string>; body: ContactAnswer };

/** The status and the text (SPEC §8) of an outcome. */
export const contactAnswer = (outcome: SubmitOutcome): Reply => {
  const refuse = (status: number, error: string, more: Partial<ContactAnswer> = {}, headers = {}): Reply => ({
    status,
    headers,
    body: { success: false, error, remaining: outcome.remaining, ...more },
  });
  switch (outcome.outcome) {
    case "received":
      return { status: 200, body: { success: true, reference: outcome.reference, remaining: outcome.remaining } };
    case "limited":
      return refuse(429, tooManyText(outcome.resetMs), {}, retryAfter(outcome.resetMs));
    case "invalid":
      return refuse(400, "Please check the marked fields.", { fields: outcome.fields });
    case "no-token":
      return refuse(400, messages.token, { fields: { recaptchaToken: messages.token } });
    case "not-human":
      return refuse(403, "Invalid reCAPTCHA verification");
    case "not-configured":
      return refuse(503, "Email service configuration error. Please check your environment variables.", SAVED);
    case "not-sent":
      return refuse(502, sendError(outcome.mail), SAVED);
  }
};

const sendError = ({ code, message }: MailResult & { sent: false }): string => {
  const text = `${code} ${message}`;
  if (text.includes("InvalidClientTokenId")) {
    return "The cloud email provider credentials are invalid. Please check your access key and secret key.";
  }
  if (text.includes("AccessDenied")) return "The cloud email provider denied access. Please check your permissions.";
  return message || "Failed to send email";
};
