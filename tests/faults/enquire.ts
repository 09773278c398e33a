import { cheapToken } from "../human-token.ts";

/** Sends one enquiry to a site whose AUTH_SECRET is `secret`; the answer's `success`, false when there is none. */
export const enquire = async (
  url: string,
  secret: string,
  formId: string,
): Promise<{ success: boolean; saved: boolean }> => {
  const body = {
    name: "Ada Palmgrove",
    email: "ada@example.org",
    message: `The enquiry of ${formId}, please.`,
    recaptchaToken: await cheapToken(secret),
    formId,
  };
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as { success: boolean; saved?: boolean };
    return { success: answer.success, saved: answer.saved ?? answer.success };
  } catch {
    return { success: false, saved: false };
  }
};
