import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import { addressOf } from "#domain/addresses.ts";
import { isKey } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "../request-log.ts";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";

const FOREVER = "public, max-age=31536000, immutable";
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};
/** Of drawings, which may be as large as a photo. */
const MOST_BYTES = 16 * 1024 * 1024;

type Encoded = { encoding: Encoding; bytes: Uint8Array };

const openTexts = ({ files }: Pick<Platform, "files">) => {
  const texts = new LRUCache<string, Encoded, Encoding>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: async (name, _, { context: encoding }) => {
      const bytes = await files.get(name.slice(encoding.length + 1));
      return bytes ? encode(bytes, encoding) : undefined;
    },
  });
  return (key: string, encoding: Encoding) => texts.fetch(`${encoding}:${key}`, { context: encoding });
};

/** Kept by no cache on the way: by the next upload or upgrade it may be there. */
const missing = (c: Context<RequestEnv>) => {
  c.header("Cache-Control", "no-store");
  return c.notFound();
};

export const media = (platform: Pick<Platform, "files">) => {
  const { files } = platform;
  const read = openTexts(platform);
  return async (c: Context<RequestEnv, "/media/:key">) => {
    const key = c.req.param("key");
    const extension = key.split(".").at(-1) ?? "";
    const type = TYPES[extension];
    if (!type || !isKey(key) || key.includes("/")) return missing(c);
    const drawn = extension === "svg";
    const wanted = drawn ? acceptedEncoding(c.req.header("accept-encoding")) : "identity";
    const found = drawn
      ? await read(key, wanted)
      : await files.get(key).then((bytes) => bytes && { encoding: "identity" as const, bytes });
    if (!found) return missing(c);
    c.header("Content-Type", type);
    c.header("Cache-Control", FOREVER);
    if (drawn) c.header("Vary", "Accept-Encoding");
    if (drawn) c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (found.encoding !== "identity") c.header("Content-Encoding", found.encoding);
    return c.body(new Uint8Array(found.bytes));
  };
};

const encode = async (bytes: Uint8Array, encoding: Encoding): Promise<Encoded> => {
  if (encoding === "br") return { encoding, bytes: await promisify(brotliCompress)(bytes) };
  if (encoding === "gzip") return { encoding, bytes: await promisify(gzip)(bytes) };
  return { encoding, bytes };
};

/** Icons keep their names: a day, so that a new one is seen soon. */
const A_DAY = "public, max-age=86400";
/** Compressed at build time; those of other versions come from where all replicas keep them. */
export const staticFiles = (platform: Platform, folder: string): MiddlewareHandler<RequestEnv> => {
  const readOther = openTexts(platform);
  const serve = serveStatic<RequestEnv>({ root: folder, precompressed: true });
  return async (c, next) => {
    const { path } = c.req;
    if (!/\.\w+$/.test(path) || path.includes("/.")) return next();
    const found = await serve(c, async () => undefined);
    if (found) {
      const kept = addressOf(path).files === "immutable" ? FOREVER : A_DAY;
      found.headers.set("Cache-Control", found.ok ? kept : "no-store"); // 416: a part that it does not have
      // Also where it is sent as it is: a cache would give that to all who take it compressed.
      found.headers.set("Vary", "Accept-Encoding");
      return found;
    }
    if (addressOf(path).files === "none") return next();
    const key = path.slice(1);
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    const other = addressOf(path).files === "immutable" && isKey(key) ? await readOther(key, encoding) : null;
    if (!other) return missing(c); // where only files live, no page is
    c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
    c.header("Cache-Control", FOREVER);
    c.header("Vary", "Accept-Encoding");
    if (other.encoding !== "identity") c.header("Content-Encoding", other.encoding);
    return c.body(new Uint8Array(other.bytes));
  };
};
