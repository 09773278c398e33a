import { json } from "./json-api.ts";

/** The text for whoever asked too often; `resetMs` is the time until they may ask again. */
export const tooManyText = (resetMs: number): string =>
  `Too many requests. Please try again in ${Math.max(1, Math.ceil(resetMs / 60_000))} minutes.`;

/** When to come back, as a header: whole seconds. */
export const retryAfter = (resetMs: number) => ({ "Retry-After": String(Math.max(1, Math.ceil(resetMs / 1000))) });

/** The whole answer to whoever asked too often. */
export const tooMany = (resetMs: number): Response =>
  json({ success: false, error: tooManyText(resetMs) }, 429, retryAfter(resetMs));
