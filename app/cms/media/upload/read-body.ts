/** The body of a request, or null as soon as it turns out to be longer than `most` bytes; no more than that is read. */
export const readBody = async (request: Request, most: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};
