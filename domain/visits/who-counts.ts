import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { networkOf } from "../rate-limit.server.ts";

/** Who asks, as the front door sees it. */
export type Asker = { address: string; header: (name: string) => string | null | undefined };

const STAFF = /(?:^|;\s*)(?:__Secure-)?cms\.session_token=/;

/** Programs, staff, and those who ask not to be counted (Global Privacy Control, Do Not Track). */
export const isLeftOut = ({ header }: Asker): boolean =>
  header("sec-gpc") === "1" ||
  header("dnt") === "1" ||
  STAFF.test(header("cookie") ?? "") ||
  !header("user-agent") ||
  isbot(header("user-agent"));

const LONGEST_AGENT = 300;

export const agentOf = ({ header }: Asker): string => (header("user-agent") ?? "").slice(0, LONGEST_AGENT);

/** All that is known of a visitor, in memory and for a second. An IPv6 network is one. */
export const visitorOf = (asker: Asker): string => `${networkOf(asker.address)}\n${agentOf(asker)}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** More than an office reads that has one address. */
const PER_MINUTE = 300;
/** How many browsers of one address begin to count in an hour, so that other names for the same one don't. */
const BROWSERS_PER_HOUR = 20;
const NETWORKS = 20_000;

type Network = { minute: number; beacons: number; hour: number; browsers: Set<number> };

/** In the memory of this process. It asks before anything else is done, and says false to a flood. */
export const floodGate = (elapsed: () => number): ((asker: Asker) => boolean) => {
  const networks = new LRUCache<string, Network>({ max: NETWORKS });
  return (asker) => {
    const key = networkOf(asker.address);
    const now = elapsed();
    const network = networks.get(key) ?? { minute: now, beacons: 0, hour: now, browsers: new Set() };
    networks.set(key, network);
    if (now - network.minute >= MINUTE_MS) Object.assign(network, { minute: now, beacons: 0 });
    if (now - network.hour >= HOUR_MS) Object.assign(network, { hour: now, browsers: new Set() });
    network.beacons += 1;
    if (network.beacons > PER_MINUTE) return false;
    const browser = shortHash(agentOf(asker));
    if (network.browsers.has(browser)) return true;
    if (network.browsers.size >= BROWSERS_PER_HOUR) return false;
    network.browsers.add(browser);
    return true;
  };
};

/** FNV-1a: quick, and good enough to tell browsers of one network apart. */
const shortHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
};
