import { setTimeout as wait } from "node:timers/promises";
import { cheapToken } from "../human-token.ts";

/** A visitor whose connection was cut, or whom the server told that it has a fault, presses the button again. */
const AGAIN_MS = 250;

/** What a form was told: `answered` is false where every try was cut off; `saved` and `success` as the answer says. */
export type Told = {
  formId: string;
  answered: boolean;
  success: boolean;
  saved: boolean;
  error: string;
  tries: number;
};

/**
 * Sends one enquiry to a site whose AUTH_SECRET is `secret` and whose clock is `clock`. What was cut, or not saved for
 * a fault of the server (a status from 500 on), is sent again with the same form, up to as many times as `tries` says.
 * What is refused stays refused. A token made beforehand costs nothing then.
 */
export const enquire = async (
  url: string,
  secret: string,
  formId: string,
  { tries = 1, clock = Date.now, token = cheapToken(secret, clock) } = {},
): Promise<Told> => {
  const body = JSON.stringify({
    name: "Ada Palmgrove",
    email: "ada@example.org",
    message: `The enquiry of ${formId}, please.`,
    recaptchaToken: await token,
    formId,
  });
  let told: Told = { formId, answered: false, success: false, saved: false, error: "", tries };
  for (let made = 1; made <= tries; made += 1) {
    if (made > 1) await wait(AGAIN_MS);
    const answer = await post(`${url}/api/contact`, body);
    if (!answer) continue;
    const { success, saved = success, error = "" } = answer;
    told = { formId, answered: true, success, saved, error, tries: made };
    if (saved || answer.status < 500) break;
  }
  return told;
};

/** The answer as it was written; null when there was none, or it came from the balancer. */
const post = async (url: string, body: string) => {
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(url, { method: "POST", headers, body });
    if (response.status === 504) return null;
    const said = (await response.json()) as { success: boolean; saved?: boolean; error?: string };
    return { ...said, status: response.status };
  } catch {
    return null;
  }
};
