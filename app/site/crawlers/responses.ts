import { escapeMarkup } from "#domain/formats/escape-markup.ts";

/** The page cache stores it until the next publish. */
export const textResponse = (type: string, text: string): Response =>
  new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });

export const xmlResponse = (type: string, body: string): Response =>
  textResponse(type, `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

export const notFoundResponse = (): Response => new Response("Not found\n", { status: 404 });

/** Escapes for elements and attributes; drops characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string => escapeMarkup([...text].filter(isAllowed).join(""));

const isAllowed = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};
