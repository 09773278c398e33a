import { tooManyText } from "#domain/enquiries/enquiry.ts";
import { isData } from "#domain/json.ts";
import { wordingAsking } from "#domain/words/catalogues.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });

/** In the language of the page that asks. */
export const refused = (request: Request, status: number, why: keyof Words["refused"]): Response =>
  json({ success: false, error: wordingAsking(request.headers).words.refused[why] }, status);

export const notAllowed = (request: Request, allowed: string): Response => {
  const error = fill(wordingAsking(request.headers).words.refused.method, { allowed });
  return json({ success: false, error }, 405, { Allow: allowed });
};

/** Parses a JSON object, or returns an error. Requires `application/json`, which other origins can only send after a preflight. */
export const readObject = async (request: Request): Promise<Record<string, unknown> | Response> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refused(request, 415, "type");
  const body: unknown = await request.json().catch(() => undefined);
  return isData(body) ? body : refused(request, 400, "shape");
};

export const retryAfter = (resetMs: number) => ({ "Retry-After": String(Math.max(1, Math.ceil(resetMs / 1000))) });

/** For a client over its rate limit. */
export const tooMany = (request: Request, resetMs: number): Response =>
  json({ success: false, error: tooManyText(resetMs, wordingAsking(request.headers)) }, 429, retryAfter(resetMs));
