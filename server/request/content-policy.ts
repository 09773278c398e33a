import { createHash, randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { startScript } from "#app/site/inline-scripts.ts";
import { speculationRules } from "#app/site/speculation-rules.ts";
import { addressOf } from "#domain/addresses.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** Public pages are shared, so their inline scripts are named by hashes. Vite needs more than any policy grants. */
export const contentPolicy = (platform: Platform): MiddlewareHandler<RequestEnv> => {
  const inline = [speculationRules, startScript].map(hashOf);
  return async (c, next) => {
    if (addressOf(c.req.path).staff || !platform.settings.production) return next();
    await next();
    if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
    const check = c.get("visitor").asksHuman ? checkSources(platform) : { scripts: [], frames: [] };
    const known = [await mapHost(platform), ...check.frames, ...c.get("visitor").frames];
    const frames = known.filter((host) => host !== null);
    const scripts = ["'self'", ...inline, ...check.scripts];
    c.res.headers.set("Content-Security-Policy", policy(c.req.path, scripts, frames, check.scripts));
  };
};

/** None on an error page that is shown because the site can't be read. */
const mapHost = ({ database }: Platform): Promise<string | null> =>
  publishedSite(database).then(
    ({ settings }) => originOf(settings.map.embedUrl),
    () => null,
  );

type CheckSources = { scripts: string[]; frames: string[] };

const GOOGLE = new Set(["https://www.google.com", "https://www.recaptcha.net"]);

/** The folder of the script, not its host: those of Google hold much else that would run here. The script loads the rest of itself from gstatic. */
const checkSources = ({ humanCheck }: Platform): CheckSources => {
  const view = humanCheck.view();
  if (view.provider !== "recaptcha" || !URL.canParse(view.scriptUrl)) return { scripts: [], frames: [] };
  const folder = new URL(".", view.scriptUrl);
  if (!GOOGLE.has(folder.origin)) return { scripts: [folder.href], frames: [folder.href] };
  return {
    scripts: [folder.href, "https://www.gstatic.com/recaptcha/"],
    frames: [folder.href, "https://recaptcha.google.com/recaptcha/"],
  };
};

/** What the default says already is left out. Workers fall back to `script-src`, and none comes from another origin anyway. */
const policy = (path: string, scripts: string[], frames: string[], connections: string[]) =>
  [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...beyondSelf("connect-src", connections),
    ...beyondSelf("frame-src", frames),
    `frame-ancestors ${addressOf(path).framed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");

const beyondSelf = (directive: string, hosts: string[]): string[] =>
  hosts.length > 0 ? [`${directive} 'self' ${hosts.join(" ")}`] : [];

/** Pages of staff are not kept; their inline scripts are named by a nonce that is new with every request. */
export const staffArea =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (!addressOf(c.req.path).staff) return next();
    const nonce = randomBytes(16).toString("base64url");
    c.get("visitor").nonce = nonce;
    c.get("visitor").wantsData = c.req.path.endsWith(".data");
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
    if (settings.production) c.res.headers.set("Content-Security-Policy", staffPolicy(nonce));
  };

const staffPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
