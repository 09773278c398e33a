import { createHash } from "node:crypto";
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
    const policy = policyOf({
      scripts: [...inline, ...check.scripts],
      images: ["data:"],
      connections: withSelf(check.scripts),
      frames: withSelf(frames),
      ancestors: addressOf(c.req.path).framed ? "'self'" : "'none'",
    });
    c.res.headers.set("Content-Security-Policy", policy);
  };
};

const withSelf = (hosts: string[]): string[] => (hosts.length > 0 ? ["'self'", ...hosts] : []);

/** None on an error page that is shown because the site can't be read. */
const mapHost = (platform: Platform): Promise<string | null> =>
  publishedSite(platform).then(
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

type Sources = { scripts: string[]; images: string[]; connections: string[]; frames: string[]; ancestors: string };

/** Without connections or frames there is no line of theirs: the default says it. Workers fall back to `script-src`, and none comes from another origin anyway. */
export const policyOf = ({ scripts, images, connections, frames, ancestors }: Sources): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' ${images.join(" ")}`,
    ...(connections.length > 0 ? [`connect-src ${connections.join(" ")}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    `frame-ancestors ${ancestors}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
