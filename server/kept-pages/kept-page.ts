import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "../request/accepted-encoding.ts";
import { type WholeAnswer, wholeAnswer } from "./whole-answer.ts";

/** Browsers and CDNs keep a page but ask each time whether it is still the one: a publish is seen at once. */
const ASK_FIRST = "public, max-age=0, must-revalidate";
/** Brotli's strength while the first reader waits: a third of a millisecond for 64 kB. */
const QUICK = 1;
/** And for pages that are asked for again, on another thread: a fifth smaller at a hundred times the price. */
const DENSE = 10;
/** How far back Brotli looks, as a power of two: pages are shorter, and more is memory to be cleared each time. */
const WINDOW = 18;
/** Said anew with every answer. */
const NOT_KEPT = new Set(["content-length", "x-request-id", "date"]);

/** One form of a page; headers as Node takes them raw: name, value, name, value. `whole`: ready for the wire. */
export type Form = { headers: string[]; body: Buffer<ArrayBuffer>; whole?: WholeAnswer };

/** A whole page, compressed when somebody asks for it so. */
export type KeptPage = {
  status: number;
  /** Names what the page says, in its headers and its text: two pages with the same mark are the same. */
  mark: string;
  headers: string[];
  /** The headers of an answer that it has not changed. */
  notModified: string[];
  text: Buffer<ArrayBuffer>;
  forms: Partial<Record<Encoding, Form>>;
  dense: boolean;
  /** How often it was asked for, lately more than long ago. */
  asked: number;
  /** Bytes in memory, at most. */
  size: number;
};

/** Makes a page of an answer; `always` are headers that every answer carries. */
export const keepPage = async (response: Response, always: [string, string][]): Promise<KeptPage> => {
  const text = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const [name, value] of always) headers.set(name, value);
  headers.set("Vary", "Accept-Encoding");
  if (!headers.has("cache-control")) headers.set("Cache-Control", ASK_FIRST);
  for (const name of NOT_KEPT) headers.delete(name);
  const flat = [...headers].flat();
  headers.delete("content-type");
  const mark = createHash("sha256").update(`${flat}`).update(text).digest("base64url").slice(0, 22);
  return {
    status: response.status,
    mark,
    headers: flat,
    notModified: [...headers].flat(),
    text,
    forms: {},
    dense: false,
    asked: 0,
    size: 2 * text.length,
  };
};

/** A page in one form, compressed now where that has not been done yet. */
export const formOf = (page: KeptPage, encoding: Encoding): Form => {
  page.forms[encoding] ??= toForm(page, encoding, encoding, compress[encoding](page.text));
  return page.forms[encoding];
};

/** A compressed page in one piece, made now where that has not been done yet; the plain text is not kept twice. */
export const wholeOf = (page: KeptPage, form: Form): WholeAnswer | undefined => {
  if (form.body === page.text) return undefined;
  form.whole ??= wholeAnswer(page.status, form.headers, form.body);
  return form.whole;
};

const compress: Record<Encoding, (text: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>> = {
  br: (text) => brotliCompressSync(text, options(QUICK)),
  gzip: (text) => gzipSync(text, { level: 6 }),
  identity: (text) => text,
};

const options = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
});

/** Compresses a page as well as it pays, away from the requests. From then on it is sent like that. */
export const makeDense = async (page: KeptPage): Promise<void> => {
  page.forms.br = toForm(page, "br", `br${DENSE}`, await promisify(brotliCompress)(page.text, options(DENSE)));
};

const toForm = (page: KeptPage, encoding: Encoding, name: string, body: Buffer<ArrayBuffer>): Form => {
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const etag = `"${page.mark}-${name}"`;
  return { headers: [...page.headers, ...coding, "etag", etag, "content-length", String(body.length)], body };
};

/**
 * The tag in a client's If-None-Match that names this page in this encoding, as it was sent then: quickly or densely
 * compressed, or weakened by a proxy on the way. Undefined where the client has another page or none.
 */
export const tagOf = (page: KeptPage, encoding: Encoding, ifNoneMatch: string | undefined): string | undefined =>
  ifNoneMatch?.split(/,\s*/).find((tag) => tag.replace("W/", "").startsWith(`"${page.mark}-${encoding}`));
