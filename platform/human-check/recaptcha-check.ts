import { createHash } from "node:crypto";
import type { HumanCheck, HumanVerdict } from "./human-check.ts";

export type RecaptchaSettings = {
  RECAPTCHA_SITE_KEY: string;
  RECAPTCHA_SECRET_KEY: string;
  RECAPTCHA_VERIFY_URL: string;
  RECAPTCHA_SCRIPT_URL: string;
  PUBLIC_URL: string;
};

const TIMEOUT_MS = 5_000;
/** Google lets a token live for two minutes. */
const LIFE_MS = 120_000;

type Answer = { success?: boolean; hostname?: string; "error-codes"?: string[] };

/** reCAPTCHA v2. A second time, a token is refused as a duplicate. */
export const recaptchaCheck = (settings: RecaptchaSettings, clock: () => number): HumanCheck => ({
  view: () => ({
    provider: "recaptcha",
    siteKey: settings.RECAPTCHA_SITE_KEY,
    scriptUrl: settings.RECAPTCHA_SCRIPT_URL,
  }),
  tokenId: digest,
  verify: async (token, address) => {
    const answer = await ask(settings, token, address).catch(noAnswer);
    if (answer.success !== true) return refuse((answer["error-codes"] ?? ["refused"]).join(", "));
    const expected = new URL(settings.PUBLIC_URL).hostname;
    if (answer.hostname !== undefined && answer.hostname !== expected) return refuse("made for another host");
    return { human: true, tokenId: digest(token), goodUntil: clock() + LIFE_MS };
  },
});

const digest = (token: string) => createHash("sha256").update(token).digest("hex");

const refuse = (reason: string): HumanVerdict => ({ human: false, reason });

const noAnswer = (error: Error): Answer => ({ success: false, "error-codes": [`no answer (${error.name})`] });

const ask = async (settings: RecaptchaSettings, token: string, address?: string): Promise<Answer> => {
  const form = new URLSearchParams({ secret: settings.RECAPTCHA_SECRET_KEY, response: token });
  if (address) form.set("remoteip", address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(settings.RECAPTCHA_VERIFY_URL, { method: "POST", body: form, signal });
  if (!response.ok) return { success: false, "error-codes": [`status ${response.status}`] };
  return (await response.json()) as Answer;
};
