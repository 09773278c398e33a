import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isOwnNetwork } from "./own-network.ts";

/** `own-network`: it leads to where something of ours may stand, and was not asked. `no-answer`: nothing came in time. */
export type SiteAnswer = { outcome: "answered"; status: number } | { outcome: "own-network" | "no-answer" };

export type OtherSites = {
  /** How an address of another site answers a visitor. Never throws. */
  ask: (address: string) => Promise<SiteAnswer>;
};

const GIVE_UP_MS = 5_000;
const MOST_STEPS = 5;
const REFUSED = "OWN_NETWORK";

/**
 * HEAD, then GET where that is refused, through at most five redirects, five seconds in all. Each step connects to the
 * very address that was looked up and found to be outside of our networks, so a name can't change in between.
 */
export const openOtherSites = (isRefused = isOwnNetwork): OtherSites => ({
  ask: async (address) => {
    try {
      return { outcome: "answered", status: await statusOf(address, isRefused, AbortSignal.timeout(GIVE_UP_MS)) };
    } catch (error) {
      return { outcome: (error as NodeJS.ErrnoException).code === REFUSED ? "own-network" : "no-answer" };
    }
  },
});

type IsRefused = (address: string) => boolean;

const statusOf = async (address: string, isRefused: IsRefused, signal: AbortSignal): Promise<number> => {
  let url = new URL(address);
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const head = await send("HEAD", url, isRefused, signal);
    const { status, location } = head.status < 400 ? head : await send("GET", url, isRefused, signal);
    if (status < 300 || status >= 400 || !location) return status;
    url = new URL(location, url);
  }
  throw new Error("too many redirects");
};

const refusal = () => Object.assign(new Error("an address of our own networks"), { code: REFUSED });

const send = (method: "HEAD" | "GET", url: URL, isRefused: IsRefused, signal: AbortSignal) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!/^https?:$/.test(url.protocol) || url.username || (isIP(host) && isRefused(host))) return reject(refusal());
    const headers = { "user-agent": "Mozilla/5.0 (compatible; link check)", accept: "*/*" };
    const options = { method, headers, signal, agent: false, lookup: outside(isRefused) };
    const request = (url.protocol === "https:" ? https : http).request(url, options, (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    request.on("error", reject);
    request.end();
  });

/** A look-up that gives no name of which any address is refused. */
const outside =
  (isRefused: IsRefused): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      if (!first || found.some(({ address }) => isRefused(address))) return done(refusal(), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
