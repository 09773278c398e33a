import type { FieldErrors } from "#domain/enquiries/enquiry.ts";
import type { Wording } from "#domain/words/words.ts";
import { apiUrl } from "../human-check/api-url.ts";

/** The texts and the reference are for the visitor. */
export type Posted =
  | { success: true; reference: string }
  | { success: false; text: string; note?: string; fields?: FieldErrors };

type Answer = {
  success?: boolean;
  reference?: string;
  error?: string;
  note?: string;
  fields?: FieldErrors;
};

/** Sends an enquiry to the server (SPEC §7.3). Never rejects. */
export const postEnquiry = async (enquiry: Record<string, unknown>, { words, language }: Wording): Promise<Posted> => {
  try {
    const response = await fetch(apiUrl("/api/contact"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...enquiry, language, origin: wayHere() }),
    });
    const answer = (await response.json()) as Answer;
    if (answer.success) return { success: true, reference: answer.reference ?? "" };
    const { error, note, fields } = answer;
    return { success: false, text: error || words.contact.failed, note, fields };
  } catch {
    const note = navigator.onLine === false ? { note: words.contact.offline } : {};
    return { success: false, text: words.answers.unexpected, ...note };
  }
};

/** What the loader noted of the visit in this tab (`app/site/loader/note-page.ts`). The server checks it. */
const wayHere = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem("way") ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};
