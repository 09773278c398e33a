/** A text of the given type; the page cache keeps it until something is published. */
export const textResponse = (type: string, text: string): Response =>
  new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });

/** An XML document. */
export const xmlResponse = (type: string, body: string): Response =>
  textResponse(type, `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

/** What is answered where a resource does not exist. */
export const notFoundResponse = (): Response => new Response("Not found\n", { status: 404 });
