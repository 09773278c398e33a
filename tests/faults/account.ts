import type { SesMail } from "../servers/ses-server.ts";
import type { Told } from "./enquire.ts";

/** What is stored of an enquiry. */
export type Stored = { form_id: string; reference: string; mail_state: string };

/** The settings of a site that mails through a stand-in for SES. */
export const mailSettings = (sesUrl: string) => ({
  AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "secret",
  EMAIL_FROM: "info@example.com",
  EMAIL_TO: "info@example.com",
  SES_ENDPOINT: sesUrl,
});

const referenceOf = ({ fields }: SesMail) => fields["Message.Body.Text.Data"]?.match(/M-\w{6}/)?.[0] ?? "";

/** The mails of each enquiry, by its reference. */
export const mailsByReference = (mails: SesMail[]): Map<string, SesMail[]> => Map.groupBy(mails, referenceOf);

/**
 * Holds what visitors were told against what is stored and what was mailed. `lost`: told saved and not there. `twice`:
 * one form that became two enquiries.
 */
export const account = (told: Told[], stored: Stored[], mails: SesMail[]) => {
  const there = new Set(stored.map(({ form_id }) => form_id));
  const mailed = mailsByReference(mails);
  const often = stored.map(({ reference }) => mailed.get(reference)?.length ?? 0);
  return {
    sent: told.length,
    "told success": told.filter(({ success }) => success).length,
    "told saved": told.filter(({ saved }) => saved).length,
    "told nothing, or an error": told.filter(({ saved }) => !saved).length,
    stored: stored.length,
    lost: told.filter(({ formId, saved }) => saved && !there.has(formId)).length,
    "stored twice": stored.length - there.size,
    "mailed once": often.filter((times) => times === 1).length,
    "mailed more than once": often.filter((times) => times > 1).length,
    "not mailed": often.filter((times) => times === 0).length,
  };
};
