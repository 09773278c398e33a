/** An answer in JSON that nobody keeps. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });

/** The answer to a method that an address does not know. */
export const notAllowed = (allowed: string): Response =>
  json({ success: false, error: `Use ${allowed}` }, 405, { Allow: allowed });

/**
 * Reads a JSON object from a request, or answers why not. Only `application/json` is taken: a page of another site
 * can't send that without asking first, so a foreign form never gets this far.
 */
export const readObject = async (request: Request): Promise<Record<string, unknown> | Response> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return json({ success: false, error: "Send JSON as application/json" }, 415);
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  return json({ success: false, error: "Send a JSON object" }, 400);
};
