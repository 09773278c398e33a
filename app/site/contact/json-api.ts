import { tooManyText } from "#domain/enquiries/enquiry.ts";
import { FIRST_LANGUAGE } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });

export const notAllowed = (allowed: string): Response =>
  json({ success: false, error: `Use ${allowed}` }, 405, { Allow: allowed });

/** Parses a JSON object, or returns an error. Requires `application/json`, which other origins can only send after a preflight. */
export const readObject = async (request: Request): Promise<Record<string, unknown> | Response> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return json({ success: false, error: "Send JSON as application/json" }, 415);
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  return json({ success: false, error: "Send a JSON object" }, 400);
};

export const retryAfter = (resetMs: number) => ({ "Retry-After": String(Math.max(1, Math.ceil(resetMs / 1000))) });

/** For a client over its rate limit. */
export const tooMany = (resetMs: number): Response =>
  json({ success: false, error: tooManyText(resetMs, wordingOf(FIRST_LANGUAGE)) }, 429, retryAfter(resetMs));
