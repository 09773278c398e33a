/** An answer in JSON that no cache stores. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });

/** The answer to a method that an address does not allow. */
export const notAllowed = (allowed: string): Response =>
  json({ success: false, error: `Use ${allowed}` }, 405, { Allow: allowed });

/**
 * Reads a JSON object from a request, or answers why not. Only `application/json` is taken: a page of another site
 * can't send that without a CORS preflight, so a foreign form never gets this far.
 */
export const readObject = async (request: Request): Promise<Record<string, unknown> | Response> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return json({ success: false, error: "Send JSON as application/json" }, 415);
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  return json({ success: false, error: "Send a JSON object" }, 400);
};

/** The text for whoever asked too often; `resetMs` is the time until they may ask again. */
export const tooManyText = (resetMs: number): string =>
  `Too many requests. Please try again in ${Math.max(1, Math.ceil(resetMs / 60_000))} minutes.`;

/** `resetMs` as a header, in whole seconds. */
export const retryAfter = (resetMs: number) => ({ "Retry-After": String(Math.max(1, Math.ceil(resetMs / 1000))) });

/** The whole answer to whoever asked too often. */
export const tooMany = (resetMs: number): Response =>
  json({ success: false, error: tooManyText(resetMs) }, 429, retryAfter(resetMs));
