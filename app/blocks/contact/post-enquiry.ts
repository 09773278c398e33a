import type { FieldErrors } from "#domain/enquiries/enquiry.ts";
import { apiUrl } from "./human-check/api-url.ts";

/** `arrived`: the enquiry is stored, or may be. The texts and the reference are for the visitor. */
export type Posted =
  | { success: true; reference: string }
  | { success: false; text: string; note?: string; fields?: FieldErrors; arrived: boolean };

const UNEXPECTED = "An unexpected error occurred. Please try again.";
const OFFLINE = "You are offline. What you wrote stays here: send it again once the connection is back.";
const NO_TEXT = "Failed to send message. Please try again.";

type Answer = {
  success?: boolean;
  reference?: string;
  error?: string;
  note?: string;
  fields?: FieldErrors;
  saved?: boolean;
};

/** Sends an enquiry to the server (SPEC §7.3). Never rejects. */
export const postEnquiry = async (enquiry: Record<string, unknown>): Promise<Posted> => {
  try {
    const response = await fetch(apiUrl("/api/contact"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    const answer = (await response.json()) as Answer;
    if (answer.success) return { success: true, reference: answer.reference ?? "" };
    const { error, note, fields, saved } = answer;
    return { success: false, text: error || NO_TEXT, note, fields, arrived: saved ?? response.status >= 500 };
  } catch {
    return { success: false, text: UNEXPECTED, arrived: true, ...(navigator.onLine === false && { note: OFFLINE }) };
  }
};
