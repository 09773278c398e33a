import type { Context, Next } from "hono";
import { readFileOf } from "#domain/media/library/read-file.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "../request-log.ts";

/** GET /files/<id>.pdf: a file under the name that staff gave it, to be kept, never shown as a part of this site. */
export const downloads =
  (platform: Pick<Platform, "database" | "files">) => async (c: Context<RequestEnv, "/files/:name">, next: Next) => {
    const file = await readFileOf(platform, c.req.path);
    if (!file) return next();
    c.header("Cache-Control", "public, no-cache");
    c.header("ETag", `"${file.key}"`);
    if (c.req.header("if-none-match") === `"${file.key}"`) return c.body(null, 304);
    const bytes = await platform.files.get(file.key);
    if (!bytes) return next();
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", dispositionOf(file.name));
    c.header("Content-Security-Policy", "default-src 'none'; sandbox");
    return c.body(new Uint8Array(bytes));
  };

/** RFC 6266: the plain name for old browsers, the whole one for all others. */
const dispositionOf = (name: string): string => {
  const plain = name.normalize("NFKD").replace(/[^\w .()-]/g, "");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain.trim() || "file"}.pdf"; filename*=UTF-8''${whole}.pdf`;
};
