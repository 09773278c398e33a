import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

/** Browsers and CDNs keep a page but ask each time whether it is still the one: a publish is seen at once. */
const ASK_FIRST = "public, max-age=0, must-revalidate";
/** Brotli's strength for pages made on demand: most of the gain of 11 at a tenth of its time. */
const BROTLI_QUALITY = 6;
/** Said anew with every answer. */
const NOT_KEPT = new Set(["content-length", "x-request-id", "date"]);

/** One form of a page, ready for the wire; headers as Node takes them raw: name, value, name, value. */
export type Form = { etag: string; headers: string[]; notModified: string[]; body: Buffer<ArrayBuffer> };

/** A whole page in its three forms. `size` counts the bytes it takes in memory. */
export type KeptPage = { status: number; forms: Record<Encoding, Form>; size: number };

/** Makes a page of an answer, compressed three ways; `always` are headers that every answer carries. */
export const keepPage = async (response: Response, always: [string, string][]): Promise<KeptPage> => {
  const identity = Buffer.from(await response.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  const headers = new Headers(response.headers);
  for (const [name, value] of always) headers.set(name, value);
  headers.set("Vary", "Accept-Encoding");
  if (!headers.has("cache-control")) headers.set("Cache-Control", ASK_FIRST);
  for (const name of NOT_KEPT) headers.delete(name);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return {
    status: response.status,
    forms: {
      identity: toForm(headers, hash, "identity", identity),
      gzip: toForm(headers, hash, "gzip", gzipped),
      br: toForm(headers, hash, "br", br),
    },
    size: identity.length + gzipped.length + br.length,
  };
};

const toForm = (shared: Headers, hash: string, encoding: Encoding, body: Buffer<ArrayBuffer>): Form => {
  const etag = `"${hash}-${encoding}"`;
  const headers = new Headers(shared);
  headers.set("ETag", etag);
  const notModified = new Headers(headers);
  notModified.delete("content-type");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return { etag, headers: [...headers].flat(), notModified: [...notModified].flat(), body };
};

/** True when the client's If-None-Match names this form. */
export const isFresh = (form: Form, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === form.etag || ifNoneMatch.split(/,\s*/).includes(form.etag));
