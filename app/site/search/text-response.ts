/** The page cache stores it until the next publish. */
export const textResponse = (type: string, text: string): Response =>
  new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });

export const xmlResponse = (type: string, body: string): Response =>
  textResponse(type, `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

export const notFoundResponse = (): Response => new Response("Not found\n", { status: 404 });
