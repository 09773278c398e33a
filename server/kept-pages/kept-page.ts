import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "../request/files/accepted-encoding.ts";
import { type WholeAnswer, wholeAnswer } from "./whole-answer.ts";

/** Asked each time whether it is still the one: a publish is seen at once. */
const ASK_FIRST = "public, max-age=0, must-revalidate";
/** While the first reader waits: 0.1 to 0.3 ms a page. */
const QUICK = 1;
/** Later, on another thread: a quarter smaller, so that the home page fits the first 14.6 kB (decision 009). */
const DENSE = 10;
/** More work for 2 percent: for a page that nearly fits what a new connection carries at first. */
const DENSEST = 11;
/** How distances are written: low bits apart, and codes of short ones. Which is the shortest is chance: it differs by 0.4 percent from page to page. */
const DISTANCES = [0, 1, 2, 3].flatMap((postfix) => [0, 9].map((short) => [postfix, short << postfix] as const));
const FIRST_FLIGHT = 14_600;
const NEARLY = 1.1 * FIRST_FLIGHT;
/** What a head takes of the first flight. */
const HEAD = 930;
/** A power of two. Pages are shorter, and more is memory to be cleared each time. */
const WINDOW = 18;
const PER_ANSWER = ["content-length", "x-request-id", "date"];

/** `headers` as Node takes them raw: name, value, name, value. */
export type EncodedPage = { headers: string[]; body: Buffer<ArrayBuffer>; whole?: WholeAnswer };

export type KeptPage = {
  status: number;
  mark: string;
  headers: string[];
  notModified: string[];
  text: Buffer<ArrayBuffer>;
  encoded: Partial<Record<Encoding, EncodedPage>>;
  dense: boolean;
  asked: number;
  size: number;
};

export const keepPage = async (response: Response, always: [string, string][]): Promise<KeptPage> => {
  const text = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const [name, value] of always) headers.set(name, value);
  headers.set("Vary", "Accept-Encoding");
  if (!headers.has("cache-control")) headers.set("Cache-Control", ASK_FIRST);
  for (const name of PER_ANSWER) headers.delete(name);
  const flat = [...headers].flat();
  headers.delete("content-type");
  const mark = createHash("sha256").update(`${flat}`).update(text).digest("base64url").slice(0, 22);
  return {
    status: response.status,
    mark,
    headers: flat,
    notModified: [...headers].flat(),
    text,
    encoded: {},
    dense: false,
    asked: 0,
    size: 2 * text.length,
  };
};

/** A 304 has no body. */
export const replyOf = (page: KeptPage, accepted: string | undefined, ifNoneMatch: string | undefined) => {
  const encoding = acceptedEncoding(accepted);
  const tag = page.status === 200 ? tagOf(page, encoding, ifNoneMatch) : undefined;
  if (tag) return { status: 304, headers: [...page.notModified, "etag", tag], encoded: undefined };
  page.encoded[encoding] ??= encode(page, encoding, encoding, compress[encoding](page.text));
  const encoded = page.encoded[encoding];
  return { status: page.status, headers: encoded.headers, encoded };
};

/** The tag that names this page, as it was sent then: quickly or densely compressed, or weakened by a proxy. */
const tagOf = (page: KeptPage, encoding: Encoding, ifNoneMatch: string | undefined): string | undefined =>
  ifNoneMatch?.split(/,\s*/).find((tag) => tag.replace("W/", "").startsWith(`"${page.mark}-${encoding}`));

const compress: Record<Encoding, (text: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>> = {
  br: (text) => brotliCompressSync(text, options(QUICK)),
  gzip: (text) => gzipSync(text, { level: 6 }),
  identity: (text) => text,
};

const options = (quality: number, postfix = 0, direct = 0) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  },
});

export const makeDense = async (page: KeptPage): Promise<void> => {
  const pack = (...how: Parameters<typeof options>) => promisify(brotliCompress)(page.text, options(...how));
  let best = await pack(DENSE);
  for (const [postfix, direct] of best.length + HEAD < NEARLY ? DISTANCES : []) {
    if (best.length + HEAD <= FIRST_FLIGHT) break;
    const other = await pack(DENSEST, postfix, direct);
    if (other.length < best.length) best = other;
  }
  page.encoded.br = encode(page, "br", `br${DENSE}`, best);
};

const encode = (page: KeptPage, encoding: Encoding, name: string, body: Buffer<ArrayBuffer>): EncodedPage => {
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const etag = `"${page.mark}-${name}"`;
  return { headers: [...page.headers, ...coding, "etag", etag, "content-length", String(body.length)], body };
};

/** Undefined for the plain text, which is not kept twice. */
export const wholeOf = (page: KeptPage, encoded: EncodedPage): WholeAnswer | undefined => {
  if (encoded.body === page.text) return undefined;
  encoded.whole ??= wholeAnswer(page.status, encoded.headers, encoded.body);
  return encoded.whole;
};
