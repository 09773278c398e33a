import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { codeOf } from "../process/fault.ts";
import { isOwnNetwork } from "./own-network.ts";

/** `own-network`: it leads to where something of ours may stand, and was not asked. `no-answer`: nothing came in time. */
export type SiteAnswer = { outcome: "answered"; status: number } | { outcome: "own-network" | "no-answer" };

/** `too-large`: there is more than was asked for, and no more than that was read. */
export type Fetched =
  | { outcome: "fetched"; bytes: Uint8Array }
  | { outcome: "own-network" | "no-answer" | "too-large" };

export type OtherSites = {
  /** How an address of another site answers a visitor; `no-answer` also once `stopping` is aborted. Never throws. */
  ask: (address: string, stopping: AbortSignal) => Promise<SiteAnswer>;
  /** What stands there, of at most so many bytes; `no-answer` also once `stopping` is aborted. Never throws. */
  fetch: (address: string, mostBytes: number, stopping: AbortSignal) => Promise<Fetched>;
};

const GIVE_UP_MS = 5_000;
const GIVE_UP_FETCHING_MS = 20_000;
const MOST_STEPS = 5;
const REFUSED = "OWN_NETWORK";
const TOO_LARGE = "TOO_LARGE";

/**
 * HEAD, then GET where that is refused, through at most five redirects, five seconds in all. Each step connects to the
 * very address that was looked up and found to be outside of our networks, so a name can't change in between.
 */
export const openOtherSites = (isRefused = isOwnNetwork): OtherSites => ({
  ask: async (address, stopping) => {
    const signal = AbortSignal.any([AbortSignal.timeout(GIVE_UP_MS), stopping]);
    try {
      return { outcome: "answered", status: await statusOf(address, isRefused, signal) };
    } catch (error) {
      return { outcome: codeOf(error) === REFUSED ? "own-network" : "no-answer" };
    }
  },
  fetch: async (address, mostBytes, stopping) => {
    const signal = AbortSignal.any([AbortSignal.timeout(GIVE_UP_FETCHING_MS), stopping]);
    const get = (url: URL) => send({ method: "GET", url, isRefused, signal, mostBytes });
    try {
      const { status, bytes } = await follow(address, get);
      return status === 200 ? { outcome: "fetched", bytes } : { outcome: "no-answer" };
    } catch (error) {
      const code = codeOf(error);
      return { outcome: code === REFUSED ? "own-network" : code === TOO_LARGE ? "too-large" : "no-answer" };
    }
  },
});

type IsRefused = (address: string) => boolean;

type Answer = { status: number; location: string | undefined; bytes: Uint8Array };

const statusOf = async (address: string, isRefused: IsRefused, signal: AbortSignal): Promise<number> => {
  const { status } = await follow(address, async (url) => {
    const head = await send({ method: "HEAD", url, isRefused, signal });
    return head.status < 400 ? head : send({ method: "GET", url, isRefused, signal });
  });
  return status;
};

const follow = async (address: string, get: (url: URL) => Promise<Answer>): Promise<Answer> => {
  let url = new URL(address);
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const answer = await get(url);
    const { status, location } = answer;
    if (status < 300 || status >= 400 || !location) return answer;
    url = new URL(location, url);
  }
  throw new Error("too many redirects");
};

const refusal = () => Object.assign(new Error("an address of our own networks"), { code: REFUSED });

type Request = { method: "HEAD" | "GET"; url: URL; isRefused: IsRefused; signal: AbortSignal; mostBytes?: number };

/** Reads what an answer holds only where `mostBytes` says how much of it. */
const send = ({ method, url, isRefused, signal, mostBytes = 0 }: Request) =>
  new Promise<Answer>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!/^https?:$/.test(url.protocol) || url.username || (isIP(host) && isRefused(host))) return reject(refusal());
    const headers = { "user-agent": "Mozilla/5.0 (compatible; link check)", accept: "*/*" };
    const options = { method, headers, signal, agent: false, lookup: outside(isRefused) };
    const request = (url.protocol === "https:" ? https : http).request(url, options, (response) => {
      const answer = { status: response.statusCode ?? 0, location: response.headers.location };
      const read = answer.status === 200 && mostBytes > 0 ? bytesOf(response, mostBytes) : Promise.resolve(NOTHING);
      read.then((bytes) => resolve({ ...answer, bytes }), reject).finally(() => response.destroy());
    });
    request.on("error", reject);
    request.end();
  });

const NOTHING = new Uint8Array();

const bytesOf = async (response: http.IncomingMessage, most: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > most) throw Object.assign(new Error("more than was asked for"), { code: TOO_LARGE });
    parts.push(part);
  }
  return Buffer.concat(parts);
};

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
